import { describe, expect, test } from 'vitest';
import { createWorld } from '#kernel/index.ts';
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
