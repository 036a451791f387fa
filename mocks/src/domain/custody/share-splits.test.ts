/** A split changes how shares are counted, and nothing that they are worth (ADR 64). */
import { tradeDirection } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doAll } from '#test/random-actions.ts';
import { close, minute, worldOf } from '#test/trading-customer.ts';
import { placement } from '#test/placement.ts';
import { FIXED_ONE, absolute, formatExact, formatFixed, parseFixed } from '#kernel/index.ts';
import { factCommand } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { chartPeriods, tickAt } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { imbalances } from '../ledger/index.ts';
import {
  frozenAmount,
  lastPrice,
  positionsIn,
  stopOutLevel,
  todayProfit,
  walletProfit,
} from '../orders/index.ts';
import type { Order, Position } from '../orders/index.ts';

const exAt = Date.parse('2026-11-19T14:30:00Z');
const apple: InstrumentKey = 'US:AAPL';

function splitting(ratio: number, code = 'AAPL', market = 'NASDAQ'): BrokerageWorld {
  const world = worldOf('funded');
  world.dispatch(factCommand('split'), { code, market, ratio, exInDays: 1 });
  return world;
}
const hold = (world: BrokerageWorld, parameters: object): Position => {
  world.dispatch(factCommand('holding'), { code: 'AAPL', ...parameters });
  const position = [...world.read().trading.positions.values()].at(-1);
  if (position === undefined) throw new Error('nothing is held');
  return position;
};
const liveTo = (world: BrokerageWorld, toMs: number): void => {
  world.dispatch('clock/set', { toMs });
};
const messages = (world: BrokerageWorld, kind: string) =>
  world
    .read()
    .inboxes.get('demo')
    ?.messages.filter((message) => message.kind === kind) ?? [];

describe('a holding', () => {
  test.each(['long', 'short'] as const)(
    'that is %s has as many times as many shares, and costs the same',
    (direction) => {
      const world = splitting(4);
      const held = hold(world, { quantity: '10', direction, leverage: '5' });
      liveTo(world, exAt - 1);
      const before = structuredClone(held);
      const level = stopOutLevel(world.read(), held) ?? 0n;
      const wallets = structuredClone(world.read().ledger.wallets);
      liveTo(world, exAt);
      expect(held.quantity).toBe(4n * before.quantity);
      const { quantity: _had, day: _day, modifiedAt: _at, ...kept } = before;
      expect(held).toMatchObject(kept);
      expect(world.read().ledger.wallets).toEqual(wallets);
      const splitLevel = stopOutLevel(world.read(), held) ?? 0n;
      expect(absolute(level - 4n * splitLevel) <= parseFixed('0.04')).toBe(true);
      expect(world.read().trading.events.get(held.id)?.at(-1)).toMatchObject({
        kind: 'split',
        at: exAt,
        quantity: held.quantity,
        amount: 0n,
        ratio: 4n * FIXED_ONE,
      });
      expect(messages(world, 'positionSplit').map(({ parameters }) => parameters)).toMatchObject([
        { before: '10', quantity: '40', ratio: '4' },
      ]);
    },
  );

  test('is worth at the close before what it was worth: today’s profit counts from the same value', () => {
    const world = splitting(3);
    const held = hold(world, { quantity: '7' });
    liveTo(world, exAt - 1);
    const close = lastPrice(world.read(), apple, exAt - 1);
    const value = close * held.quantity;
    liveTo(world, exAt);
    expect(held.day).toEqual({ open: exAt, cost: value });
    const today = todayProfit(world.read(), 'demo', 'USD', { midnight: exAt - minute, at: exAt });
    const others = [...world.read().trading.positions.values()].filter(({ id }) => id !== held.id);
    expect(others).toEqual([]);
    const now = lastPrice(world.read(), apple, exAt) * held.quantity;
    expect(formatFixed(today, 2)).toBe(formatFixed((now - value) / FIXED_ONE, 2));
  });

  test('that was told of its near stop-out is not told again because the price is written differently', () => {
    const world = splitting(2);
    const held = hold(world, { quantity: '20', leverage: '10', marginLeft: '0.31' });
    world.dispatch(factCommand('wallet'), { type: 'STOCK', amount: '1000' });
    const { nearStopOutsAnnounced } = world.read().trading;
    nearStopOutsAnnounced.set(held.id, String(stopOutLevel(world.read(), held)));
    liveTo(world, exAt);
    if (!world.read().trading.positions.has(held.id)) throw new Error('the case needs another seed');
    expect(nearStopOutsAnnounced.get(held.id)).toBe(String(stopOutLevel(world.read(), held)));
  });

  test('bought in the instant of the split is in new shares already', () => {
    const world = splitting(4);
    liveTo(world, exAt);
    const held = hold(world, { quantity: '10' });
    liveTo(world, exAt + minute);
    expect(held.quantity).toBe(10n * FIXED_ONE);
  });

  test('closed in parts before and after brings in what it would have without a split', () => {
    const world = splitting(5);
    const held = hold(world, { quantity: '10' });
    const { cost } = held;
    close(world, held.id, '4');
    liveTo(world, exAt + minute);
    close(world, held.id, '30');
    const { closed, positions } = world.read().trading;
    expect(positions.size).toBe(0);
    expect(closed.map(({ quantity }) => formatExact(quantity))).toEqual(['4', '30']);
    expect(closed.reduce((sum, part) => sum + part.cost, 0n)).toBe(cost);
    expect(imbalances(world.read().ledger)).toEqual([]);
  });
});

