/** A position's profit is proved from its flow of money, whatever was done to it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { action, doAll, minute, worldOf } from '#test/random-actions.ts';
import type { Brokerage } from '../brokerage.ts';
import { closedPartsOf, flowOf } from './index.ts';

/** Ids of all positions there ever were. */
const everyPosition = ({ trading }: Brokerage): readonly string[] => [...trading.events.keys()];

function expectProved(state: Brokerage): void {
  const { trading, ledger } = state;
  for (const id of everyPosition(state)) {
    const open = trading.positions.get(id);
    const realised = closedPartsOf(trading, id).reduce(
      (sum, { profit, fees, carried }) => sum + profit - fees + carried,
      0n,
    );
    const flow = flowOf(ledger, id);
    const sum = flow.reduce((total, { amount }) => total + amount, 0n);
    expect(flow.at(-1)?.total ?? 0n).toBe(sum);
    // What was put up is still the customer's; opening fees that no part has taken over are paid.
    expect(sum + (open?.margin ?? 0n)).toBe(realised - (open?.openFees ?? 0n) + (open?.carried ?? 0n));
    expect(flow.map(({ at }) => at)).toEqual(flow.map(({ at }) => at).toSorted((a, b) => a - b));
    // The history says of the wallet's balance what the flow says of it without the margin.
    const told = (trading.events.get(id) ?? []).reduce((total, { amount }) => total + amount, 0n);
    const moved = flow
      .filter(({ kind }) => kind !== 'fill' && kind !== 'margin')
      .reduce((total, { amount }) => total + amount, 0n);
    expect(moved).toBe(told);
    expect((open?.margin ?? 0n) >= 0n && (open?.leverage ?? 1n) > 0n).toBe(true);
  }
}

test('whatever 10,000 random commands do, each position has earned what its flow of money says', () => {
  const counts = { changed: 0, parts: 0, exchanged: 0 };
  fc.assert(
    fc.property(fc.array(action, { minLength: 500, maxLength: 500 }), (actions) => {
      const world = worldOf('funded');
      for (const code of ['USDJPY', 'EURJPY', 'GBPJPY'])
        world.dispatch('fact/holding', { code, quantity: '30000', leverage: '10', openedMinutesAgo: 2 });
      doAll(world, actions, () => {
        if (world.log.length % 50 === 0) expectProved(world.read());
      });
      world.dispatch('clock/advance', { byMs: 26 * 60 * minute });
      const state = world.read();
      expectProved(state);
      for (const events of state.trading.events.values())
        counts.changed += events.filter(({ margin }) => margin !== undefined).length;
      counts.parts += state.trading.closed.filter(({ id, positionId }) => id !== positionId).length;
      counts.exchanged += state.ledger.exchanges.length;
    }),
    { numRuns: 20 },
  );
  // The commands do what the test is about.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
}, 120_000);

test('a fill, its fee and its profit name the order, in the order of their booking', () => {
  const world = worldOf('funded');
  world.dispatch('fact/closedTrade', {
    code: 'TSLA',
    quantity: '10',
    leverage: '5',
    openedMinutesAgo: 60,
    closedMinutesAgo: 30,
  });
  const state = world.read();
  const [part] = state.trading.closed;
  const flow = flowOf(state.ledger, part?.positionId ?? '');
  expect(flow.map(({ kind }) => kind)).toEqual(['fee', 'fill', 'fill', 'profit', 'fee']);
  const closed = part?.orderId;
  const [opened] = state.trading.orders.keys();
  expect(flow.map(({ deal }) => deal?.orderId)).toEqual([opened, opened, closed, closed, closed]);
  expect(flow[1]?.deal).toMatchObject({ quantity: part?.quantity });
  expect(flow.at(-1)?.total).toBe((part?.profit ?? 0n) - (part?.fees ?? 0n));
});
