/**
 * What holds of a brokerage after anything that was done to it. Test kit: each rule is worked out from records and
 * ledger apart, so that a book that is wrong in the same way twice does not pass.
 */
import {
  auditStatus,
  followFuturesStatus,
  followStatus,
  ipoStatus,
  openClose,
  orderStatus,
  type HoldReason,
} from '@meridian/api';
import { expect } from 'vitest';
import type { Brokerage } from '#domain/brokerage.ts';
import { interestOf } from '#domain/follow/index.ts';
import { holdOfSubscription, issueOf } from '#domain/ipo/index.ts';
import { balanceOf, heldFor, holdKey, holdsOf, imbalances, overdrawnLine } from '#domain/ledger/index.ts';
import { bookAt, flowOf, goesToBook, isBuying, termsOf } from '#domain/orders/index.ts';
import type { Fill, Order } from '#domain/orders/index.ts';

const minuteMs = 60_000;

const runningCopies: readonly unknown[] = [followFuturesStatus.waiting, followFuturesStatus.inProgress];

const heldSubscriptions: readonly unknown[] = [
  ipoStatus.subscribed,
  ipoStatus.waitingAllotment,
  ipoStatus.pendingPayment,
];

function idsOf<T>(records: ReadonlyMap<string, T>, isHeldFor: (record: T) => boolean): ReadonlySet<string> {
  return new Set([...records].filter(([, record]) => isHeldFor(record)).map(([id]) => id));
}

/** Every currency comes to zero, nothing is negative, and nothing is held but for somebody's reason that is not over. */
export function expectSound(state: Brokerage): void {
  expect(imbalances(state.ledger)).toEqual([]);
  const waiting = idsOf(
    state.trading.orders,
    ({ status }) => status === orderStatus.accepted || status === orderStatus.processing,
  );
  const reasons = new Map<HoldReason, ReadonlySet<string>>([
    ['order', waiting],
    ['margin', new Set(state.trading.positions.keys())],
    ['subscription', idsOf(state.subscriptions, ({ status }) => heldSubscriptions.includes(status))],
    ['withdrawal', idsOf(state.withdrawals, ({ status }) => status === auditStatus.pending)],
    [
      'follow',
      new Set([
        ...idsOf(state.follows, ({ status }) => status === followStatus.waitConfirm),
        ...idsOf(state.copies, ({ status }) => runningCopies.includes(status)),
      ]),
    ],
  ]);
  for (const book of state.ledger.wallets.values()) {
    expect(book.free >= 0n).toBe(true);
    expect(book.held).toBe(holdsOf(book).reduce((sum, { amount }) => sum + amount, 0n));
    expect(overdrawnLine(state.ledger, book.wallet)).toBeUndefined();
    for (const { reason, id, amount } of holdsOf(book)) {
      expect(amount > 0n).toBe(true);
      expect(reasons.get(reason)).toContain(id);
    }
    const lines = state.ledger.lines.filter(
      ({ wallet }) => wallet.type === book.wallet.type && wallet.userId === book.wallet.userId,
    );
    expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(balanceOf(book).amount);
  }
  for (const { quantity, filled, fills, status } of state.trading.orders.values()) {
    expect(fills.reduce((sum, fill) => sum + fill.quantity, 0n)).toBe(filled.quantity);
    expect(filled.quantity <= quantity).toBe(true);
    expect(filled.quantity === quantity).toBe(status === orderStatus.success);
  }
  for (const position of state.trading.positions.values()) {
    const key = holdKey({ reason: 'margin', id: position.id });
    const held = [...state.ledger.wallets.values()].map(({ holds }) => holds.get(key)?.amount ?? 0n);
    expect(held.reduce((sum, amount) => sum + amount, 0n)).toBe(position.margin + position.settled);
  }
}

/** Watches orders from one look to the next: what has ended is filled no more, and no part of a fill is taken back. */
export function createOrderWatch() {
  const seen = new Map<string, Pick<Order, 'status' | 'fills' | 'quantity'>>();
  return (state: Brokerage): void => {
    for (const { id, status, fills, quantity } of state.trading.orders.values()) {
      const before = seen.get(id);
      if (before?.fills === fills && before.status === status) continue;
      const hasEnded = before?.status === orderStatus.success || before?.status === orderStatus.cancelled;
      // A command that was refused half way has put the state back: the same in another place.
      if (hasEnded) expect([status, fills]).toEqual([before.status, before.fills]);
      // A split restates fills, and keeps how many there are.
      if (before?.quantity === quantity) expect(fills.slice(0, before.fills.length)).toEqual(before.fills);
      expect(fills.length >= (before?.fills.length ?? 0)).toBe(true);
      seen.set(id, { status, fills, quantity });
    }
  };
}

