/**
 * What the book has for an order (ADR 52). An order that the best level of the other side holds is filled whole at the last
 * price, which is at that level or better. A larger one takes level after level at their prices, within its limit. What is
 * dealt with the brokerage itself, such as a currency, has no book and is filled whole at the last price.
 */
import type { AssetSource, TradeDirection } from '@meridian/api';
import { openClose } from '@meridian/api';
import { minimum } from '#kernel/index.ts';
import type { Fixed, Product } from '#kernel/index.ts';
import { hasBook } from '../market/index.ts';
import type { BookLevel, Instrument, InstrumentKey, OrderBook } from '../market/index.ts';
import { isBuying } from './acceptance.ts';
import { valueOf } from './amounts.ts';
import { fillParts } from './settlement.ts';
import type { FillPart } from './order-record.ts';
import { instrumentOf, restOf } from './state.ts';
import type { Order, TradingBrokerage } from './state.ts';
import { lastPrice, priceInstant } from './trading-hours.ts';

/** Whether orders for a product go to the book of its venue. Another product on the same price path does not. */
export function goesToBook(instrument: Instrument, source: AssetSource): boolean {
  return instrument.source === source && hasBook(instrument);
}

/** The book as it is shown: it does not move while trading is halted. */
export function bookAt(brokerage: TradingBrokerage, key: InstrumentKey, at: number): OrderBook {
  return brokerage.market.orderBook(key, priceInstant(brokerage, key, at), { asOf: at });
}

/** So much of a product, to be bought or sold. */
interface Wish {
  readonly key: InstrumentKey;
  readonly source: AssetSource;
  readonly direction: TradeDirection;
  readonly isOpening: boolean;
  readonly quantity: Fixed;
  readonly limitPrice: Fixed | null;
}

/** What would be filled now, best price first: all of it, or as much as there is. The price is at the limit or better. */
function partsNow(brokerage: TradingBrokerage, wish: Wish, at: number): readonly FillPart[] {
  const { key, source, quantity, limitPrice } = wish;
  const last = lastPrice(brokerage, key, at);
  if (!goesToBook(instrumentOf(brokerage, wish), source)) return [{ price: last, quantity }];
  const buys = isBuying(wish.direction, wish.isOpening);
  const { bids, asks } = bookAt(brokerage, key, at);
  const levels = buys ? asks : bids;
  const held = levels[0]?.quantity ?? 0n;
  const within = levels.filter(({ price }) => limitPrice === null || isWithin(price, limitPrice, buys));
  // A price that was traded at the limit met the order where it waits, though the other side asks for more.
  if (quantity <= held || within.length === 0) return [{ price: last, quantity: minimum(quantity, held) }];
  return walk(within, quantity);
}

const isWithin = (price: Fixed, limit: Fixed, buys: boolean): boolean =>
  buys ? price <= limit : price >= limit;

function walk(levels: readonly BookLevel[], quantity: Fixed): readonly FillPart[] {
  const parts: FillPart[] = [];
  let left = quantity;
  for (const level of levels) {
    if (left === 0n) break;
    const part = minimum(left, level.quantity);
    parts.push({ price: level.price, quantity: part });
    left -= part;
  }
  return parts;
}

/** The value of a market order as it would be filled now; what the book does not hold counts at its last level. */
export function marketValue(brokerage: TradingBrokerage, wish: Wish, at: number): Product {
  const instrument = instrumentOf(brokerage, wish);
  let [value, left, price] = [0n, wish.quantity, 0n];
  for (const part of partsNow(brokerage, wish, at)) {
    value += valueOf(part.price, part.quantity, instrument);
    left -= part.quantity;
    price = part.price;
  }
  return value + valueOf(price, left, instrument);
}

/** Fills what the book has for an order now. Trading is on, and the price is at its limit or better. */
export function execute(brokerage: TradingBrokerage, order: Order, at: number): void {
  const wish = { ...order, isOpening: order.openClose === openClose.open, quantity: restOf(order) };
  fillParts(brokerage, order, partsNow(brokerage, wish, at), at);
}
