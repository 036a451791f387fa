/** What holds for every world, whatever is done to it. */
import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  auditStatus,
  followFuturesStatus,
  followStatus,
  ipoStatus,
  orderStatus,
  type HoldReason,
} from '@meridian/api';
import { dataOfBrokerage } from './domain/brokerage.ts';
import type { Brokerage } from './domain/brokerage.ts';
import { balanceOf, holdKey, holdsOf, imbalances, overdrawnLine } from './domain/ledger/index.ts';
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
import { scenarioNames } from './names.ts';
import { brokerageDefinition } from './world-definition.ts';

const runningCopies: readonly unknown[] = [followFuturesStatus.waiting, followFuturesStatus.inProgress];

const heldSubscriptions: readonly unknown[] = [
  ipoStatus.subscribed,
  ipoStatus.waitingAllotment,
  ipoStatus.pendingPayment,
];

function idsOf<T>(records: ReadonlyMap<string, T>, isHeldFor: (record: T) => boolean): ReadonlySet<string> {
  return new Set([...records].filter(([, record]) => isHeldFor(record)).map(([id]) => id));
}

function expectSound(state: Brokerage): void {
  expect(imbalances(state.ledger)).toEqual([]);
  const waiting = new Set(
    [...state.trading.orders.values()]
      .filter(({ status }) => status === orderStatus.accepted || status === orderStatus.processing)
      .map(({ id }) => id),
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
    // No frozen money without a reason: each hold is named for what it is held for, and that is not over.
    for (const { reason, id, amount } of holdsOf(book)) {
      expect(amount > 0n).toBe(true);
      expect(reasons.get(reason)).toContain(id);
    }
    const lines = state.ledger.lines.filter(
      ({ wallet }) => wallet.type === book.wallet.type && wallet.userId === book.wallet.userId,
    );
    expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(balanceOf(book).amount);
  }
  for (const order of state.trading.orders.values()) {
    const { quantity, filled, fills, status } = order;
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

test('any 1,000 commands leave all accounts zero together, no wallet negative, no frozen money without a reason', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 1000, maxLength: 1000 }), (actions) => {
      const world = worldOf('funded');
      doAll(world, actions, () => {
        if (world.log.length % 25 === 0) expectSound(world.read());
      });
      expectSound(world.read());
      expect(world.read().trading.closed.length).toBeGreaterThan(10);
    }),
    { numRuns: 10 },
  );
}, 60_000);

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
