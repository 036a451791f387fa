import {
  orderType,
  preMarketList,
  tradeDirection,
  type Order,
  type QuoteDetail,
  type TradeDirection,
  type Wallet,
} from '@meridian/api';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { TradedClass } from '#asset-classes/definition.ts';
import { orderWindowOf, takesOrders } from '#domain/auction.ts';
import type { OrderTerms } from '#domain/fees.ts';
import { outsideWindow, tradingOf, type OrderWindow, type Trading } from '#domain/sessions.ts';
import { useAddedToParam } from '#platform/address/address-params.ts';
import type { InstrumentParams } from '#platform/address/links.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { useLive, useNewestPrice } from '#platform/live/live-price.ts';
import { bookPhase, useBook } from '#platform/live/use-book.ts';
import { knownData } from '#platform/reading/request.ts';
import type { Read } from '#platform/reading/use-read.ts';
import { useAuction, type Auction } from '#presentation/auction/useAuction.ts';
import { firstEntry, isFirstEntry } from '#presentation/first-entry.ts';
import { pairOfQuote } from '#presentation/positions/worth.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import { useCeiling, useHeldPosition, useSized, useTerms, useWallet } from '../../api.ts';
import { ceilingQuestion, isSameQuestion, type CeilingQuestion } from '../../model/ceiling.ts';
import type { TicketProblem } from '../../model/check.ts';
import { emptyForm, type TicketEvent, type TicketForm } from '../../model/form.ts';
import { openingOrder } from '../../model/order-write.ts';
import type { TicketSummary } from '../../model/summary.ts';
import type { TicketFacts } from '../../model/facts.ts';
import { ticketModel } from '../../model/ticket-model.ts';

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
  /** False where the brokerage did not say how small an order may be, or contradicts itself. */
  readonly isSizeConfirmed: boolean;
  readonly trading: Trading;
  /** When its orders are taken. */
  readonly window: OrderWindow;
  /** What it is ordered in; null for what is ordered in sessions. */
  readonly auction: Auction | null;
  readonly terms: OrderTerms | null;
  /** The position that the address adds to, by its id; empty where it names none, or that one is closed. */
  readonly addsTo: string;
  /** That position is not known yet, and so neither the leverage of the order. */
  readonly isAddedToAwaited: boolean;
  /** What the form is worked out with. */
  readonly facts: TicketFacts;
  readonly wallet: Read<Wallet>;
  /** Of the money of the order; of its price where nobody has said. */
  readonly walletCurrency: string;
}

/** The ticket's state: its order's way to its outcome, and what the form is filled in by. */
export function useTicket(assetClass: TradedClass, known: QuoteDetail, addressed: InstrumentParams): Ticket {
  const setDirection = useDirectionOfAddress();
  const auction = useAuctionOf(assetClass, known);
  const { detail, isSizeConfirmed } = useSized(assetClass, indicated(useLive(known), auction));
  const direction = assetClass.ticket.fields.includes('direction') ? addressed.direction : tradeDirection.buy;
  const terms = useTerms(assetClass);
  const wallet = useWallet(assetClass);
  const { price: pairPrice } = useNewestPrice(pairOfQuote(detail));
  const knownWallet = knownData(wallet.request);
  const window = windowOf(assetClass, detail, auction);
  const trading = useTrading(detail, window, auction);
  const { source } = assetClass.paths;
  const named = useAddedToParam();
  const held = useHeldPosition({ assetClass, detail, addsTo: named });
  const added = named !== '' && held.position?.direction === direction ? held.position : null;
  const isAddedToAwaited = named !== '' && held.isAwaited;
  const [asked, setAsked] = useState<CeilingQuestion | null>(null);
  const ceiling = useCeiling({ assetClass, detail }, asked);
  const hasBook = assetClass.quote.hasOrderBook && bookPhase(detail) === 'live';
  const shown = useBook(hasBook ? detail : null);
  const book = hasBook ? shown : null;
  const isIndicative = isIndicated(auction);
  const facts = {
    source,
    detail,
    trading,
    terms,
    wallet: knownWallet,
    pairPrice,
    ceiling,
    book,
    isIndicative,
  };
  const submission = useSubmission({
    model: ticketModel,
    write: openingOrder(assetClass.ticket.createOrder),
    draftKey: `ticket:${source}:${detail.market}:${detail.stock_code}`,
    place: `${detail.market}:${detail.stock_code}`,
    initial: emptyForm(direction),
    // The address says which way: "Sell short" on the quote means it, also where the draft of a purchase is waiting.
    // What is added to a position has its leverage: with another it would open a second one.
    fixed: { direction, ...(added && { leverage: added.openLeverage ?? added.leverage }) },
    facts,
  });

  // The form is known after its facts: what it asks for is asked a render later.
  const question = ceilingQuestion(submission.form, submission.summary.price);
  if (!isSameQuestion(question, asked)) setAsked(question);

  function dispatch(event: TicketEvent): void {
    submission.dispatch(event);
    if (event.type === 'directionChosen') setDirection(event.direction);
  }

  const walletCurrency = knownWallet?.currency ?? detail.walletCurrency ?? detail.currency;
  return {
    ...submission,
    assetClass,
    detail,
    isSizeConfirmed,
    trading,
    window,
    auction,
    terms,
    facts,
    addsTo: added !== null || isAddedToAwaited ? named : '',
    isAddedToAwaited,
    wallet,
    walletCurrency,
    dispatch,
  };
}

const atAllTimes: OrderWindow = { opensAt: null, closesAt: null };

function windowOf({ phases }: TradedClass, detail: QuoteDetail, auction: Auction | null): OrderWindow {
  if (auction !== null) return auction.quote === null ? atAllTimes : orderWindowOf(auction.quote);
  return phases?.windowOf(detail) ?? atAllTimes;
}

/** Of an offer outside its window nothing else about trading matters. Changes by itself when the window opens and closes. */
function useTrading(detail: QuoteDetail, window: OrderWindow, auction: Auction | null): Trading {
  const hasOpened = useHasPassed(window.opensAt);
  const hasClosed = useHasPassed(window.closesAt);
  return (
    outsideWindow(window, { hasOpened, hasClosed }) ??
    (auction === null ? tradingOf(detail) : inAuction(detail, auction))
  );
}

/** Null for what is ordered in sessions. Which of the two it is does not change while a ticket is shown. */
function useAuctionOf({ quote }: TradedClass, { stock_code: code, market }: QuoteDetail): Auction | null {
  const auction = useAuction(quote.auction ?? preMarketList, quote.auction ? { code, market } : null);
  return quote.auction === undefined ? null : auction;
}

const isIndicated = (auction: Auction | null): boolean =>
  auction !== null && takesOrders(auction.phase) && (auction.quote?.indicativePrice ?? null) !== null;

/** While an auction takes orders, the price that it would end with is what they are estimated at. Nobody bids for them apart. */
function indicated(detail: QuoteDetail, auction: Auction | null): QuoteDetail {
  const quote = auction?.quote ?? null;
  if (auction === null || quote === null || !isIndicated(auction)) return detail;
  const { indicativePrice: price_nominal, indicativeTimestamp } = quote;
  const quoteTimestamp = indicativeTimestamp ?? detail.quoteTimestamp;
  return { ...detail, price_nominal, quoteTimestamp, bid: null, ask: null };
}

/** Within its window an auction takes orders though the market is shut. */
function inAuction(detail: QuoteDetail, { quote, phase }: Auction): Trading {
  if (detail.isHalted || quote?.isHalted) return { state: 'halted' };
  return { state: takesOrders(phase) ? 'open' : 'unknown' };
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
