/** What holds for every world, whatever is done to it. */
import { deserialize, serialize } from 'node:v8';
import { orderStatus } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataOfBrokerage } from './domain/brokerage.ts';
import type { Brokerage } from './domain/brokerage.ts';
import {
  checkpointOf,
  copyingCodec,
  createWorld,
  openFold,
  replay,
  replayStep,
  restoreFold,
} from './kernel/index.ts';
import { action, doAll, minute, wallClock, worldOf } from '#test/random-actions.ts';
import { everyClass } from '#test/random-trades.ts';
import {
  createOrderWatch,
  expectFillsInMarket,
  expectInterestByDay,
  expectProved,
  expectSound,
  expectSubscriptionsKept,
} from '#test/soundness.ts';
import type { Looked } from '#test/soundness.ts';
import { scenarioNames } from './names.ts';
import { brokerageDefinition } from './world-definition.ts';

test('any 10,000 commands over all classes leave money whole, and every fill where the market was', () => {
  const looked: Looked = { inCandle: 0, inBook: 0, inAuction: 0, subscriptions: 0, interest: 0 };
  fc.assert(
    fc.property(fc.array(everyClass, { minLength: 1000, maxLength: 1000 }), (actions) => {
      const world = worldOf('funded');
      const watch = createOrderWatch();
      doAll(world, actions, () => {
        if (world.log.length % 5 === 0) watch(world.read());
        if (world.log.length % 25 === 0) expectSound(world.read());
      });
      const state = world.read();
      expectSound(state);
      expectProved(state);
      expectFillsInMarket(state, looked);
      expectSubscriptionsKept(state, looked);
      expectInterestByDay(state, looked);
      expect(state.trading.closed.length).toBeGreaterThan(10);
    }),
    // To make a thousand commands fewer takes longer than to read where the rule broke.
    { numRuns: 10, endOnFailure: true },
  );
  // The commands do what the rules are about.
  expect(Math.min(...Object.values(looked))).toBeGreaterThan(10);
}, 300_000);

test('any log of commands replayed gives a byte-equal world', () => {
  const scenario = fc.constantFrom(...scenarioNames);
  fc.assert(
    fc.property(scenario, fc.array(action, { maxLength: 30 }), (name, actions) => {
      const world = worldOf(name);
      doAll(world, actions);
      const again = replay(brokerageDefinition, world.snapshot(), { wallClock });
      expect(again.serialise()).toBe(world.serialise());
    }),
    { numRuns: 200 },
  );
}, 60_000);

/** Each brokerage has a view of the market of its own, which follows from the rest. */
const withoutMarket = ({ state, ...fold }: ReturnType<typeof openFold<Brokerage>>) => ({
  ...fold,
  state: dataOfBrokerage(state),
});

test('a state set down anywhere in a log and brought back is the same, byte for byte, and goes on the same', () => {
  const scenario = fc.constantFrom(...scenarioNames);
  const codec = fc.constantFrom(copyingCodec, {
    encode: serialize,
    decode: (bytes: unknown): unknown => deserialize(bytes as Buffer),
  });
  const log = fc.array(action, { maxLength: 30 });
  fc.assert(
    fc.property(scenario, log, fc.nat(), codec, (name, actions, where, coded) => {
      const world = worldOf(name);
      doAll(world, actions);
      world.dispatch('clock/advance', { byMs: 26 * 60 * minute });
      const length = where % (world.log.length + 1);
      const fold = openFold(brokerageDefinition, world.opening);
      world.log
        .slice(0, length)
        .forEach((command, index) => replayStep(brokerageDefinition, fold, command, index));
      const checkpoint = checkpointOf(brokerageDefinition, coded, fold, length);
      expect(withoutMarket(restoreFold(brokerageDefinition, coded, checkpoint))).toStrictEqual(
        withoutMarket(fold),
      );
      const { opening } = world;
      const again = createWorld(brokerageDefinition, {
        ...opening,
        log: world.log,
        checkpoint,
        codec: coded,
        wallClock,
      });
      expect(again.serialise()).toBe(world.serialise());
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('a fact that is refused after its first steps leaves the world as it was', () => {
  const world = worldOf('newcomer');
  const before = world.serialise();
  expect(() => world.dispatch('fact/subscription', { state: 'subscribed' })).toThrow();
  expect(world.serialise()).toBe(before);
  expect(world.log).toEqual([]);
});

describe('a scenario', () => {
  test.each(scenarioNames)('"%s" opens sound, the same every time, and stays sound for a week', (name) => {
    const world = worldOf(name);
    expectSound(world.read());
    expect(world.serialise()).toBe(worldOf(name).serialise());
    world.dispatch('clock/advance', { byMs: 7 * 24 * 60 * minute });
    expectSound(world.read());
  });

  test('lives through a year of sixty positions and eighty resting orders', () => {
    const world = worldOf('large-portfolio');
    const { market, trading } = world.read();
    for (const { key } of [...trading.positions.values()].slice(0, 40)) {
      const { code, exchange } = market.instrument(key);
      const order = { code, market: exchange, quantity: '1', leverage: '1' };
      world.dispatch('fact/restingOrder', { ...order, direction: 'long', awayPercent: '45' });
      world.dispatch('fact/restingOrder', { ...order, direction: 'short', awayPercent: '40' });
    }
    world.dispatch('clock/advance', { byMs: 365 * 24 * 60 * minute });
    const filled = [...world.read().trading.orders.values()].filter(
      ({ status, limitPrice }) => limitPrice !== null && status === orderStatus.success,
    );
    expect(filled.length).toBeGreaterThan(0);
    expectSound(world.read());
  });
});
