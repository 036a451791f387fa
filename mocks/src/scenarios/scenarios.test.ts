import { orderStatus } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { createWorld } from '#kernel/index.ts';
import { messages, refusalOf } from '#test/trading-customer.ts';
import { scenarioNames } from '#names.ts';
import type { ScenarioName } from '#names.ts';
import { brokerageDefinition } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { defaultStartTime, scenarios } from './index.ts';

function worldOf(scenario: ScenarioName): BrokerageWorld {
  const { startTime } = scenarios[scenario];
  const wallClock = () => 0;
  return createWorld(brokerageDefinition, {
    seed: 'meridian',
    scenario,
    startTime,
    clock: 'pinned',
    wallClock,
  });
}

describe('a scenario', () => {
  test('holds what its name says', () => {
    const trading = (name: ScenarioName) => worldOf(name).read().trading;
    const statuses = [...trading('one-of-each-order').orders.values()].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([0, 1, 2, 3]));
    expect(trading('large-portfolio').positions.size).toBe(60);
    expect(trading('trader').positions.size).toBe(6);
    expect(trading('funded').orders.size).toBe(0);
    expect(worldOf('visitor').read().session).toBeNull();
    expect(worldOf('trader').read().session?.userId).toBe('demo');
    expect(defaultStartTime).toBe(Date.parse('2026-11-18T15:30:00Z'));
  });

  test('of a race fills the order before it is cancelled, once, and says so', () => {
    const world = worldOf('cancel-loses-race');
    world.dispatch('clock/advance', { byMs: 30 * 60_000 });
    const { trading } = world.read();
    const [order] = trading.orders.values();
    expect([order?.status, order?.filled.quantity]).toEqual([orderStatus.success, order?.quantity]);
    const cancel = () => world.dispatch('orders/cancel', { userId: 'demo', orderId: order?.id });
    expect(refusalOf(cancel)[0]).toBe('orderNotCancellable');
    expect(world.read().trading.positions.size).toBe(1);
  });

  test('of an order that the book did not hold leaves minutes to look at it', () => {
    const world = worldOf('partly-filled');
    world.dispatch('clock/advance', { byMs: 2 * 60_000 });
    const waiting = [...world.read().trading.orders.values()].filter(
      ({ status }) => status === orderStatus.accepted,
    );
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.filled.quantity).toBeGreaterThan(0n);
  });

  test('of a position near its stop-out tells its holder before it is closed', () => {
    const world = worldOf('near-stop-out');
    world.dispatch('clock/advance', { byMs: 10 * 60_000 });
    const kinds = messages(world).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'positionNearStopOut')).toHaveLength(1);
    expect(world.read().trading.positions.size).toBe(1);
  });

  test('of positions stops none of them out by itself at the start', () => {
    for (const name of scenarioNames) {
      const world = worldOf(name);
      world.dispatch('clock/advance', { byMs: 10 * 60_000 });
      const stoppedOut = [...world.read().trading.orders.values()].filter(
        ({ reason }) => reason === 'stoppedOut',
      );
      expect(stoppedOut, name).toEqual([]);
    }
  });
});
