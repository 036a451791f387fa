/** Orders that open in the auction before the market's opening: when they are taken, what they are priced at, and how they end (ADR 63). */
import { openClose, orderStatus } from '@meridian/api';
import type { AssetSource } from '@meridian/api';
import type { Fixed } from '#kernel/index.ts';
import { auctionAt, indicationAt, nextAuction, phaseOfAuction } from '../auction/index.ts';
import type { Auction, Indication } from '../auction/index.ts';
import type { Instrument, InstrumentKey } from '../market/index.ts';
import { refuse } from '../refusals.ts';
import { checkLimit, isReached, limitTrigger } from './acceptance.ts';
import type { Pricing } from './acceptance.ts';
import { cancel } from './order-record.ts';
import { fill } from './settlement.ts';
import { instrumentOf } from './state.ts';
import type { Order, TradingBrokerage } from './state.ts';
import { termsOf } from './terms.ts';
import { touch } from './trading-index.ts';
import { isHalted, lastPrice } from './trading-hours.ts';

/** Whether an order is for an auction. What was bought in one is closed in the session, as any position. */
export function isForAuction(order: Pick<Order, 'source' | 'openClose'>): boolean {
  return order.openClose === openClose.open && termsOf(order.source).isAuctioned;
}

/** The auction of an instrument that an instant is about; undefined beyond the calendar's last day. */
export function auctionOf(
  brokerage: TradingBrokerage,
  { calendar }: Instrument,
  at: number,
): Auction | undefined {
  return auctionAt(calendar, brokerage.trading.auctionHours, at);
}

/** What an auction would end with now, or has ended with; undefined before its window, and where a halt stops it. */
export function indicationOf(
  brokerage: TradingBrokerage,
  instrument: Instrument,
  at: number,
): Indication | undefined {
  const { key } = instrument;
  const auction = auctionOf(brokerage, instrument, at);
  if (auction === undefined || isHalted(brokerage, key, Math.min(at, auction.closesAt))) return undefined;
  return indicationAt(brokerage.market, key, auction, at);
}

/** The price that an order to open is counted at now, where it names none: indicative in an auction, else the last one. */
export function pricedAt(
  brokerage: TradingBrokerage,
  { key, source }: { readonly key: InstrumentKey; readonly source: AssetSource },
  at: number,
): Fixed {
  const indicated = termsOf(source).isAuctioned
    ? indicationOf(brokerage, brokerage.market.instrument(key), at)
    : undefined;
  return indicated?.price ?? lastPrice(brokerage, key, at);
}

/**
 * Whether the auction takes an order priced this way now.
 * @throws BusinessRefusal `auctionClosed` outside its window, and those of {@link checkLimit}.
 */
export function checkAuction(
  brokerage: TradingBrokerage,
  instrument: Instrument,
  pricing: Pricing,
  at: number,
): void {
  const auction = auctionOf(brokerage, instrument, at);
  const phase = auction === undefined ? 'ended' : phaseOfAuction(auction, at);
  if (phase === 'upcoming' || phase === 'ended')
    throw refuse('auctionClosed', { opensAt: phase === 'upcoming' ? (auction?.opensAt ?? null) : null });
  checkLimit(brokerage, instrument, pricing, at);
}

/** Lets an accepted order wait for the end of the auction: final at once where the no-cancel phase has begun. */
export function enterAuction(brokerage: TradingBrokerage, order: Order, at: number): void {
  const auction = auctionOfOrder(brokerage, order);
  if (auction !== undefined && at >= auction.noCancelAt) makeFinal(brokerage, order, at);
}

/** From now on an order can no longer be cancelled (DECISIONS 11). */
export function makeFinal(brokerage: TradingBrokerage, order: Order, at: number): void {
  order.status = orderStatus.processing;
  order.modifiedAt = at;
  touch(brokerage.trading, order.key);
}

/** The auction that an order waits for: the next one after it was placed. */
export function auctionOfOrder(
  brokerage: TradingBrokerage,
  order: Pick<Order, 'key' | 'createdAt'>,
): Auction | undefined {
  const { calendar } = instrumentOf(brokerage, order);
  return nextAuction(calendar, brokerage.trading.auctionHours, order.createdAt);
}

/** The auction is over: whatever the order asks for is filled at its one price, or it expires and its money is released. */
export function endInAuction(brokerage: TradingBrokerage, order: Order, at: number): void {
  const { key, direction, limitPrice } = order;
  const opening = auctionOfOrder(brokerage, order)?.closesAt ?? at;
  if (isHalted(brokerage, key, opening)) {
    cancel(brokerage, order, 'auctionHalted', at);
    return;
  }
  const price = brokerage.market.price(key, opening);
  if (limitPrice === null || isReached(limitTrigger(direction, true, limitPrice), price))
    fill(brokerage, order, price, at);
  else cancel(brokerage, order, 'auctionUnfilled', at);
}
