/** What travels on the realtime socket (DECISIONS 8). JSON both ways; every server message has `seq`, one more than the last. */
import * as v from 'valibot';
import { count, id, marketState, nullish } from '../fields.ts';
import { wallet } from '../catalogue/funds/index.ts';
import { trade } from '../catalogue/market-products.ts';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import type { Decimal } from '../decimal-text.ts';
import { maxTrades } from '../limits.ts';
import { rowsOf } from '../row-schemas.ts';
import { isAbove } from '../signs.ts';
import { timestamp } from '../timestamp.ts';

/**
 * `quote:<market>:<code>`, `book:<market>:<code>`, `trades:<market>:<code>`, `orders`, `wallets`, `inbox`. The last three need a
 * signed-in socket.
 */
export type Topic = `${'quote' | 'book' | 'trades'}:${string}:${string}` | 'orders' | 'wallets' | 'inbox';

export function quoteTopic(market: string, stockCode: string): Topic {
  return `quote:${market}:${stockCode}`;
}

/** Of the orders that wait, for instruments whose class has a book. */
export function bookTopic(market: string, stockCode: string): Topic {
  return `book:${market}:${stockCode}`;
}

/** Of the market's last trades, for instruments whose class has a book (ADR 52). */
export function tradesTopic(market: string, stockCode: string): Topic {
  return `trades:${market}:${stockCode}`;
}

/** Client → server. `authorise` carries the token, since a browser's socket has no headers. */
export const clientMessage = v.variant('type', [
  v.object({ type: v.literal('authorise'), token: v.string() }),
  v.object({ type: v.literal('subscribe'), topics: v.array(v.string()) }),
  v.object({ type: v.literal('unsubscribe'), topics: v.array(v.string()) }),
  v.object({ type: v.literal('heartbeat') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/**
 * One price. Same meaning and ranges as the quote's fields of those names; whether the price is possible depends on the
 * class, which a tick does not name: see `isPossiblePrice`.
 */
const tick = v.object({
  stock_code: id,
  market: id,
  price_nominal: decimal,
  change: nullish(decimal),
  change_ratio: nullish(decimal),
  volume: nullish(nonNegativeDecimal),
  bid: nullish(decimal),
  ask: nullish(decimal),
  marketStatus: marketState,
  quoteTimestamp: timestamp,
});
export type Tick = v.InferOutput<typeof tick>;

/** Levels on each side of a book, at most. */
const maxBookLevels = 10;

const bookLevel = v.object({ price: positiveDecimal, quantity: nonNegativeDecimal });
type BookLevel = v.InferOutput<typeof bookLevel>;

/** Whether levels are in the order of who is served first. @param isBetter whether one price is before another */
function isBestFirst(
  levels: readonly BookLevel[],
  isBetter: (one: Decimal, other: Decimal) => boolean,
): boolean {
  return levels.every(({ price }, index) => {
    const before = levels[index - 1];
    return before === undefined || !isBetter(price, before.price);
  });
}

/** Orders that would have met do not wait: a book in which somebody pays more than another asks is none. */
function isPossibleBook(bids: readonly BookLevel[], asks: readonly BookLevel[]): boolean {
  const [bid, ask] = [bids[0], asks[0]];
  const isCrossed = bid !== undefined && ask !== undefined && isAbove(bid.price, ask.price);
  return !isCrossed && isBestFirst(bids, isAbove) && isBestFirst(asks, (one, other) => isAbove(other, one));
}

/** The orders that wait on both sides of a price, best first. Always whole: nothing has to be put together. */
const book = v.pipe(
  v.object({
    stock_code: id,
    market: id,
    bids: v.pipe(v.array(bookLevel), v.maxLength(maxBookLevels)),
    asks: v.pipe(v.array(bookLevel), v.maxLength(maxBookLevels)),
    quoteTimestamp: timestamp,
  }),
  v.check(({ bids, asks }) => isPossibleBook(bids, asks), 'crossed, or not best first'),
);
export type Book = v.InferOutput<typeof book>;

/** The market's last trades, newest first. Always whole, like the book. */
const lastTrades = v.object({
  stock_code: id,
  market: id,
  list: rowsOf(trade, maxTrades),
  quoteTimestamp: timestamp,
});

/** One more than the last of its connection, from any number. */
export const sequenceNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const stamped = { seq: sequenceNumber, ts: timestamp };

/** Something became of an order: the lists say what, and are read again. */
const orderNews = v.looseObject({ orderNo: id });

/** Server → client. `sessionExpired` is the socket's 401. */
export const serverMessage = v.variant('type', [
  v.object({ type: v.literal('quote'), ...stamped, data: tick }),
  v.object({ type: v.literal('book'), ...stamped, data: book }),
  v.object({ type: v.literal('trades'), ...stamped, data: lastTrades }),
  v.object({ type: v.literal('order'), ...stamped, data: orderNews }),
  v.object({ type: v.literal('wallet'), ...stamped, data: wallet }),
  v.object({ type: v.literal('inbox'), ...stamped, data: v.object({ unread: count }) }),
  v.object({ type: v.literal('heartbeat'), ...stamped }),
  v.object({ type: v.literal('sessionExpired'), ...stamped, data: v.optional(v.unknown()) }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
/** What a backend sends. */
export type WireServerMessage = v.InferInput<typeof serverMessage>;

/** Either side sends a heartbeat this often; after two missed ones the other side counts as stale (DECISIONS 8). */
export const heartbeatMs = 15_000;
export const missedHeartbeatsUntilStale = 2;
