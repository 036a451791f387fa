/** What the brokerage checks before it takes an order, and the order it then takes. Nothing here changes anything. */
import { orderType, tradeDirection } from '@meridian/api';
import type { AssetSource, OrderType, TradeDirection } from '@meridian/api';
import { formatExact, isMultipleOf, maximum } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { hasEndedAt, onTick, tickAt } from '../market/index.ts';
import type { Instrument } from '../market/index.ts';
import { refuse } from '../refusals.ts';
import { restOf, waitingOrdersIn } from './state.ts';
import type { Order, Position, TradingBrokerage } from './state.ts';
import { termsOf } from './terms.ts';
import type { ClassTerms } from './terms.ts';
import { isHalted, isInSession, lastPrice } from './trading-hours.ts';
import type { Trigger } from './trading-hours.ts';

/** Greatest distance of a limit from the last price, as a fraction of it. */
const limitBand = { below: 2n, above: 2n } as const;

/** How an order is priced. `limitPrice` belongs to a limit order and only to it. */
export interface Pricing {
  readonly orderType: OrderType;
  readonly limitPrice: Fixed | null;
}

/** Smallest quantity an order may open with, of an instrument as a product of this source. */
export function minQuantity({ lotSize, quantityStep }: Instrument, source: AssetSource): Fixed {
  return maximum(maximum(lotSize, quantityStep), termsOf(source).leastQuantity);
}

/** @throws BusinessRefusal `leverageNotAllowed` for a multiple that the class does not offer. */
export function checkLeverage({ leverages }: ClassTerms, leverage: Fixed): void {
  if (!leverages.includes(leverage))
    throw refuse('leverageNotAllowed', { allowed: leverages.map(formatExact) });
}

/** @throws BusinessRefusal `quantityNotAllowed` for nothing, too little, or a broken step. */
export function checkQuantity(instrument: Instrument, quantity: Fixed, least: Fixed): void {
  if (quantity > 0n && quantity >= least && isMultipleOf(quantity, instrument.quantityStep)) return;
  throw refuse('quantityNotAllowed', {
    minimum: formatExact(least),
    step: formatExact(instrument.quantityStep),
  });
}

/**
 * What may be closed of a position: whole lots, with or without the odd lot that it ends in. An odd lot comes of bonus shares
 * and allotments, and can be sold though none can be bought.
 * @throws BusinessRefusal `quantityNotAllowed` for nothing, more than can be closed, or a part of a lot.
 */
export function checkClosingQuantity(
  { quantityStep }: Pick<Instrument, 'quantityStep'>,
  quantity: Fixed,
  closable: Fixed,
): void {
  const inLot = quantity % quantityStep;
  const isWhole = inLot === 0n || inLot === closable % quantityStep;
  if (quantity > 0n && quantity <= closable && isWhole) return;
  throw refuse('quantityNotAllowed', {
    minimum: formatExact(quantityStep),
    step: formatExact(quantityStep),
    ...(quantity > closable && { maximum: formatExact(closable) }),
  });
}

/** Lowest and highest limit price that is taken: half and one and a half times the last price. */
function limitRange(instrument: Instrument, last: Fixed): { lowest: Fixed; highest: Fixed } {
  return {
    lowest: onTick(instrument, last / limitBand.below),
    highest: onTick(instrument, last + last / limitBand.above),
  };
}

/**
 * Whether an order may be priced this way now.
 * @throws BusinessRefusal `invalidRequest`, `instrumentHalted`, `limitPriceNotAllowed`, or `marketClosed` for a market
 * order outside sessions, and for any order on a contract that has ended; a limit order may rest until the market opens.
 */
export function checkPricing(
  brokerage: TradingBrokerage,
  instrument: Instrument,
  pricing: Pricing,
  at: number,
): void {
  const { key } = instrument;
  const isLimit = pricing.orderType === orderType.limit;
  if (hasEndedAt(instrument, at)) throw refuse('marketClosed', { opensAt: null });
  checkLimit(brokerage, instrument, pricing, at);
  if (isLimit) return;
  if (!isInSession(brokerage, key, at)) {
    throw refuse('marketClosed', { opensAt: brokerage.market.session(key, at).opensAt ?? null });
  }
}

/**
 * What holds of a price at any time: a limit order has one, of whole ticks and near the last price, and a halt stops all orders.
 * @throws BusinessRefusal `invalidRequest`, `instrumentHalted`, `limitPriceNotAllowed`.
 */
export function checkLimit(
  brokerage: TradingBrokerage,
  instrument: Instrument,
  { orderType: type, limitPrice: price }: Pricing,
  at: number,
): void {
  if ((type === orderType.limit) !== (price !== null))
    throw refuse('invalidRequest', { field: 'limitPrice' });
  if (isHalted(brokerage, instrument.key, at))
    throw refuse('instrumentHalted', { stockCode: instrument.code });
  if (price === null) return;
  const { lowest, highest } = limitRange(instrument, lastPrice(brokerage, instrument.key, at));
  const tick = tickAt(instrument, price);
  if (price >= lowest && price <= highest && isMultipleOf(price, tick)) return;
  throw refuse('limitPriceNotAllowed', {
    tick: formatExact(tick),
    lowest: formatExact(lowest),
    highest: formatExact(highest),
  });
}

/** Whether an order with this direction buys: opening long or closing short. */
export function isBuying(direction: TradeDirection, isOpening: boolean): boolean {
  return (direction === tradeDirection.buy) === isOpening;
}

/** When a limit order is filled: a buyer's limit at or below it, a seller's at or above. */
export function limitTrigger(direction: TradeDirection, isOpening: boolean, limitPrice: Fixed): Trigger {
  return { side: isBuying(direction, isOpening) ? 'atOrBelow' : 'atOrAbove', level: limitPrice };
}

/** Whether a price is at the limit or better. */
export function isReached(trigger: Trigger, price: Fixed): boolean {
  return trigger.side === 'atOrBelow' ? price <= trigger.level : price >= trigger.level;
}

/** What of a position no resting closing order has claimed yet. */
export function closableQuantity(brokerage: TradingBrokerage, position: Position): Fixed {
  let left = position.quantity;
  for (const order of waitingOrdersIn(brokerage, position.key)) {
    if (order.positionId === position.id) left -= restOf(order);
  }
  return left;
}

/** Accepted or being processed: neither filled nor cancelled. */
export function isWaiting(order: Order): boolean {
  return order.status === 0 || order.status === 3;
}
