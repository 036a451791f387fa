/**
 * What a split changes of a position and of an order that waits (ADR 64): shares and prices of one share, in opposite ways, so that
 * no value, margin, hold or fee changes. What has ended stays as it was recorded.
 */
import { FIXED_ONE, maximum, multiplyDivide } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { tickAt } from '../market/index.ts';
import type { Instrument, Split } from '../market/index.ts';
import { isBuying } from './acceptance.ts';
import { averagePrice } from './amounts.ts';
import { pinDayCost } from './earnings.ts';
import { openClose } from '@meridian/api';
import { stopOutLevel } from './processes.ts';
import { instrumentOf, record } from './state.ts';
import type { Order, Position, TradingBrokerage } from './state.ts';
import { touch } from './trading-index.ts';

/** Of what was paid for it nothing changes: the average price follows. It was near its stop-out before, or was not. */
export function splitPosition(brokerage: TradingBrokerage, position: Position, { at, ratio }: Split): void {
  const { nearStopOutsAnnounced } = brokerage.trading;
  const isAnnounced = nearStopOutsAnnounced.get(position.id) === String(stopOutLevel(brokerage, position));
  pinDayCost(brokerage, position, at);
  position.quantity *= ratio;
  position.modifiedAt = at;
  if (isAnnounced) nearStopOutsAnnounced.set(position.id, String(stopOutLevel(brokerage, position)));
  touch(brokerage.trading, position.key);
  record(brokerage, position.id, {
    kind: 'split',
    at,
    quantity: position.quantity,
    price: averagePrice(position, instrumentOf(brokerage, position)),
    amount: 0n,
    borneByBrokerage: 0n,
    ratio: ratio * FIXED_ONE,
  });
}

/** All of it, also what has been filled already: one order is counted in one kind of share. */
export function splitOrder(brokerage: TradingBrokerage, order: Order, { at, ratio }: Split): void {
  const instrument = instrumentOf(brokerage, order);
  const ofOne = (price: Fixed) => multiplyDivide(price, FIXED_ONE, ratio * FIXED_ONE);
  const { limitPrice, filled } = order;
  const isAtLimit = order.acceptedPrice === limitPrice;
  order.quantity *= ratio;
  order.limitPrice = limitPrice === null ? null : limitAfter(order, limitPrice, ratio, instrument);
  order.acceptedPrice =
    isAtLimit && order.limitPrice !== null ? order.limitPrice : ofOne(order.acceptedPrice);
  order.fills = order.fills.map((fill) => ({
    ...fill,
    price: ofOne(fill.price),
    quantity: fill.quantity * ratio,
  }));
  order.filled = { ...filled, quantity: filled.quantity * ratio };
  if (order.fills.length > 0)
    order.fillPrice = averagePrice({ quantity: order.filled.quantity, cost: filled.value }, instrument);
  order.modifiedAt = at;
  touch(brokerage.trading, order.key);
}

/** On a tick, at which the customer is no worse off: a buyer's is rounded down, a seller's up, as FINRA rule 5330 has it. */
function limitAfter(order: Order, limitPrice: Fixed, ratio: bigint, instrument: Instrument): Fixed {
  const tick = tickAt(instrument, limitPrice / ratio);
  const step = tick * ratio;
  const buys = isBuying(order.direction, order.openClose === openClose.open);
  const ticks = buys ? limitPrice / step : (limitPrice + step - 1n) / step;
  return maximum(ticks * tick, tick);
}
