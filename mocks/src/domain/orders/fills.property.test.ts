/** What holds of every fill of every class, whatever is ordered, cancelled and lived through. */
import { openClose, orderStatus } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doAll, minute, worldOf } from '#test/random-actions.ts';
import type { Action } from '#test/random-actions.ts';
import { formatExact, replay } from '#kernel/index.ts';
import { brokerageDefinition } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { averagePrice, bookAt, goesToBook, isBuying } from './index.ts';
import type { Fill, Order } from './index.ts';

/** A share that everybody trades, one that few trade, a Hong Kong share, futures, coins and a currency pair. */
const products = [
  ['US:AAPL', '1', '900'],
  ['US:ESP', '40', '2100'],
  ['HK:00700', '100', '5000'],
  ['FUTURE:GC', '1', '60'],
  ['FUTURE:ZO', '1', '40'],
  ['CRYPTO:BTCUSDT', '0.01', '25'],
  ['CRYPTO:PEPEUSDT', '1000', '90000000000'],
  ['FOREX:EURUSD', '1000', '3000000'],
] as const;

const ordering: fc.Arbitrary<Action> = fc
  .record({
    product: fc.constantFrom(...products),
    isLarge: fc.boolean(),
    direction: fc.constantFrom(0, 1),
    /** Limit in ten-thousandths of the last price away from it; null for a market order. */
    away: fc.option(fc.integer({ min: -15, max: 15 })),
    leverage: fc.constantFrom('1', '5'),
  })
  .map(({ product: [key, few, many], isLarge, direction, away, leverage }): Action => (world, index) => {
    const { market } = world.read();
    const { tickSize, source } = market.instrument(key);
    const last = market.price(key, world.now());
    const limit = (last + (last * BigInt(away ?? 0)) / 10_000n) / tickSize;
    return [
      'orders/place',
      {
        userId: 'demo',
        clientOrderId: `intent-${index}`,
        key,
        source,
        direction,
        orderType: away === null ? 0 : 1,
        limitPrice: away === null ? null : formatExact(limit * tickSize),
        quantity: isLarge ? many : few,
        leverage,
      },
    ];
  });

const pick = <T>(list: Iterable<T>, at: number): T | undefined =>
  [...list].at(at % Math.max(1, [...list].length));

const closing: fc.Arbitrary<Action> = fc
  .tuple(fc.nat(), fc.boolean())
  .map(([which, isHalf]): Action => (world, index) => {
    const { trading, market } = world.read();
    const position = pick(trading.positions.values(), which);
    const step = position === undefined ? 1n : market.instrument(position.key).quantityStep;
    const steps = (position?.quantity ?? 0n) / step;
    const quantity = formatExact((isHalf ? (steps + 1n) / 2n : steps) * step);
    const clientOrderId = `close-${index}`;
    const positionId = position?.id ?? '';
    return [
      'orders/close',
      { userId: 'demo', clientOrderId, positionId, quantity, orderType: 0, limitPrice: null },
    ];
  });

const cancelling: fc.Arbitrary<Action> = fc.nat().map((which): Action => (world) => {
  const { orders, waiting } = world.read().trading;
  const order = orders.get(pick(waiting, which) ?? '');
  return ['orders/cancel', { userId: 'demo', orderId: order?.id ?? 'none' }];
});

const living: fc.Arbitrary<Action> = fc
  .constantFrom(1_000, 3_999, 4_000, 5 * minute, 11 * 60 * minute)
  .map((byMs): Action => () => ['clock/advance', { byMs }]);

const step = fc.oneof(
  { weight: 6, arbitrary: ordering },
  { weight: 2, arbitrary: closing },
  { weight: 2, arbitrary: cancelling },
  { weight: 4, arbitrary: living },
);

/** A customer rich enough for every class, at an instant at which all but Hong Kong trade; eleven hours later it does. */
function richWorld(): BrokerageWorld {
  const world = worldOf('funded');
  for (const type of ['STOCK', 'HK_STOCK', 'CRYPTOCURRENCY', 'FUTURE', 'FOREX'])
    world.dispatch('fact/wallet', { type, amount: '900000000' });
  return world;
}

