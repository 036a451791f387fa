/**
 * What happens to orders and positions by itself, each at the exact instant the price path says so, however far the
 * clock jumps.
 */
import { openClose, orderStatus, orderType, tradeDirection } from '@meridian/api';
import type { Fixed, Occurrence } from '#kernel/index.ts';
import { actionOf, priceText, quantityText, sendMessage, subjectOf } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { limitTrigger } from './acceptance.ts';
import { isForAuction } from './auction-orders.ts';
import { stopOutPrice } from './amounts.ts';
import { execute } from './book-execution.ts';
import { newOrder } from './order-desk.ts';
import { priceDeal } from './pricing.ts';
import { fill } from './settlement.ts';
import type { InstrumentKey } from '../market/index.ts';
import { instrumentOf, positionsIn, restOf, waitingOrdersIn } from './state.ts';
import type { BrokerageClosing, CancelReason, Order, Position, TradingBrokerage } from './state.ts';
import { termsOf } from './terms.ts';
import { byInstrument, keysHeld, keysWaiting } from './trading-index.ts';
import { firstTrade, firstTradingInstant, lastPrice } from './trading-hours.ts';

/** Where orders meet prices and money, and their owners get messages. */
export type NotifyingBrokerage = TradingBrokerage & Inboxes;

/** Positions run out of margin. */
export const stopOuts = byInstrument<NotifyingBrokerage>(
  'stopOut',
  ({ trading }) => keysHeld(trading),
  function* (brokerage, key) {
    for (const position of positionsIn(brokerage, key)) {
      const level = stopOutLevel(brokerage, position);
      if (level === null) continue;
      const side = position.direction === tradeDirection.buy ? 'atOrBelow' : 'atOrAbove';
      yield {
        id: position.id,
        dependsOn: String(level),
        nextDue: (fromMs, toMs) => firstTrade(brokerage, key, { side, level }, fromMs, toMs),
        happen: (at) => tellingOfEnds(brokerage, key, at, () => stopOut(brokerage, position, at)),
      };
    }
  },
);

/** Resting limits fill, the desk finishes what it works on, and the rest of a large order follows. */
export const orderFills = byInstrument<NotifyingBrokerage>(
  'orderFill',
  ({ trading }) => keysWaiting(trading),
  function* (brokerage, key) {
    for (const order of waitingOrdersIn(brokerage, key)) {
      if (isForAuction(order)) continue;
      const nextDue = fillInstant(brokerage, order);
      if (nextDue === null) continue;
      yield {
        id: order.id,
        dependsOn: `${order.status} ${order.dueAt} ${order.limitPrice}`,
        nextDue,
        happen: (at) => tellingOfEnds(brokerage, key, at, () => execute(brokerage, order, at)),
      };
    }
  },
);

/** How the instant of a waiting order's fill is found; null for one that waits for nothing. */
function fillInstant(brokerage: TradingBrokerage, order: Order): Occurrence['nextDue'] | null {
  const { key, limitPrice, dueAt } = order;
  const notBefore = (fromMs: number) => Math.max(fromMs, dueAt ?? fromMs);
  if (limitPrice === null) {
    return dueAt === null
      ? null
      : (fromMs, toMs) => firstTradingInstant(brokerage, key, notBefore(fromMs), toMs);
  }
  const trigger = limitTrigger(order.direction, order.openClose === openClose.open, limitPrice);
  return (fromMs, toMs) => firstTrade(brokerage, key, trigger, notBefore(fromMs), toMs);
}

/** Price at which the brokerage closes a position. */
export function stopOutLevel(brokerage: TradingBrokerage, position: Position): Fixed | null {
  const instrument = instrumentOf(brokerage, position);
  return stopOutPrice(position, termsOf(position.source), instrument);
}

/** The brokerage closes a position whose margin is used up, with an order of its own. */
function stopOut(brokerage: NotifyingBrokerage, position: Position, at: number): void {
  const { id, userId, key, quantity } = position;
  const price = lastPrice(brokerage, key, at);
  closeByBrokerage(brokerage, position, {
    reason: 'stoppedOut',
    price,
    at,
  });
  const instrument = instrumentOf(brokerage, position);
  sendMessage(brokerage, userId, at, {
    kind: 'positionStoppedOut',
    parameters: {
      positionId: id,
      ...subjectOf(instrument),
      quantity: quantityText(quantity),
      price: priceText(instrument, price),
    },
  });
}

interface ClosingByBrokerage {
  readonly reason: BrokerageClosing;
  readonly price: Fixed;
  readonly at: number;
}

/** Closes all of a position with an order of the brokerage's own. */
export function closeByBrokerage(
  brokerage: NotifyingBrokerage,
  position: Position,
  { reason, price, at }: ClosingByBrokerage,
): void {
  const { userId, key, source, direction, leverage, quantity } = position;
  const { fee, feeLines } = priceDeal(brokerage, position, { price, quantity }, at);
  const order = newOrder(
    brokerage,
    {
      userId,
      clientOrderId: null,
      key,
      source,
      direction,
      orderType: orderType.market,
      openClose: openClose.close,
      quantity,
      limitPrice: null,
      leverage,
      acceptedPrice: price,
      margin: 0n,
      fee,
      feeLines,
      positionId: position.id,
    },
    at,
  );
  order.reason = reason;
  fill(brokerage, order, price, at);
}

/** Messages to customers: which of their orders that wait in an instrument the brokerage ended, and how. */
export function tellingOfEnds(
  brokerage: NotifyingBrokerage,
  key: InstrumentKey,
  at: number,
  act: () => void,
): void {
  const waiting = [...waitingOrdersIn(brokerage, key)];
  act();
  for (const order of waiting) tellOfEnd(brokerage, order, at);
}

/** Why an order was cancelled that its owner did not cancel. */
function isEndByBrokerage(reason: Order['reason']): reason is Exclude<CancelReason, 'byCustomer'> {
  return reason !== null && reason !== 'byCustomer' && reason !== 'stoppedOut' && reason !== 'settled';
}

/** One that goes on waiting has no end to tell of. */
function tellOfEnd(brokerage: NotifyingBrokerage, order: Order, at: number): void {
  const { id: orderId, userId, fillPrice, reason, status } = order;
  const instrument = instrumentOf(brokerage, order);
  const about = {
    orderId,
    action: actionOf(order),
    ...subjectOf(instrument),
    quantity: quantityText(status === orderStatus.cancelled ? restOf(order) : order.quantity),
  };
  if (status === orderStatus.success && fillPrice !== null) {
    sendMessage(brokerage, userId, at, {
      kind: 'orderFilled',
      parameters: { ...about, price: priceText(instrument, fillPrice) },
    });
  } else if (isEndByBrokerage(reason)) {
    sendMessage(brokerage, userId, at, { kind: 'orderCancelled', parameters: { ...about, reason } });
  }
}
