import {
  openClose,
  orderType,
  type QuoteDetail,
  type TradeDirection,
  type TradingTerms,
  type Wallet,
} from '@meridian/api';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { BuiltAssetClass } from '../../../../asset-classes/definition.ts';
import { tradingOf, type Trading } from '../../../../domain/sessions.ts';
import { useDraft } from '../../../../platform/drafts.ts';
import type { InstrumentParams } from '../../../../platform/links.ts';
import { usePorts } from '../../../../platform/provider.tsx';
import { useLive } from '../../../../platform/live-price.ts';
import { knownData } from '../../../../platform/request.ts';
import type { Read } from '../../../../platform/use-read.ts';
import { firstEntry, isFirstEntry } from '../../../../presentation/first-entry.ts';
import { useTerms, useWallet } from '../../api.ts';
import { check, type TicketProblem } from '../../model/check.ts';
import { reduce, toOrder, type TicketEvent, type TicketForm } from '../../model/form.ts';
import { inDoubt, type Sending, type SentOrder } from '../../model/intent.ts';
import { summarise, type TicketSummary } from '../../model/summary.ts';
import { emptyIntent, ticketFormOf, ticketIntent } from '../../model/ticket-intent.ts';
import { doubtOf } from '../../ordering/submission.ts';
import { useSubmission, type SubmissionControls } from '../../ordering/useSubmission.ts';

export interface Ticket {
  readonly assetClass: BuiltAssetClass;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly terms: TradingTerms | null;
  readonly wallet: Read<Wallet>;
  /** What is typed; while an order is in doubt, what was sent. */
  readonly form: TicketForm;
  /** What was sent and may still be carried out; null where nothing was. */
  readonly unsettled: Sending | null;
  readonly summary: TicketSummary;
  readonly problems: readonly TicketProblem[];
  /** Somebody pressed the button while something was missing: from then on everything that is wrong is said. */
  readonly hasTried: boolean;
  /** How often. */
  readonly attempts: number;
  readonly controls: SubmissionControls;
  dispatch(event: TicketEvent): void;
  /** To the password, if nothing stands against the order; nothing does against what was sent before. */
  review(): void;
  /** After an order is made: an empty form. */
  startAnother(): void;
}

/** The ticket's state: form, figures and problems from the pure model, the order's way to its outcome. */
export function useTicket(
  assetClass: BuiltAssetClass,
  known: QuoteDetail,
  instrument: InstrumentParams,
): Ticket {
  const { api } = usePorts();
  const setDirection = useDirectionOfAddress();
  const detail = useLive(known);
  const terms = useTerms(assetClass);
  const wallet = useWallet(assetClass);
  const [attempts, setAttempts] = useState(0);
  const hasTried = attempts > 0;
  const { direction } = instrument;
  const [kept, setIntent, clearIntent] = useDraft(
    `ticket:${detail.market}:${detail.stock_code}`,
    emptyIntent(direction),
    ticketIntent,
  );
  // The address says which way: "Sell short" on the quote means it, also where the draft of a purchase is waiting.
  const intent = { ...kept, form: { ...kept.form, direction } };

  const controls = useSubmission(assetClass.endpoints.createOrder, {
    intent,
    setIntent,
    clearIntent,
    toOrder: (form: TicketForm): SentOrder => ({
      code: detail.stock_code,
      market: detail.market,
      source: assetClass.source,
      openClose: openClose.open,
      positionId: null,
      limitPrice: null,
      ...toOrder(form),
    }),
    send: ({ order, clientOrderId, payPassword }) =>
      api.call(assetClass.endpoints.createOrder, {
        stockCode: order.code,
        market: order.market,
        clientOrderId,
        direction: order.direction,
        orderType: order.orderType,
        ...(order.limitPrice !== null && { limitPrice: order.limitPrice }),
        quantity: order.quantity,
        leverage: order.leverage,
        payPassword,
      }),
  });
  const unsettled = inDoubt(intent);
  const isInDoubt = doubtOf(controls.submission) !== null;
  const form = isInDoubt && unsettled !== null ? ticketFormOf(unsettled.order) : intent.form;

  const trading = tradingOf(detail);
  const summary = summarise(
    form,
    { lastPrice: detail.price_nominal, priceStep: detail.priceStep },
    terms,
    knownData(wallet.request),
  );
  const problems = check(form, summary, { ...detail, trading, leverages: terms?.leverages ?? null });

  function dispatch(event: TicketEvent): void {
    setIntent({ ...intent, form: reduce(form, event) });
    controls.edited();
    if (event.type === 'directionChosen') setDirection(event.direction);
  }

  function review(): void {
    if (isInDoubt || problems.length === 0) {
      controls.review();
      return;
    }
    setAttempts(attempts + 1);
    controls.dismiss();
  }

  function startAnother(): void {
    setAttempts(0);
    controls.dismiss();
  }

  return {
    assetClass,
    detail,
    trading,
    terms,
    wallet,
    form,
    unsettled,
    summary,
    problems,
    hasTried,
    attempts,
    controls,
    dispatch,
    review,
    startAnother,
  };
}

/** Changes which way this address asks for; the screen stays, and so does the way back. */
function useDirectionOfAddress(): (direction: TradeDirection) => void {
  const [, setQuery] = useSearchParams();
  const location = useLocation();
  const state: unknown = isFirstEntry(location) ? firstEntry : location.state;
  return (direction) =>
    setQuery(
      (query) => {
        query.set('direction', String(direction));
        return query;
      },
      { replace: true, state },
    );
}

/** The order type that works while the market is shut, with the last price to begin with. */
export function toLimitOrder(detail: QuoteDetail): TicketEvent {
  return { type: 'orderTypeChosen', orderType: orderType.limit, suggestion: detail.price_nominal };
}