/** Whether the book of its instant, or the last price then, has it. */
function expectInMarket(world: BrokerageWorld, order: Order, fill: Fill): void {
  const { market } = world.read();
  const instrument = market.instrument(order.key);
  expect(market.session(order.key, fill.at).state).toBe('open');
  const { bids, asks } = bookAt(world.read(), order.key, fill.at);
  const buys = isBuying(order.direction, order.openClose === openClose.open);
  const levels = buys ? asks : bids;
  const last = market.price(order.key, fill.at);
  const level = levels.find(({ price }) => price === fill.price);
  if (fill.price !== last) {
    expect(goesToBook(instrument, order.source)).toBe(true);
    expect(fill.quantity <= (level?.quantity ?? 0n)).toBe(true);
  } else if (goesToBook(instrument, order.source)) {
    expect(fill.quantity <= (levels[0]?.quantity ?? 0n)).toBe(true);
  }
  const { limitPrice } = order;
  if (limitPrice !== null) expect(buys ? fill.price <= limitPrice : fill.price >= limitPrice).toBe(true);
}

test('fills add up, lie in the book of their instant and within the limit, and none comes after the end of its order', () => {
  let walks = 0;
  let waits = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 15, maxLength: 40 }), (actions) => {
      const world = richWorld();
      const ended = new Map<string, readonly Fill[]>();
      doAll(world, actions, () => {
        for (const order of world.read().trading.orders.values()) {
          const before = ended.get(order.id);
          if (before !== undefined) expect(order.fills).toEqual(before);
          else if (order.status === orderStatus.cancelled || order.status === orderStatus.success)
            ended.set(order.id, order.fills);
        }
      });
      const { trading, market } = world.read();
      for (const order of trading.orders.values()) {
        const { fills, filled, quantity, fillPrice } = order;
        const instrument = market.instrument(order.key);
        for (const fill of fills) expectInMarket(world, order, fill);
        expect(fills.reduce((sum, fill) => sum + fill.quantity, 0n)).toBe(filled.quantity);
        expect(filled.quantity <= quantity).toBe(true);
        expect(filled.quantity === quantity).toBe(order.status === orderStatus.success);
        const units = (fill: Fill) => (fill.quantity * instrument.contractSize) / 10n ** 12n;
        const value = fills.reduce((sum, fill) => sum + fill.price * units(fill), 0n);
        expect(filled.value).toBe(value);
        if (fills.length === 0) expect(fillPrice).toBeNull();
        else expect(fillPrice).toBe(averagePrice({ quantity: filled.quantity, cost: value }, instrument));
        const instants = new Set(fills.map(({ at }) => at)).size;
        if (fills.length > instants) walks += 1;
        if (instants > 1) waits += 1;
      }
      expect(replay(brokerageDefinition, world.snapshot(), { wallClock: () => 0 }).serialise()).toBe(
        world.serialise(),
      );
    }),
    { numRuns: 60 },
  );
  // The property is about something: orders that walked the book, and orders that were filled at several instants.
  expect([walks > 20, waits > 20]).toEqual([true, true]);
}, 120_000);

test('how the way through time is cut does not change what is filled', () => {
  fc.assert(
    fc.property(
      fc.array(ordering, { minLength: 4, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 25_000 }), { minLength: 2, maxLength: 12 }),
      (orders, steps) => {
        const [whole, cut] = [richWorld(), richWorld()];
        doAll(whole, orders);
        doAll(cut, orders);
        const total = steps.reduce((sum, one) => sum + one, 0);
        whole.dispatch('clock/advance', { byMs: total });
        for (const byMs of steps) cut.dispatch('clock/advance', { byMs });
        expect([...cut.read().trading.orders]).toEqual([...whole.read().trading.orders]);
        expect([...cut.read().ledger.wallets]).toEqual([...whole.read().ledger.wallets]);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
