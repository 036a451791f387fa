import {
  orderType,
  type Order,
  type QuoteDetail,
  type TradeDirection,
  type TradingTerms,
  type Wallet,
} from '@meridian/api';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { TradedClass } from '#asset-classes/definition.ts';
import { tradingOf, type Trading } from '#domain/sessions.ts';
import type { InstrumentParams } from '#platform/links.ts';
import { useLive } from '#platform/live-price.ts';
import { knownData } from '#platform/request.ts';
import type { Read } from '#platform/use-read.ts';
import { firstEntry, isFirstEntry } from '#presentation/first-entry.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import { useCeiling, useTerms, useWallet } from '../../api.ts';
import { ceilingQuestion, isSameQuestion, type CeilingQuestion } from '../../model/ceiling.ts';
import type { TicketProblem } from '../../model/check.ts';
import { emptyForm, type TicketEvent, type TicketForm } from '../../model/form.ts';
import { openingOrder } from '../../model/order-write.ts';
import type { TicketSummary } from '../../model/summary.ts';
import { ticketModel, type TicketFacts } from '../../model/ticket-model.ts';

export interface Ticket extends FilledSubmission<
  TicketForm,
  TicketEvent,
  TicketFacts,
  TicketSummary,
  TicketProblem,
  Order
> {
  readonly assetClass: TradedClass;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly terms: TradingTerms | null;
  readonly wallet: Read<Wallet>;
}

/** The ticket's state: its order's way to its outcome, and what the form is filled in by. */
export function useTicket(
  assetClass: TradedClass,
  known: QuoteDetail,
  { direction }: InstrumentParams,
): Ticket {
  const setDirection = useDirectionOfAddress();
  const detail = useLive(known);
  const terms = useTerms(assetClass);
  const wallet = useWallet(assetClass);
  const trading = tradingOf(detail);
  const { source } = assetClass.paths;
  const [asked, setAsked] = useState<CeilingQuestion | null>(null);
  const ceiling = useCeiling({ assetClass, detail }, asked);
  const submission = useSubmission({
    model: ticketModel,
    write: openingOrder(assetClass.ticket.createOrder),
    draftKey: `ticket:${source}:${detail.market}:${detail.stock_code}`,
    initial: emptyForm(direction),
    // The address says which way: "Sell short" on the quote means it, also where the draft of a purchase is waiting.
    fixed: { direction },
    facts: { source, detail, trading, terms, wallet: knownData(wallet.request), ceiling },
  });

  // The form is known after its facts: what it asks for is asked a render later.
  const question = ceilingQuestion(submission.form, submission.summary.price);
  if (!isSameQuestion(question, asked)) setAsked(question);

  function dispatch(event: TicketEvent): void {
    submission.dispatch(event);
    if (event.type === 'directionChosen') setDirection(event.direction);
  }

  return { ...submission, assetClass, detail, trading, terms, wallet, dispatch };
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
