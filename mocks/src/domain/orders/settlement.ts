/** What happens to money and positions when an order is filled. Every way into and out of a position ends here. */
import { openClose, orderStatus } from '@meridian/api';
import { minimum } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import {
  currencyOfWallet,
  freeIn,
  freeOf,
  holdKey,
  holdOf,
  money,
  moveIfAny,
  outside,
  walletBook,
} from '../ledger/index.ts';
import type { Money, WalletCurrency, WalletRef } from '../ledger/index.ts';
import { atPar, costOf, orderMargin, shareOf } from './amounts.ts';
import { dealValue, feeFor, marginFor, settledProfit, walletOf, walletRate } from './pricing.ts';
import { bookResult } from './result-booking.ts';
import { instrumentOf, nextId, waitingOrders } from './state.ts';
import type { CancelReason, Order, Position, PositionEvent, TradingBrokerage } from './state.ts';

/** Free money in a wallet: its buying power. */
export function buyingPower(brokerage: TradingBrokerage, wallet: WalletRef): Money<WalletCurrency> {
  return freeIn(walletBook(brokerage.ledger, wallet));
}

/** An amount of an order or a position as money: it is in the currency of the wallet that pays. */
function inWallet(wallet: WalletRef, amount: Fixed): Money<WalletCurrency> {
  return money(amount, currencyOfWallet[wallet.type]);
}

/** Sets aside an opening order's margin and fee. The caller has checked that they are there. */
export function freeze(brokerage: TradingBrokerage, order: Order, at: number): void {
  const wallet = walletOf(order);
  const amount = inWallet(wallet, order.margin + order.fee);
  moveIfAny(brokerage.ledger, { at, from: freeOf(wallet), to: holdOf(wallet, 'order', order.id), amount });
}

/** What is set aside for an order now. */
export function frozenAmount(brokerage: TradingBrokerage, order: Order): Fixed {
  const { holds } = walletBook(brokerage.ledger, walletOf(order));
  return holds.get(holdKey({ reason: 'order', id: order.id }))?.amount ?? 0n;
}

/** Ends an order without a fill and gives back what was set aside. */
export function cancel(brokerage: TradingBrokerage, order: Order, reason: CancelReason, at: number): void {
  release(brokerage, order, at);
  brokerage.trading.waiting.delete(order.id);
  order.status = orderStatus.cancelled;
  order.reason = reason;
  order.dueAt = null;
  order.modifiedAt = at;
}

/** Fills an order at a price. An opening order that the wallet can no longer pay for is cancelled by the brokerage. */
export function fill(brokerage: TradingBrokerage, order: Order, price: Fixed, at: number): void {
  if (order.openClose === openClose.open) fillOpening(brokerage, order, price, at);
  else fillClosing(brokerage, order, price, at);
}

function fillOpening(brokerage: TradingBrokerage, order: Order, price: Fixed, at: number): void {
  const wallet = walletOf(order);
  const instrument = instrumentOf(brokerage, order);
  const deal = { price, quantity: order.quantity };
  const value = dealValue(brokerage, order, deal);
  const margin = marginFor(brokerage, order, deal, at);
  const fee = feeFor(brokerage, order, deal, at);
  release(brokerage, order, at);
  if (buyingPower(brokerage, wallet).amount < margin + fee) {
    cancel(brokerage, order, 'insufficientFunds', at);
    return;
  }
  const existing = positionToIncrease(brokerage, order);
  const position = existing ?? openPosition(brokerage, order, at);
  const entry = { reference: position.id, stockCode: instrument.code };
  const fees = outside('fees', currencyOfWallet[wallet.type]);
  moveIfAny(brokerage.ledger, {
    at,
    from: freeOf(wallet),
    to: fees,
    amount: inWallet(wallet, fee),
    entry: { given: 'fee', ...entry },
  });
  // Where an order rests at just half a cent, a better price rounds its margin to nothing.
  moveIfAny(brokerage.ledger, {
    at,
    from: freeOf(wallet),
    to: holdOf(wallet, 'margin', position.id),
    amount: inWallet(wallet, margin),
  });
  position.quantity += order.quantity;
  position.cost += value;
  position.margin += margin;
  position.settlementMargin += orderMargin(value, order.leverage, atPar);
  position.openFees += fee;
  position.modifiedAt = at;
  settle(brokerage, order, { price, margin, fee, profit: null, positionId: position.id, at });
  record(brokerage, position.id, {
    kind: existing === undefined ? 'opened' : 'increased',
    at,
    quantity: order.quantity,
    price,
    amount: -fee,
    borneByBrokerage: 0n,
  });
}

/** The customer's open position that an opening order adds to: same product, direction and leverage. */
function positionToIncrease(brokerage: TradingBrokerage, order: Order): Position | undefined {
  return brokerage.trading.positions
    .values()
    .find(
      (position) =>
        position.userId === order.userId &&
        position.key === order.key &&
        position.source === order.source &&
        position.direction === order.direction &&
        position.leverage === order.leverage,
    );
}

