import {
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
import { useLive } from '../../../../platform/realtime.ts';
import { knownData } from '../../../../platform/request.ts';
import type { Read } from '../../../../platform/use-read.ts';
import { firstEntry, isFirstEntry } from '../../../../presentation/first-entry.ts';
import { useTerms, useWallet } from '../../api.ts';
import { check, type TicketProblem } from '../../model/check.ts';
import { reduce, toOrder, type TicketEvent, type TicketForm } from '../../model/form.ts';
import { editedTicket, emptyIntent, ticketIntent } from '../../model/intent.ts';
import { summarise, type TicketSummary } from '../../model/summary.ts';
import { useSubmission, type SubmissionControls } from '../../ordering/useSubmission.ts';

export interface Ticket {
  readonly assetClass: BuiltAssetClass;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly terms: TradingTerms | null;
  readonly wallet: Read<Wallet>;
  readonly form: TicketForm;
  readonly summary: TicketSummary;
  readonly problems: readonly TicketProblem[];
  /** Somebody pressed the button while something was missing: from then on everything that is wrong is said. */
  readonly hasTried: boolean;
  /** How often. */
  readonly attempts: number;
  readonly controls: SubmissionControls;
  dispatch(event: TicketEvent): void;
  /** To the password, if nothing stands against the order. */
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
  // The address says which way: "Sell short" on the quote means it, also where the draft of a purchase is waiting. Only
  // what was sent and not answered yet stays as it was sent.
  const intent = kept.sentAt === null ? editedTicket(kept, { ...kept.form, direction }) : kept;
  const { form } = intent;

  const controls = useSubmission({
    intent,
    setIntent,
    clearIntent,
    send: ({ form: sentForm, clientOrderId, payPassword }) =>
      api.call(assetClass.endpoints.createOrder, {
        ...toOrder(sentForm),
        stockCode: detail.stock_code,
        market: detail.market,
        clientOrderId,
        payPassword,
      }),
  });

  const trading = tradingOf(detail);
  const summary = summarise(
    form,
    { lastPrice: detail.price_nominal, priceStep: detail.priceStep },
    terms,
    knownData(wallet.request),
  );
  const problems = check(form, summary, { ...detail, trading, leverages: terms?.leverages ?? null });

  function dispatch(event: TicketEvent): void {
    setIntent(editedTicket(intent, reduce(form, event)));
    controls.edited();
    if (event.type === 'directionChosen') setDirection(event.direction);
  }

  function review(): void {
    if (problems.length === 0) {
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
