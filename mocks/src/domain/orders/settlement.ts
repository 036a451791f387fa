/** What happens to money and positions when an order is filled. Every way into and out of a position ends here. */
import { openClose, orderStatus } from '@meridian/api';
import { minimum } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import {
  capture,
  currencyOfWallet,
  freeOf,
  hold,
  holdOf,
  money,
  moveIfAny,
  outside,
  release,
} from '../ledger/index.ts';
import { averagePrice, costOf, leverageOf, shareOf, valueOf } from './amounts.ts';
import { countClosing, countOpening } from './earnings.ts';
import {
  buyingPower,
  cancel,
  feeOfMore,
  freezeRest,
  holdOfOrder,
  releaseOrder,
  settle,
} from './order-record.ts';
import type { FillPart, Taken } from './order-record.ts';
import { priceValue, settledProfitOf, walletOf } from './pricing.ts';
import { bookResult } from './result-booking.ts';
import { instrumentOf, nextId, positionsIn, record, restOf, waitingOrdersIn } from './state.ts';
import type { Order, Position, PositionEvent, TradingBrokerage } from './state.ts';
import { setHeld } from './trading-index.ts';

/** Fills at one price what of an order is not filled. As {@link fillParts}. */
export function fill(brokerage: TradingBrokerage, order: Order, price: Fixed, at: number): void {
  fillParts(brokerage, order, [{ price, quantity: restOf(order) }], at);
}

/**
 * Fills an order in parts, all at one instant; what is left of it goes on waiting. An opening order that the wallet can no
 * longer pay for is cancelled by the brokerage.
 */
export function fillParts(
  brokerage: TradingBrokerage,
  order: Order,
  parts: readonly FillPart[],
  at: number,
): void {
  const instrument = instrumentOf(brokerage, order);
  const taken = {
    parts,
    quantity: parts.reduce((sum, part) => sum + part.quantity, 0n),
    value: parts.reduce((sum, part) => sum + valueOf(part.price, part.quantity, instrument), 0n),
    at,
  };
  if (order.openClose === openClose.open) fillOpening(brokerage, order, taken);
  else fillClosing(brokerage, order, taken);
}

function fillOpening(brokerage: TradingBrokerage, order: Order, taken: Taken): void {
  const { quantity, value, at } = taken;
  const wallet = walletOf(order);
  const instrument = instrumentOf(brokerage, order);
  const priced = priceValue(brokerage, order, value, at);
  const { margin, settlementMargin } = priced;
  const { fee, feeLines } = feeOfMore(order, priced);
  const price = averagePrice({ quantity, cost: value }, instrument);
  releaseOrder(brokerage, order, at);
  if (buyingPower(brokerage, wallet).amount < margin + fee) {
    cancel(brokerage, order, 'insufficientFunds', at);
    return;
  }
  const existing = positionToIncrease(brokerage, order);
  const position = existing ?? openPosition(brokerage, order, at);
  const deal = { orderId: order.id, quantity, price };
  const entry = { reference: position.id, stockCode: instrument.code, deal };
  // What the fill costs is held for the order, then taken: the price may have moved since it was first held.
  const { ledger } = brokerage;
  const held = { ...holdOfOrder(order), at };
  hold(ledger, { ...held, amount: margin + fee });
  const fees = outside('fees', currencyOfWallet[wallet.type]);
  capture(ledger, { ...held, amount: fee, to: fees, entry: { given: 'fee', ...entry } });
  // Zero where an order rests at half a cent and a better price rounds its margin down.
  capture(ledger, { ...held, amount: margin, to: holdOf(wallet, 'margin', position.id), entry });
  countOpening(brokerage, position, taken);
  position.quantity += quantity;
  position.cost += value;
  position.margin += margin;
  position.settlementMargin += settlementMargin;
  if (position.leverage !== position.openLeverage && position.settlementMargin > 0n)
    position.leverage = leverageOf(position);
  position.openFees += fee;
  position.modifiedAt = at;
  settle(brokerage, order, taken, { margin, fee, feeLines, profit: null, positionId: position.id });
  record(brokerage, position.id, {
    kind: existing === undefined ? 'opened' : 'increased',
    at,
    quantity,
    price,
    amount: -fee,
    borneByBrokerage: 0n,
  });
  if (order.status === orderStatus.accepted) freezeRest(brokerage, order, taken);
}

/** The customer's open position that an opening order adds to: same product, direction and leverage, the newest of them. */
function positionToIncrease(brokerage: TradingBrokerage, order: Order): Position | undefined {
  return positionsIn(brokerage, order.key)
    .filter(
      (position) =>
        position.userId === order.userId &&
        position.source === order.source &&
        position.direction === order.direction &&
        position.openLeverage === order.leverage,
    )
    .toArray()
    .findLast((position, _, all) => all.every(({ openedAt }) => openedAt <= position.openedAt));
}

/** What a position is opened by: an order, or shares that were allotted. */
type Opening = Pick<Order, 'id' | 'userId' | 'key' | 'source' | 'direction' | 'leverage'>;

