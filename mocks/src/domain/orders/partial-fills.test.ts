/** Orders that are larger than the best level of the book: they take level after level, and wait for what is not there. */
import { openClose, orderStatus, tradeDirection } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import {
  advance,
  close,
  messages,
  minute,
  place,
  price,
  refusalOf,
  wallet,
  worldOf,
} from '#test/trading-customer.ts';
import type { Placement } from '#test/placement.ts';
import { FIXED_ONE, formatExact, formatFixed, parseFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { factCommand, send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { heldIn } from '../ledger/index.ts';
import { averagePrice, bookAt } from './index.ts';
import type { Order } from './index.ts';

const ko = 'US:KO';
/** So seldom traded that ten levels hold less than this customer can pay for. */
const espey = 'US:ESP';
const sizesMs = 4_000;

const book = (world: BrokerageWorld, key: typeof ko | typeof espey = ko) =>
  bookAt(world.read(), key, world.now());
const now = (world: BrokerageWorld, { id }: Order): Order =>
  world.read().trading.orders.get(id) ?? expect.fail('no such order');
const sumOf = (parts: readonly { readonly quantity: Fixed }[]): Fixed =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0n);
const positionsOf = (world: BrokerageWorld) => [...world.read().trading.positions.values()];

describe('a market order', () => {
  test('that the best level holds is filled whole at the last price', () => {
    const world = worldOf('funded');
    const held = book(world).asks[0]?.quantity ?? 0n;
    const order = place(world, { key: ko, quantity: formatExact(held) });
    expect(order.fills).toEqual([{ at: world.now(), price: price(world, ko), quantity: held }]);
    expect(order.status).toBe(orderStatus.success);
  });

  test('of one more takes the next level too, at the prices of the book, and its money is of the exact sum', () => {
    const world = worldOf('funded');
    const [first, second] = book(world).asks;
    if (first === undefined || second === undefined) return expect.fail('no asks');
    const quantity = first.quantity + FIXED_ONE;
    const before = wallet(world).free;
    const order = place(world, { key: ko, quantity: formatExact(quantity) });
    const at = world.now();
    expect(order.fills).toEqual([
      { at, price: first.price, quantity: first.quantity },
      { at, price: second.price, quantity: FIXED_ONE },
    ]);
    const value = first.price * first.quantity + second.price * FIXED_ONE;
    expect(order.filled.value).toBe(value);
    expect(order.fillPrice).toBe(averagePrice({ quantity, cost: value }, { contractSize: FIXED_ONE }));
    expect(before - wallet(world).free).toBe(order.margin + order.fee);
    expect(order.margin).toBe(parseFixed(formatFixed(value / FIXED_ONE, 2)));
    const { margin, fee: openFees } = order;
    expect(positionsOf(world)).toMatchObject([{ quantity, cost: value, margin, openFees }]);
    return undefined;
  });

  test('that sells takes the bids, best first', () => {
    const world = worldOf('funded');
    const bids = book(world).bids.slice(0, 2);
    const order = place(world, {
      key: ko,
      quantity: formatExact(sumOf(bids)),
      direction: tradeDirection.sell,
    });
    expect(order.fills.map((fill) => [fill.price, fill.quantity])).toEqual(
      bids.map((level) => [level.price, level.quantity]),
    );
  });

  test('is refused where the wallet pays for it at the last price, but not through the book', () => {
    const world = worldOf('funded');
    const quantity = sumOf(book(world).asks.slice(0, 3));
    const atLast = (price(world, ko) * quantity) / FIXED_ONE;
    const fee = (atLast * 5n) / 10_000n;
    const amount = formatFixed(atLast + fee + FIXED_ONE / 100n, 2);
    world.dispatch(factCommand('wallet'), { type: 'STOCK', amount });
    const [name] = refusalOf(() => place(world, { key: ko, quantity: formatExact(quantity) }));
    expect(name).toBe('insufficientFunds');
  });

  test('that all ten levels do not hold waits for new sizes, and fills in parts until it is done', () => {
    const world = worldOf('funded');
    const shown = sumOf(book(world, espey).asks);
    const quantity = shown + 2n * FIXED_ONE;
    const order = place(world, { key: espey, quantity: formatExact(quantity) });
    expect(order.status).toBe(orderStatus.accepted);
    expect(order.filled.quantity).toBe(shown);
    expect(heldIn(wallet(world)).amount).toBe(order.margin + order.fee - order.filled.fee);
    advance(world, sizesMs);
    const done = now(world, order);
    expect(done.status).toBe(orderStatus.success);
    expect(sumOf(done.fills)).toBe(quantity);
    expect(new Set(done.fills.map(({ at }) => at)).size).toBe(2);
    const [position] = positionsOf(world);
    expect(position).toMatchObject({ quantity, cost: done.filled.value, margin: done.margin });
    expect(messages(world)[0]).toMatchObject({ kind: 'orderFilled' });
  });

  test('pays the minimum fee once, however many fills it has', () => {
    const world = worldOf('funded');
    const order = place(world, { key: 'US:REI', quantity: '1200' });
    expect(order.fills.length).toBeGreaterThan(1);
    expect(formatFixed(order.fee, 2)).toBe('0.99');
  });
});

describe('a limit order', () => {
  /** A limit at the second asking price, for more than the two levels hold. */
  function partlyFilled(change: Partial<Placement> = {}) {
    const world = worldOf('funded');
    const { asks } = book(world, espey);
    const taken = asks.slice(0, 2);
    const limit = taken[1]?.price ?? 0n;
    const quantity = sumOf(taken) + 300n * FIXED_ONE;
    const order = place(world, {
      key: espey,
      orderType: 1,
      limitPrice: formatFixed(limit, 2),
      quantity: formatExact(quantity),
      ...change,
    });
    return { world, order, taken, limit, quantity };
  }

  test('takes what the book has within its limit, and waits with money aside for the rest', () => {
    const { world, order, taken, limit, quantity } = partlyFilled();
    expect(order.fills.map((fill) => [fill.price, fill.quantity])).toEqual(
      taken.map((level) => [level.price, level.quantity]),
    );
    expect(order.status).toBe(orderStatus.accepted);
    const rest = (limit * (quantity - order.filled.quantity)) / FIXED_ONE;
    const aside = heldIn(wallet(world)).amount - (positionsOf(world)[0]?.margin ?? 0n);
    expect(aside - (order.fee - order.filled.fee)).toBe(rest);
  });

  test('fills on while the price is within its limit, each time at the limit or better', () => {
    const { world, order, limit, quantity } = partlyFilled();
    const atOnce = order.fills.length;
    advance(world, 60 * minute);
    const later = now(world, order);
    expect(later.fills.length).toBeGreaterThan(atOnce);
    expect(later.fills.every((fill) => fill.price <= limit)).toBe(true);
    expect(later.filled.quantity).toBe(quantity);
  });

  test('that is cancelled keeps what was filled, lets the rest go and fills no more', () => {
    const { world, order } = partlyFilled();
    const { fills, filled } = order;
    send(world, 'orders/cancel', { userId: 'demo', orderId: order.id });
    advance(world, 60 * minute);
    const after = now(world, order);
    const { margin, fee } = filled;
    expect(after).toMatchObject({ status: orderStatus.cancelled, fills, filled, margin, fee });
    expect(positionsOf(world)).toMatchObject([{ quantity: filled.quantity, margin }]);
    expect(heldIn(wallet(world)).amount).toBe(margin);
  });

  test('whose rest the wallet no longer pays for is cancelled by the brokerage, what was filled is kept', () => {
    // Over a night the price can open higher than the book was deep.
    const evening = ['18', '19', '20', '23', '24', '25', '30'].find(
      (day) => withNothingToSpare(day).order.status === orderStatus.cancelled,
    );
    const { world, order, atOnce } = withNothingToSpare(evening ?? expect.fail('it never opens higher'));
    expect(order.reason).toBe('insufficientFunds');
    expect(order.filled.quantity).toBe(atOnce);
    expect(positionsOf(world)).toMatchObject([{ quantity: atOnce }]);
    expect(heldIn(wallet(world)).amount).toBe(positionsOf(world)[0]?.margin);
    expect(messages(world)[0]).toMatchObject({ kind: 'orderCancelled', parameters: { quantity: '1' } });
  });

  /** All that the book holds and one share more, after which the wallet has what is set aside for that one and no more. */
  function withNothingToSpare(dayOfNovember: string) {
    const world = worldOf('funded');
    world.dispatch('clock/set', { toMs: Date.parse(`2026-11-${dayOfNovember}T20:59:58Z`) });
    const atOnce = sumOf(book(world, espey).asks);
    const placed = place(world, { key: espey, quantity: formatExact(atOnce + FIXED_ONE) });
    const held = heldIn(wallet(world)).amount;
    world.dispatch(factCommand('wallet'), { type: 'STOCK', amount: formatFixed(held, 2) });
    advance(world, 18 * 60 * minute);
    return { world, order: now(world, placed), atOnce };
  }
});

test('a closing order that fills in parts closes the position in parts, to the last share', () => {
  const world = worldOf('funded');
  const shown = sumOf(book(world, espey).bids);
  const quantity = formatExact(shown + FIXED_ONE);
  world.dispatch(factCommand('holding'), { code: 'ESP', market: 'AMEX', quantity });
  const [position] = positionsOf(world);
  if (position === undefined) return expect.fail('no position');
  const order = close(world, position.id, quantity);
  expect(order).toMatchObject({ openClose: openClose.close, status: orderStatus.accepted });
  expect(positionsOf(world)).toMatchObject([{ quantity: FIXED_ONE }]);
  expect(refusalOf(() => close(world, position.id, '1'))[0]).toBe('quantityNotAllowed');
  advance(world, sizesMs);
  expect(now(world, order).status).toBe(orderStatus.success);
  expect(positionsOf(world)).toEqual([]);
  const { closed } = world.read().trading;
  expect(closed.map((record) => record.quantity)).toEqual([shown, FIXED_ONE]);
  expect(closed.reduce((sum, record) => sum + record.profit, 0n)).toBe(now(world, order).profit);
  return undefined;
});

test('a currency has no book: any size is dealt with the brokerage at the last price', () => {
  const world = worldOf('funded');
  world.dispatch(factCommand('wallet'), { type: 'FOREX', amount: '4000000' });
  const order = place(world, { key: 'FOREX:EURUSD', quantity: '2000000' });
  expect(order.fills).toMatchObject([{ price: price(world, 'FOREX:EURUSD') }]);
});
