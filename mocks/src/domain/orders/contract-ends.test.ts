/** Contracts that end while they are held. */
import { expect, test } from 'vitest';
import { worldOf } from '#test/random-actions.ts';
import { formatExact } from '#kernel/index.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { wordsOf } from '../inbox/index.ts';

/** Messages about contracts, and their instants. */
function announced(world: BrokerageWorld): [at: string, title: string][] {
  const messages = world.read().inboxes.get('demo')?.messages ?? [];
  return messages
    .filter(({ kind }) => kind === 'contractEnding' || kind === 'contractSettled')
    .map((message) => [new Date(message.at).toISOString(), wordsOf(message).title.en]);
}

const liveTo = (world: BrokerageWorld, instant: string): void => {
  world.dispatch('clock/advance', { byMs: Date.parse(instant) - world.now() });
};
const holdsIn = (world: BrokerageWorld, key: string): boolean =>
  world
    .read()
    .trading.positions.values()
    .some((position) => position.key === key);

test('a holder of a single month gets a message before its last day and on it, and is settled at its last price', () => {
  const world = worldOf('funded');
  liveTo(world, '2026-11-24T15:30:00Z');
  world.dispatch('fact/holding', { code: 'CL', quantity: '1' });
  world.dispatch('fact/holding', { code: 'CLZ26', quantity: '2', leverage: '5' });
  const { market } = world.read();
  liveTo(world, '2026-11-24T15:31:00Z');
  expect(announced(world)).toEqual([
    ['2026-11-24T15:30:00.000Z', 'CL is about to roll over'],
    ['2026-11-24T15:30:00.000Z', 'CLZ26 is about to expire'],
  ]);
  liveTo(world, '2026-12-02T12:00:00Z');
  const { tradesUntil = 0 } = market.instrument('FUTURE:CLZ26').contract?.delivery ?? {};
  expect(
    announced(world)
      .slice(2)
      .map(([, title]) => title),
  ).toEqual([
    'CL rolls over to CLF27 after today',
    'CLZ26 trades for the last time today',
    'CLZ26 has been settled',
  ]);
  expect([holdsIn(world, 'FUTURE:CLZ26'), holdsIn(world, 'FUTURE:CL')]).toEqual([false, true]);
  const closed = world.read().trading.closed.find(({ key }) => key === 'FUTURE:CLZ26');
  const last = market.price('FUTURE:CLZ26', tradesUntil - 1);
  const { events, orders } = world.read().trading;
  // No person closed it: its history and the order that ended it say so.
  expect(events.get(closed?.positionId ?? '')?.at(-1)).toMatchObject({
    kind: 'settled',
    at: closed?.closedAt,
  });
  expect(orders.get(closed?.orderId ?? '')?.reason).toBe('settled');
  expect(formatExact(closed?.closePrice ?? 0n)).toBe(formatExact(last));
});

test('a continuous series causes a message again when its next month ends', () => {
  const world = worldOf('funded');
  world.dispatch('fact/holding', { code: 'CL', quantity: '1' });
  liveTo(world, '2027-01-04T12:00:00Z');
  const rolls = announced(world).filter(([, title]) => title.startsWith('CL r') || title.startsWith('CL is'));
  expect(rolls.map(([, title]) => title)).toEqual([
    'CL is about to roll over',
    'CL rolls over to CLF27 after today',
    'CL is about to roll over',
    'CL rolls over to CLG27 after today',
  ]);
});

test('a contract whose end is far causes no message', () => {
  const world = worldOf('funded');
  world.dispatch('fact/holding', { code: 'CLZ27', quantity: '1', leverage: '5' });
  world.dispatch('clock/advance', { byMs: 20 * 86_400_000 });
  expect(announced(world)).toEqual([]);
});
