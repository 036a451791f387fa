/** Worlds without a history. */
import { createWorld } from '#kernel/index.ts';
import type { WorldDefinition, WorldOptions } from '#kernel/index.ts';
import type { Brokerage } from '#domain/brokerage.ts';
import type { ScenarioName } from '#names.ts';
import { defaultSeed, scenarios } from '#scenarios/index.ts';
import type { BrokerageWorld } from '#world-definition.ts';

/** What a holder puts around all worlds that it makes under one id. */
export type Around = Pick<WorldOptions, 'wallClock' | 'journal' | 'codec'> & {
  readonly definition: WorldDefinition<Brokerage>;
};

export function scenarioOf(world: BrokerageWorld): ScenarioName {
  return world.opening.scenario as ScenarioName;
}

/** @throws RangeError for a time at which no world opens. */
export function freshWorld(
  scenario: ScenarioName,
  like: Partial<Pick<WorldOptions, 'seed' | 'startTime' | 'clock'>>,
  { definition, ...around }: Around,
): BrokerageWorld {
  const { seed = defaultSeed, startTime = scenarios[scenario].startTime, clock = 'pinned' } = like;
  return createWorld(definition, { ...around, scenario, seed, startTime, clock });
}

/** The same beginning once more; another scenario has a time of its own. */
export function beginAgain(current: BrokerageWorld, scenario: ScenarioName, around: Around): BrokerageWorld {
  const { seed, startTime } = current.opening;
  const clock = current.clockMode();
  const isSame = scenario === scenarioOf(current);
  return freshWorld(scenario, isSame ? { seed, startTime, clock } : { seed, clock }, around);
}