describe('an order that waits', () => {
  const orderOf = (world: BrokerageWorld): Order => {
    const order = [...world.read().trading.orders.values()].at(-1);
    if (order === undefined) throw new Error('no order');
    return order;
  };
  test.each([
    [0, '200.01', '66.67'],
    [1, '390.02', '130.01'],
  ])(
    'in direction %s has its limit on a tick that is no worse for the customer',
    (direction, limit, after) => {
      const world = splitting(3);
      world.dispatch(
        'orders/place',
        placement('one', { direction: direction as 0, orderType: 1, limitPrice: limit, quantity: '10' }),
      );
      const order = orderOf(world);
      const frozen = frozenAmount(world.read(), order);
      liveTo(world, exAt);
      expect([formatExact(order.quantity), formatExact(order.limitPrice ?? 0n)]).toEqual(['30', after]);
      expect(frozenAmount(world.read(), order)).toBe(frozen);
      expect(messages(world, 'orderSplit')).toHaveLength(1);
    },
  );

  test('fills at a price of the new shares, as it would have without the split', () => {
    const [world, unsplit] = [splitting(2), worldOf('funded')];
    const { low } = unsplit.read().market.range(apple, exAt, exAt + 6 * 60 * minute);
    const limitPrice = formatExact(low + parseFixed('0.10'));
    for (const one of [world, unsplit]) {
      liveTo(one, exAt - minute);
      one.dispatch(factCommand('restingOrder'), { code: 'AAPL', limitPrice, quantity: '10' });
      liveTo(one, exAt + 6 * 60 * minute);
    }
    const [fill, plain] = [orderOf(world).fills[0], orderOf(unsplit).fills[0]];
    expect(Math.abs((fill?.at ?? 0) - (plain?.at ?? 0))).toBeLessThan(60 * minute);
    const whole = unsplit.read().market.price(apple, fill?.at ?? 0);
    expect(absolute((fill?.price ?? 0n) * 2n - whole) <= parseFixed('0.02')).toBe(true);
    expect((fill?.price ?? 0n) * 2n <= parseFixed(limitPrice)).toBe(true);
    expect(formatExact(orderOf(world).filled.quantity)).toBe('20');
  });
});

