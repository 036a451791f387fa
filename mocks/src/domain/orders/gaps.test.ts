/** Prices that jump while trading is impossible, and customers who come too late. */
import { describe, expect, test } from 'vitest';
import { BusinessRefusal, FIXED_ONE, createWorld, formatFixed } from '#kernel/index.ts';
import { defaultStartTime } from '#scenarios/index.ts';
import { brokerageDefinition, factCommand, send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { amountIn, imbalances, money, outside, walletBook } from '../ledger/index.ts';
import { placement } from '#test/placement.ts';

const day = 24 * 60 * 60_000;
const tsla = 'US:TSLA';

function fundedWorld(): BrokerageWorld {
  return createWorld(brokerageDefinition, {
    seed: 'meridian',
    scenario: 'funded',
    startTime: defaultStartTime,
    clock: 'pinned',
    wallClock: () => 0,
  });
}

const wallet = { userId: 'demo', type: 'STOCK' } as const;
const closing = (positionId: string, clientOrderId: string) => ({
  userId: 'demo',
  clientOrderId,
  positionId,
  quantity: '1',
  orderType: 0 as const,
  limitPrice: null,
});

function reasonOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof BusinessRefusal) return error.reason;
    throw error;
  }
  return 'none';
}

describe.each([
  ['long', 'atOrBelow', 8n],
  ['short', 'atOrAbove', 12n],
] as const)(
  'a %s position at ten times, halted until the price is a fifth against it',
  (direction, side, tenths) => {
    test('costs its margin and no more: the brokerage bears the rest, and no wallet goes below zero', () => {
      const world = fundedWorld();
      const { market, ledger, trading } = world.read();
      const far = (market.price(tsla, world.now()) * tenths) / 10n;
      const gapAt = market.firstCrossing(tsla, side, far, world.now(), world.now() + 900 * day);
      if (gapAt === undefined) throw new Error('the path never goes that far');
      world.dispatch(factCommand('holding'), { code: 'TSLA', quantity: '20', leverage: '10', direction });
      const [position] = [...trading.positions.values()];
      if (position === undefined) throw new Error('nothing is held');
      const { id, margin } = position;
      const before = walletBook(ledger, wallet).free;
      world.dispatch(factCommand('halt'), { code: 'TSLA' });
      world.dispatch('clock/set', { toMs: gapAt });
      world.dispatch(factCommand('resume'), { code: 'TSLA' });
      world.dispatch('clock/advance', { byMs: 1000 });

      const state = world.read();
      const [record] = state.trading.closed;
      expect(record).toMatchObject({ id, profit: -margin, closedAt: gapAt });
      const lostInAll = (record?.cost ?? 0n) / FIXED_ONE - (record?.closePrice ?? 0n) * 20n;
      const beyond = (lostInAll < 0n ? -lostInAll : lostInAll) - margin;
      expect(beyond > 0n).toBe(true);
      expect(amountIn(state.ledger, outside('risk', 'USD'))).toEqual(money(-beyond, 'USD'));
      const { free, holds } = walletBook(state.ledger, wallet);
      const fee = state.trading.orders.get(record?.orderId ?? '')?.fee ?? 0n;
      expect(before - free).toBe(fee - (record?.carried ?? 0n));
      expect(holds.size).toBe(0);
      expect(imbalances(state.ledger)).toEqual([]);
      // Who meant to close it themselves comes too late.
      expect(reasonOf(() => send(world, 'orders/close', closing(id, 'late')))).toBe('positionNotOpen');
    });
  },
);

test('a customer who cancels an order that was filled a moment before keeps the position', () => {
  const world = fundedWorld();
  const { market } = world.read();
  const start = world.now();
  const { low } = market.range(tsla, start + 1, start + 5 * day);
  const resting = placement('one', {
    key: tsla,
    orderType: 1,
    limitPrice: formatFixed(low, 2),
    quantity: '5',
  });
  const order = send(world, 'orders/place', resting);
  const filledAt = market.firstCrossing(tsla, 'atOrBelow', low, start, start + 5 * day);
  const cancel = () => send(world, 'orders/cancel', { userId: 'demo', orderId: order.id });
  world.dispatch('clock/set', { toMs: filledAt ?? 0 });
  expect(reasonOf(cancel)).toBe('orderNotCancellable');
  expect(world.read().trading.positions.size).toBe(1);

  const earlier = fundedWorld();
  send(earlier, 'orders/place', resting);
  earlier.dispatch('clock/set', { toMs: (filledAt ?? 0) - 1 });
  send(earlier, 'orders/cancel', { userId: 'demo', orderId: order.id });
  earlier.dispatch('clock/advance', { byMs: 5 * day });
  expect(earlier.read().trading.positions.size).toBe(0);
});