/** How many of each kind were looked at: a rule that met nothing has proved nothing. */
export type Looked = Record<'inCandle' | 'inBook' | 'inAuction' | 'subscriptions' | 'interest', number>;

/** Facts name prices of their own, and the house settles at the last price of the last day. */
const isByMarket = ({ clientOrderId, reason }: Order): boolean =>
  reason !== 'settled' && !(clientOrderId?.startsWith('fact-') ?? false);

/**
 * Fills happened at prices that were there: in a session, within the candle of their minute and at the price of their instant, or
 * at a level of the book that had as much; and all of an auction at one price, that of the opening.
 */
export function expectFillsInMarket(state: Brokerage, looked: Looked): void {
  const auctioned = new Map<string, bigint>();
  for (const order of state.trading.orders.values()) {
    if (!isByMarket(order)) continue;
    for (const fill of order.fills) expectInMarket(state, order, fill, looked);
    if (!termsOf(order.source).isAuctioned || order.openClose !== openClose.open) continue;
    for (const { at, price } of order.fills) {
      const auction = `${order.key} ${at}`;
      expect(price).toBe(auctioned.get(auction) ?? price);
      expect(price).toBe(state.market.quote(order.key, at).open);
      auctioned.set(auction, price);
      looked.inAuction += 1;
    }
  }
}

function expectInMarket(state: Brokerage, order: Order, fill: Fill, looked: Looked): void {
  const { market } = state;
  const { key, limitPrice, source } = order;
  const { at, price, quantity } = fill;
  expect(market.session(key, at).state).toBe('open');
  const buys = isBuying(order.direction, order.openClose === openClose.open);
  if (limitPrice !== null) expect(buys ? price <= limitPrice : price >= limitPrice).toBe(true);
  if (price === market.price(key, at)) {
    // What a candle of a minute is drawn from.
    const minute = Math.floor(at / minuteMs) * minuteMs;
    const { low, high } = market.range(key, minute, minute + minuteMs - 1);
    expect(low <= price && price <= high).toBe(true);
    looked.inCandle += 1;
    return;
  }
  const { bids, asks } = bookAt(state, key, at);
  const level = (buys ? asks : bids).find((one) => one.price === price);
  expect(goesToBook(market.instrument(key), source) && quantity <= (level?.quantity ?? 0n)).toBe(true);
  looked.inBook += 1;
}

/** What each position has earned is what its flow of money says: it took from its wallet and gave back. */
export function expectProved({ trading, ledger }: Brokerage): void {
  for (const id of trading.events.keys()) {
    const open = trading.positions.get(id);
    const realised = trading.closed
      .filter(({ positionId }) => positionId === id)
      .reduce((sum, { profit, fees, carried }) => sum + profit - fees + carried, 0n);
    const sum = flowOf(ledger, id).reduce((total, { amount }) => total + amount, 0n);
    expect(sum + (open?.margin ?? 0n)).toBe(realised - (open?.openFees ?? 0n) + (open?.carried ?? 0n));
  }
}

/** What was held for a subscription is what was taken and given back, and nobody has more than was offered. */
export function expectSubscriptionsKept(state: Brokerage, looked: Looked): void {
  for (const subscription of state.subscriptions.values()) {
    const { id, held, paid, refunded, allotted, quantity } = subscription;
    const still = heldFor(state.ledger, holdOfSubscription(subscription));
    const taken = state.ledger.lines
      .filter(({ reference, wallet }) => reference === id && wallet.type === 'SUBSCRIPTION')
      .reduce((total, { amount }) => total + amount, 0n);
    expect(taken).toBe(-paid);
    const { finalPrice, highestPrice, sharesOffered } = issueOf(subscription);
    if (paid + refunded === 0n) expect(still).toBe(held);
    else {
      expect(still).toBe(0n);
      // Sold above what was held for, the rest is paid later.
      const isPaidLater = finalPrice > highestPrice && allotted !== 0n;
      expect(isPaidLater ? paid + refunded >= held : paid + refunded === held).toBe(true);
      looked.subscriptions += 1;
    }
    expect((allotted ?? 0n) <= quantity && (allotted ?? 0n) <= sharesOffered).toBe(true);
  }
}

/** The interest of money that follows an institution is the sum of its days, one line each. */
export function expectInterestByDay({ ledger, follows }: Brokerage, looked: Looked): void {
  for (const follow of follows.values()) {
    const lines = ledger.lines.filter(
      ({ reference, kind }) => reference === follow.id && kind === 'interest',
    );
    expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(follow.interest);
    expect(follow.interest).toBe(interestOf(follow, follow.daysCredited));
    expect(lines.length <= follow.daysCredited && follow.daysCredited <= follow.termDays).toBe(true);
    looked.interest += lines.length;
  }
}