describe('prices', () => {
  test('are all in the shares of now: quotes and charts do not jump', () => {
    const world = splitting(4);
    const plain = worldOf('funded').read().market;
    const { market } = world.read();
    for (const at of [exAt - minute, exAt + 60 * minute, exAt + 26 * 60 * minute]) {
      const ratio = at >= exAt ? 4n : 1n;
      const [split, whole] = [market.quote(apple, at), plain.quote(apple, at)];
      for (const figure of ['last', 'open', 'previousClose', 'high', 'low', 'yearHigh', 'yearLow'] as const)
        expect(absolute(split[figure] * ratio - whole[figure]) <= parseFixed('0.03')).toBe(true);
      expect(absolute(split.changeRatio - whole.changeRatio) <= parseFixed('0.02')).toBe(true);
      expect(Number(split.marketCap) / Number(whole.marketCap)).toBeCloseTo(1, 3);
      for (const period of chartPeriods) {
        const bars = market.candles(apple, period, at);
        expect(bars.map(({ start }) => start)).toEqual(
          plain.candles(apple, period, at).map(({ start }) => start),
        );
        for (const [index, bar] of bars.entries()) {
          const before = bars[index - 1]?.close ?? bar.open;
          // A night moves Apple by a few percent at most: a quarter would be three fourths.
          expect(absolute(bar.open - before) * 8n <= before).toBe(true);
        }
      }
    }
  });

  test('of a Hong Kong share are on the ticks of their band after it, too', () => {
    const world = splitting(10, '00700', 'HKEX');
    const { market } = world.read();
    const at = Date.parse('2026-11-23T03:00:00Z');
    const [before, after] = [market.price('HK:00700', world.now()), market.price('HK:00700', at)];
    expect(after * 7n < before && after * 14n > before).toBe(true);
    expect(after % tickAt(market.instrument('HK:00700'), after)).toBe(0n);
  });

  test('that stand still while trading is halted are in the new shares as well', () => {
    const world = splitting(2);
    const held = hold(world, { quantity: '10' });
    world.dispatch(factCommand('halt'), { code: 'AAPL' });
    const before = lastPrice(world.read(), apple, world.now()) * held.quantity;
    liveTo(world, exAt + minute);
    const after = lastPrice(world.read(), apple, world.now()) * held.quantity;
    expect(absolute(after - before) <= parseFixed('0.01') * held.quantity).toBe(true);
  });
});

test('whatever is held and ordered, a split changes no value, no margin and no hold', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 100 }),
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 400 }),
          direction: fc.constantFrom('long', 'short'),
          leverage: fc.constantFrom('1', '2', '5'),
          limitAway: fc.option(fc.integer({ min: 5, max: 60 })),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      (ratio, asked) => {
        const world = splitting(ratio);
        doAll(
          world,
          asked.map(({ quantity, limitAway, ...one }) => () => [
            limitAway === null ? 'fact/holding' : 'fact/restingOrder',
            {
              code: 'AAPL',
              quantity: String(quantity),
              ...one,
              ...(limitAway === null ? {} : { awayPercent: String(limitAway) }),
            },
          ]),
        );
        liveTo(world, exAt - 1);
        const { trading, ledger } = world.read();
        const holds = structuredClone(ledger.wallets);
        const [price, times] = [lastPrice(world.read(), apple, exAt - 1), BigInt(ratio)];
        const valued = [...positionsIn(world.read(), apple)].map((position) => ({
          position,
          before: structuredClone(position),
          profit: walletProfit(world.read(), position, price, exAt - 1).amount,
        }));
        const waiting = [...trading.waiting].map((id) => structuredClone(trading.orders.get(id)));
        liveTo(world, exAt);
        const split = lastPrice(world.read(), apple, exAt - 1, exAt);
        // A price is on a tick before and after: half of one each, for each share.
        expect(absolute(split * times - price) * 2n <= (times + 1n) * parseFixed('0.01')).toBe(true);
        for (const { position, before, profit } of valued) {
          if (!trading.positions.has(position.id)) continue;
          expect(position.quantity).toBe(before.quantity * times);
          expect([position.cost, position.margin]).toEqual([before.cost, before.margin]);
          const after = walletProfit(world.read(), position, split, exAt).amount;
          const tolerance = (parseFixed('0.01') * position.quantity) / FIXED_ONE;
          expect(absolute(after - profit) <= tolerance).toBe(true);
        }
        for (const before of waiting) {
          const order = trading.orders.get(before?.id ?? '');
          if (before === undefined || order === undefined || order.fills.length > 0) continue;
          expect(order.quantity).toBe(before.quantity * times);
          const [limit, was] = [order.limitPrice ?? 0n, before.limitPrice ?? 0n];
          const isLower = limit * times <= was;
          expect(limit * times === was || isLower === (order.direction === tradeDirection.buy)).toBe(true);
          expect(absolute(limit * times - was) < times * parseFixed('0.01')).toBe(true);
        }
        if (trading.waiting.size === waiting.length && trading.positions.size === valued.length)
          expect(ledger.wallets).toEqual(holds);
      },
    ),
    { numRuns: 40 },
  );
});
