import { orderType, tradeTab, type Decimal, type Position, type QuoteDetail } from '@meridian/api';
import { Banner, Button, EmptyState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BuiltAssetClass } from '../../../../asset-classes/definition.ts';
import { compare, isPositive, subtract } from '../../../../domain/money.ts';
import { useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import { LiveChange } from '../../../../presentation/LiveChange.tsx';
import { LivePrice } from '../../../../presentation/LivePrice.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { isShort } from '../../model/form.ts';
import { ConfirmSheet } from '../../ordering/ConfirmSheet.tsx';
import { MarketNotices } from '../../ordering/MarketNotices.tsx';
import { OutcomeView } from '../../ordering/OutcomeView.tsx';
import { useFocusOnFirstError } from '../../ordering/useFocusOnFirstError.ts';
import { RefusalBanner } from '../../ordering/RefusalBanner.tsx';
import { ActionBar, Headline, Layout, LayoutFrame } from '../Ticket/Ticket.styles.ts';
import { CloseFields } from './CloseFields.tsx';
import { CloseFigures, ConfirmCloseFigures, NetFigure } from './CloseFigures.tsx';
import { CloseRecord } from './CloseRecord.tsx';
import { messages } from './Close.messages.ts';
import { useClosing, type Closing } from './useClosing.ts';

export interface CloseFrame {
  readonly title: string;
  readonly subtitle: string;
  readonly backTo: string;
}

/** The close screen from the first choice to the record of what became of it. */
export function CloseForm({
  assetClass,
  position,
  closable,
  detail,
  frame,
}: {
  assetClass: BuiltAssetClass;
  position: Position;
  closable: Decimal;
  detail: QuoteDetail;
  frame: CloseFrame;
}): ReactNode {
  const closing = useClosing(assetClass, { position, closable }, detail);
  const what = useCloseName(closing);
  const { submission } = closing.controls;
  const framed = (children: ReactNode): ReactNode => (
    <ScreenFrame {...frame} subtitle={position.name} hasBack>
      {children}
    </ScreenFrame>
  );

  switch (submission.phase) {
    case 'done':
      return framed(<CloseRecord closing={closing} submission={submission} />);
    case 'lookingUp':
    case 'unknown':
    case 'notFound':
      return framed(
        <OutcomeView
          submission={submission}
          what={what}
          controls={closing.controls}
          onSendAgain={closing.review}
        />,
      );
    case 'editing':
    case 'confirming':
    case 'sending':
      if (position.closeTimeTimestamp !== null) return framed(<AlreadyClosed />);
      return (
        <ScreenFrame
          {...frame}
          subtitle={position.name}
          hasBack
          footer={<PressBar closing={closing} what={what} />}
        >
          <Form closing={closing} refused={submission.phase === 'editing' ? submission.refusal : null} />
          <ConfirmSheet
            what={what}
            tone={isShort(position.direction) ? 'buy' : 'sell'}
            controls={closing.controls}
          >
            <ConfirmCloseFigures closing={closing} />
          </ConfirmSheet>
        </ScreenFrame>
      );
  }
}

/** "Close 10 AAPL", "Close 0.5 BTC at $64,000.00". */
function useCloseName({ assetClass, detail, form, summary }: Closing): string {
  const intl = useIntl();
  const format = useFormat();
  const unit = assetClass.quantity.unitOf(detail.stock_code);
  if (summary.quantity === null || !isPositive(summary.quantity)) {
    return intl.formatMessage(messages.closeUnnamed, { unit });
  }
  const quantity = format.quantity(summary.quantity);
  if (form.orderType !== orderType.limit || summary.price === null) {
    return intl.formatMessage(messages.closeNow, { quantity, unit });
  }
  const price = format.money(summary.price, detail.currency, { decimals: detail.priceDecimals });
  return intl.formatMessage(messages.closeAt, { quantity, unit, price });
}

function Form({
  closing,
  refused,
}: {
  closing: Closing;
  refused: Parameters<typeof RefusalBanner>[0]['problem'];
}): ReactNode {
  const { detail, form, trading, attempts, dispatch } = closing;
  const frameRef = useFocusOnFirstError(attempts);
  const takeLimit = (): void =>
    dispatch({ type: 'orderTypeChosen', orderType: orderType.limit, suggestion: detail.price_nominal });
  return (
    <LayoutFrame ref={frameRef}>
      <Headline>
        <LivePrice quote={detail} size="l" />
        <LiveChange quote={detail} size="m" />
      </Headline>
      <RefusalBanner problem={refused} onUseLimit={takeLimit} />
      <MarketNotices
        detail={detail}
        trading={trading}
        isMarketOrder={form.orderType === orderType.market}
        onUseLimit={takeLimit}
      />
      <ClaimNotice closing={closing} />
      <Layout>
        <CloseFields closing={closing} />
        <CloseFigures closing={closing} />
      </Layout>
    </LayoutFrame>
  );
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

function AlreadyClosed(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.alreadyClosedTitle)}
      body={intl.formatMessage(messages.alreadyClosedBody)}
      action={<Button href={links.trade(tradeTab.closed)}>{intl.formatMessage(messages.seeClosed)}</Button>}
    />
  );
}

/** In reach of the thumb: what the trade would come to, and the one thing to press. */
function PressBar({ closing, what }: { closing: Closing; what: string }): ReactNode {
  const { position, problems } = closing;
  const isBlocked = problems.some(
    ({ kind }) => kind === 'halted' || kind === 'marketShut' || kind === 'nothingToClose',
  );
  return (
    <ActionBar>
      <NetFigure closing={closing} />
      {/* Closing a long sells and closing a short buys; the tone is the direction's, as on the ticket. */}
      <Button
        tone={isShort(position.direction) ? 'buy' : 'sell'}
        size="l"
        isFullWidth
        isDisabled={isBlocked}
        onPress={closing.review}
      >
        {what}
      </Button>
    </ActionBar>
  );
}