/** Enters a position in the books, still empty. */
function openPosition(brokerage: TradingBrokerage, order: Order, at: number): Position {
  const position: Position = {
    id: nextId(brokerage.trading, 'P', at),
    userId: order.userId,
    key: order.key,
    source: order.source,
    direction: order.direction,
    leverage: order.leverage,
    openedAt: at,
    orderId: order.id,
    quantity: 0n,
    cost: 0n,
    margin: 0n,
    settlementMargin: 0n,
    openFees: 0n,
    modifiedAt: at,
    closedParts: 0,
  };
  brokerage.trading.positions.set(position.id, position);
  return position;
}

/**
 * Closes a part or all of a position: the margin comes back, then profit or loss, then the fee. A loss beyond the
 * margin (a gap over the stop-out) is the brokerage's, and a fee takes no more than is there: no wallet goes below zero.
 */
function fillClosing(brokerage: TradingBrokerage, order: Order, price: Fixed, at: number): void {
  const position = order.positionId === null ? undefined : brokerage.trading.positions.get(order.positionId);
  if (position === undefined || order.quantity > position.quantity) {
    cancel(brokerage, order, 'positionClosed', at);
    return;
  }
  const { ledger } = brokerage;
  const wallet = walletOf(order);
  const free = freeOf(wallet);
  const { code: stockCode } = instrumentOf(brokerage, order);
  const { quantity } = order;
  const isLast = quantity === position.quantity;
  const margin = shareOf(position.margin, quantity, position.quantity);
  const settlementMargin = shareOf(position.settlementMargin, quantity, position.quantity);
  const openFees = shareOf(position.openFees, quantity, position.quantity);
  const cost = costOf(quantity, position);
  const result = settledProfit(brokerage, { ...position, quantity, cost }, price);
  const rate = walletRate(brokerage, position, at);
  const reference = position.id;

  const held = holdOf(wallet, 'margin', position.id);
  moveIfAny(ledger, { at, from: held, to: free, amount: inWallet(wallet, margin) });
  const booking = { wallet, result, rate, margin, reference, stockCode, at };
  const { profit, borneByBrokerage } = bookResult(brokerage, booking);
  const fee = minimum(
    feeFor(brokerage, order, { price, quantity }, at),
    buyingPower(brokerage, wallet).amount,
  );
  const [fees, amount] = [outside('fees', currencyOfWallet[wallet.type]), inWallet(wallet, fee)];
  moveIfAny(ledger, { at, from: free, to: fees, amount, entry: { given: 'fee', reference, stockCode } });

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
    rate,
  });
  position.margin -= margin;
  position.settlementMargin -= settlementMargin;
  position.openFees -= openFees;
  position.quantity -= quantity;
  position.cost -= cost;
  position.closedParts += 1;
  position.modifiedAt = at;
  settle(brokerage, order, { price, margin, fee, profit, positionId: position.id, at });
  record(brokerage, position.id, {
    kind: isLast ? closingKind(order) : 'partlyClosed',
    at,
    quantity,
    price,
    amount: profit - fee,
    borneByBrokerage,
  });
  if (isLast) {
    brokerage.trading.positions.delete(position.id);
    cancelClosingOrders(brokerage, position.id, at);
  }
}

/** Whether the customer closed it, or why the brokerage did. */
function closingKind({ reason }: Order): PositionEvent['kind'] {
  return reason === 'stoppedOut' || reason === 'settled' ? reason : 'closed';
}

/** Closing orders of a position that is gone have nothing left to close. */
function cancelClosingOrders(brokerage: TradingBrokerage, positionId: string, at: number): void {
  for (const order of waitingOrders(brokerage)) {
    if (order.positionId === positionId) cancel(brokerage, order, 'positionClosed', at);
  }
}

function release(brokerage: TradingBrokerage, order: Order, at: number): void {
  const wallet = walletOf(order);
  const amount = inWallet(wallet, frozenAmount(brokerage, order));
  moveIfAny(brokerage.ledger, { at, from: holdOf(wallet, 'order', order.id), to: freeOf(wallet), amount });
}

interface Outcome {
  readonly price: Fixed;
  readonly margin: Fixed;
  readonly fee: Fixed;
  readonly profit: Fixed | null;
  readonly positionId: string;
  readonly at: number;
}

function settle(brokerage: TradingBrokerage, order: Order, outcome: Outcome): void {
  brokerage.trading.waiting.delete(order.id);
  order.status = orderStatus.success;
  order.fillPrice = outcome.price;
  order.margin = outcome.margin;
  order.fee = outcome.fee;
  order.profit = outcome.profit;
  order.positionId = outcome.positionId;
  order.dueAt = null;
  order.modifiedAt = outcome.at;
}

function record(brokerage: TradingBrokerage, positionId: string, event: Omit<PositionEvent, 'id'>): void {
  const events = brokerage.trading.events.get(positionId) ?? [];
  events.push({ id: `${positionId}-E${events.length + 1}`, ...event });
  brokerage.trading.events.set(positionId, events);
}
