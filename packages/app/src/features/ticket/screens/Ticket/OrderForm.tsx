import type { QuoteDetail } from '@meridian/api';
import { Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TradedClass } from '#asset-classes/definition.ts';
import { isOfFuture } from '#domain/contract.ts';
import type { InstrumentParams } from '#platform/address/links.ts';
import { AuctionPanel } from '#presentation/auction/AuctionPanel.tsx';
import { ContractEnds } from '#presentation/contract-end/ContractEnds.tsx';
import { usePermission } from '#presentation/permission/usePermission.ts';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import type { Consent } from '#submission/ConfirmSheet.tsx';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { useWaitingOrders } from '../../api.ts';
import { concernsOf } from '../../model/concerns.ts';
import { useConcernText } from '../../ordering/useConcernText.ts';
import type { TicketProblem } from '../../model/check.ts';
import { isShort } from '../../model/form.ts';
import { OrderingForm } from '../../ordering/OrderingForm.tsx';
import { useAsked } from '../../ordering/useAsked.ts';
import { useOrderWords } from '../../ordering/useOrderWords.ts';
import { usePriceQuestion } from '../../ordering/usePriceQuestion.ts';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { Figures, TicketReview, TotalFigure } from './Figures.tsx';
import { HeldNotice } from './HeldNotice.tsx';
import { useOrderObstacle, WalletNotice } from './MoneyNotices.tsx';
import { OrderFields } from './OrderFields.tsx';
import { OrderRecord } from './OrderRecord.tsx';
import { PermissionNotice } from './PermissionNotice.tsx';
import { ProductFacts } from './product/ProductFacts.tsx';
import { messages } from './Ticket.messages.ts';
import { useOrderName } from './useOrderName.ts';
import { toLimitOrder, useTicket, type Ticket } from './useTicket.ts';
import { WindowNotice } from './WindowNotice.tsx';

export interface OrderFormProps {
  readonly assetClass: TradedClass;
  readonly detail: QuoteDetail;
  readonly instrument: InstrumentParams;
}

/** What no change of the form mends: the button says so before it is pressed. */
const blocking: ReadonlySet<TicketProblem['kind']> = new Set([
  'halted',
  'notAccepted',
  'marketShut',
  'contractUnknown',
]);

/** What may be a slip is asked about in the review, with its figure. */
function useConsents(ticket: Ticket): readonly Consent[] {
  const intl = useIntl();
  const text = useConcernText();
  const waiting = useWaitingOrders(ticket);
  const { form, summary, detail, assetClass } = ticket;
  const unitOf = useCountedUnit(assetClass);
  const known = { lastPrice: detail.price_nominal, waiting };
  const concerns = concernsOf(form, summary, known).map((concern) => ({
    id: concern.kind as string,
    label: text(concern, { ...detail, unitOf: (quantity) => unitOf(detail, quantity) }),
  }));
  const isFinal = ticket.auction?.phase === 'noCancel';
  return isFinal
    ? [...concerns, { id: 'final', label: intl.formatMessage(messages.auctionFinal) }]
    : concerns;
}

/** The ticket from the first field to the record of what became of it. */
export function OrderForm({ assetClass, detail, instrument }: OrderFormProps): ReactNode {
  const ticket = useTicket(assetClass, detail, instrument);
  const what = useOrderName(assetClass, detail)(ticket.form);
  const words = useOrderWords();
  const obstacle = useOrderObstacle(ticket);
  const consents = useConsents(ticket);
  const question = usePriceQuestion({
    submission: ticket.submission,
    detail: ticket.detail,
    marketPrice: ticket.summary.priceLabel === 'lastPrice' ? ticket.summary.price : null,
  });
  const permission = usePermission(assetClass.permission);
  const asked = useAsked({
    product: { source: assetClass.paths.source, code: detail.stock_code },
    detail: ticket.detail,
    controls: ticket,
    form: ticket.form,
    dispatch: ticket.dispatch,
    onQuantity: (text, decimals) => ticket.dispatch({ type: 'quantityTyped', text, decimals }),
    startAnother: ticket.startAnother,
  });
  return (
    <SubmissionFlow
      controls={ticket}
      words={words}
      press={{
        what,
        tone: isShort(ticket.form.direction) ? 'sell' : 'buy',
        figure: <TotalFigure ticket={ticket} />,
        obstacle,
        isBlocked:
          permission.isShut ||
          ticket.isAddedToAwaited ||
          ticket.problems.some(({ kind }) => blocking.has(kind)),
      }}
      confirmation={<TicketReview ticket={ticket} />}
      consents={consents}
      question={question}
      record={(done) => (
        <OrderRecord assetClass={assetClass} submission={done} onAnother={ticket.startAnother} />
      )}
      form={(refusal) => (
        <OrderingForm
          asked={asked}
          detail={ticket.detail}
          trading={ticket.trading}
          orderType={ticket.form.orderType}
          refusal={refusal}
          {...(ticket.auction && { price: <AuctionPanel auction={ticket.auction} /> })}
          onTakePrice={(price) => ticket.dispatch({ type: 'marketPriceTaken', price })}
          onUseLimit={() => ticket.dispatch(toLimitOrder(ticket.detail))}
          notices={
            <>
              <UnsettledNotice words={words} controls={ticket} />
              <PermissionNotice permission={permission} />
              <WindowNotice ticket={ticket} />
              {isOfFuture(ticket.detail) && <ContractEnds detail={ticket.detail} />}
              <HeldNotice ticket={ticket} />
            </>
          }
          fields={<OrderFields ticket={ticket} />}
          figures={
            <Stack gap={3}>
              <Figures ticket={ticket} />
              <WalletNotice ticket={ticket} />
              <ProductFacts ticket={ticket} />
            </Stack>
          }
        />
      )}
    />
  );
}
