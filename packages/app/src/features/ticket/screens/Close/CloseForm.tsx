import { orderType, tradeTab } from '@meridian/api';
import { Banner, Button, type ActionObstacle } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare, isPositive, subtract } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { isForm } from '#submission/submission.ts';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { AlreadyClosed, type KnownPosition } from '../../held/HeldScreen.tsx';
import { isShort } from '../../model/form.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { OrderingForm } from '../../ordering/OrderingForm.tsx';
import { useAsked } from '../../ordering/useAsked.ts';
import { useOrderWords } from '../../ordering/useOrderWords.ts';
import { usePriceQuestion } from '../../ordering/usePriceQuestion.ts';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { CloseFields } from './CloseFields.tsx';
import { CloseFigures, CloseReview, NetFigure } from './CloseFigures.tsx';
import { CloseRecord } from './CloseRecord.tsx';
import { messages } from './Close.messages.ts';
import { useClosing, type Closing } from './useClosing.ts';

/** The close screen from the first choice to the record of what became of it. */
export function CloseForm({ assetClass, position, isClosed, closable, detail }: KnownPosition): ReactNode {
  const intl = useIntl();
  const closing = useClosing(assetClass, { position, closable }, detail);
  const what = useCloseName(closing);
  const words = useOrderWords();
  const obstacle = useCloseObstacle(closing);
  const asked = useAsked({
    product: { source: assetClass.paths.source, code: detail.stock_code },
    detail: closing.detail,
    controls: closing,
    form: closing.form,
    dispatch: closing.dispatch,
    onQuantity: (text, decimals) => closing.dispatch({ type: 'partTyped', text, decimals }),
    startAnother: closing.startAnother,
  });
  const question = usePriceQuestion({
    submission: closing.submission,
    detail: closing.detail,
    marketPrice: closing.form.orderType === orderType.limit ? null : closing.summary.price,
  });
  if (isClosed && isForm(closing.submission))
    return <AlreadyClosed body={intl.formatMessage(messages.alreadyClosedBody)} />;
  return (
    <SubmissionFlow
      controls={closing}
      words={words}
      press={{
        what,
        // Closing a long sells and closing a short buys; the tone is the direction's, as on the ticket.
        tone: isShort(position.direction) ? 'buy' : 'sell',
        figure: <NetFigure closing={closing} />,
        obstacle,
        isBlocked: closing.problems.some(
          ({ kind }) => kind === 'halted' || kind === 'marketShut' || kind === 'nothingToClose',
        ),
      }}
      confirmation={<CloseReview closing={closing} />}
      question={question}
      record={(done) => <CloseRecord closing={closing} submission={done} />}
      form={(refusal) => (
        <OrderingForm
          asked={asked}
          detail={closing.detail}
          trading={closing.trading}
          orderType={closing.form.orderType}
          refusal={refusal}
          onTakePrice={(price) => closing.dispatch({ type: 'marketPriceTaken', price })}
          onUseLimit={() => takeLimit(closing)}
          notices={
            <>
              <UnsettledNotice words={words} controls={closing} />
              <ClaimNotice closing={closing} />
            </>
          }
          fields={<CloseFields closing={closing} />}
          figures={<CloseFigures closing={closing} />}
        />
      )}
    />
  );
}

/** What is wrong with it and belongs to no field. */
function useCloseObstacle({ problems }: Closing): ActionObstacle | undefined {
  const intl = useIntl();
  if (!problems.some(({ kind }) => kind === 'priceImpossible')) return undefined;
  return {
    title: intl.formatMessage(orderingMessages.priceImpossible),
    body: intl.formatMessage(orderingMessages.priceImpossibleBody),
  };
}

function takeLimit({ detail, dispatch }: Closing): void {
  dispatch({ type: 'orderTypeChosen', orderType: orderType.limit, suggestion: detail.price_nominal });
}

/** "Close 10 AAPL", "Close 0.5 BTC at $64,000.00". */
function useCloseName(closing: Closing): string {
  const { detail, form, summary } = closing;
  const intl = useIntl();
  const format = useFormat();
  const unitOf = useCountedUnit(closing.assetClass);
  if (summary.quantity === null || !isPositive(summary.quantity)) {
    return intl.formatMessage(messages.closeUnnamed, { unit: unitOf(detail, null) });
  }
  const unit = unitOf(detail, summary.quantity);
  const quantity = format.quantity(summary.quantity);
  if (form.orderType !== orderType.limit || summary.price === null) {
    return intl.formatMessage(messages.closeNow, { quantity, unit });
  }
  const price = format.money(summary.price, detail.currency, { decimals: detail.priceDecimals });
  return intl.formatMessage(messages.closeAt, { quantity, unit, price });
}

/** Part of the position, or all of it, waits for closing orders that were placed before. */
function ClaimNotice({ closing: { position, closable } }: { closing: Closing }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  if (compare(closable, position.quantity) === 0) return null;
  const isAll = !isPositive(closable);
  return (
    <Banner
      tone="waiting"
      title={
        isAll
          ? intl.formatMessage(messages.nothingToCloseTitle)
          : intl.formatMessage(messages.claimed, {
              quantity: format.quantity(subtract(position.quantity, closable)),
            })
      }
      action={
        <Button size="s" href={links.trade(tradeTab.entrusted)}>
          {intl.formatMessage(messages.seeOrders)}
        </Button>
      }
    >
      {isAll ? intl.formatMessage(messages.nothingToCloseBody) : null}
    </Banner>
  );
}