/** Enters a position in the books, still empty. */
export function openPosition(brokerage: TradingBrokerage, order: Opening, at: number): Position {
  const position: Position = {
    id: nextId(brokerage.trading, 'P', at),
    userId: order.userId,
    key: order.key,
    source: order.source,
    direction: order.direction,
    openLeverage: order.leverage,
    leverage: order.leverage,
    openedAt: at,
    orderId: order.id,
    quantity: 0n,
    cost: 0n,
    margin: 0n,
    settlementMargin: 0n,
    openFees: 0n,
    settled: 0n,
    carried: 0n,
    day: { open: 0, cost: 0n },
    modifiedAt: at,
    closedParts: 0,
  };
  setHeld(brokerage.trading, position, true);
  return position;
}

/**
 * Closes a part or all of a position: the margin comes back, then profit or loss, then the fee. A loss beyond the
 * margin (a gap over the stop-out) is the brokerage's, and a fee takes no more than is there: no wallet goes below zero.
 */
function fillClosing(brokerage: TradingBrokerage, order: Order, taken: Taken): void {
  const { quantity, value, at } = taken;
  const position = order.positionId === null ? undefined : brokerage.trading.positions.get(order.positionId);
  if (position === undefined || restOf(order) > position.quantity) {
    cancel(brokerage, order, 'positionClosed', at);
    return;
  }
  const { ledger } = brokerage;
  const wallet = walletOf(order);
  const instrument = instrumentOf(brokerage, order);
  const { code: stockCode } = instrument;
  const price = averagePrice({ quantity, cost: value }, instrument);
  const isLast = quantity === position.quantity;
  const margin = shareOf(position.margin, quantity, position.quantity);
  const settlementMargin = shareOf(position.settlementMargin, quantity, position.quantity);
  const openFees = shareOf(position.openFees, quantity, position.quantity);
  const settled = shareOf(position.settled, quantity, position.quantity);
  const carried = shareOf(position.carried, quantity, position.quantity);
  const cost = costOf(quantity, position);
  // What daily settlements have booked of it is in what the wallet holds.
  const whole = settledProfitOf(brokerage, { ...position, quantity, cost }, value);
  const result = money(whole.amount - settled, whole.currency);
  const held = margin + settled;
  const priced = priceValue(brokerage, order, value, at);
  const { rate } = priced;
  const reference = position.id;
  const deal = { orderId: order.id, quantity, price };
  const entry = { reference, stockCode, deal };

  release(ledger, { wallet, reason: 'margin', id: position.id, amount: held, at, entry });
  const booking = { wallet, result, rate, margin: held, reference, stockCode, deal, at };
  const { profit: booked, borneByBrokerage } = bookResult(brokerage, booking);
  const profit = settled + booked;
  const { fee: due, feeLines } = feeOfMore(order, priced);
  const fee = minimum(due, buyingPower(brokerage, wallet).amount);
  const walletCurrency = currencyOfWallet[wallet.type];
  moveIfAny(ledger, {
    at,
    from: freeOf(wallet),
    to: outside('fees', walletCurrency),
    amount: money(fee, walletCurrency),
    entry: { given: 'fee', ...entry },
  });

  brokerage.trading.closed.push({
    id: isLast ? position.id : `${position.id}-${position.closedParts + 1}`,
    positionId: position.id,
    userId: position.userId,
    key: position.key,
    source: position.source,
    direction: position.direction,
    leverage: position.leverage,
    openedAt: position.openedAt,
    closedAt: at,
    orderId: order.id,
    quantity,
    cost,
    closePrice: price,
    margin,
    fees: openFees + fee,
    profit,
    carried,
    rate,
  });
  countClosing(brokerage, position, { quantity, value, at, borneByBrokerage });
  position.margin -= margin;
  position.settlementMargin -= settlementMargin;
  position.openFees -= openFees;
  position.settled -= settled;
  position.carried -= carried;
  position.quantity -= quantity;
  position.cost -= cost;
  position.closedParts += 1;
  position.modifiedAt = at;
  settle(brokerage, order, taken, { margin, fee, feeLines, profit, positionId: position.id });
  record(brokerage, position.id, {
    kind: isLast ? closingKind(order) : 'partlyClosed',
    at,
    quantity,
    price,
    amount: booked - fee,
    borneByBrokerage,
  });
  if (isLast) {
    setHeld(brokerage.trading, position, false);
    cancelClosingOrders(brokerage, position, at);
  }
}

/** Whether the customer closed it, or why the brokerage did. */
function closingKind({ reason }: Order): PositionEvent['kind'] {
  return reason === 'stoppedOut' || reason === 'settled' ? reason : 'closed';
}

/** Closing orders of a position that is gone have nothing left to close. */
function cancelClosingOrders(brokerage: TradingBrokerage, { id, key }: Position, at: number): void {
  for (const order of waitingOrdersIn(brokerage, key)) {
    if (order.positionId === id) cancel(brokerage, order, 'positionClosed', at);
  }
}
