/** Worlds without a history. */
import { clockCommands, createWorld } from '#kernel/index.ts';
import type { Snapshot, WorldDefinition, WorldOptions } from '#kernel/index.ts';
import type { Brokerage } from '#domain/brokerage.ts';
import type { ScenarioName } from '#names.ts';
import { defaultSeed, scenarios } from '#scenarios/index.ts';
import { factCommand } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import type { OpenOptions } from './open-options.ts';

/** What a holder puts around all worlds that it makes under one id. */
export type Around = Pick<WorldOptions, 'wallClock' | 'journal' | 'codec'> & {
  readonly definition: WorldDefinition<Brokerage>;
};

export function scenarioOf(world: BrokerageWorld): ScenarioName {
  return world.opening.scenario as ScenarioName;
}

/** Every fact that was made so: those of its scenario, then those of its log. */
export function factsOf(
  world: BrokerageWorld,
): readonly { readonly name: string; readonly parameters: unknown }[] {
  const prefix = factCommand('');
  return [
    ...scenarios[scenarioOf(world)].facts,
    ...world.log.flatMap(({ type, payload }) =>
      type.startsWith(prefix) ? [{ name: type.slice(prefix.length), parameters: payload }] : [],
    ),
  ];
}

/** @throws RangeError for a time at which no world opens, CommandDoesNotFit for a history of other code. */
export function freshWorld(
  scenario: ScenarioName,
  like: Partial<Pick<WorldOptions, 'seed' | 'startTime' | 'clock'>> & Pick<OpenOptions, 'history'>,
  { definition, ...around }: Around,
): BrokerageWorld {
  if (like.history !== undefined) return worldWith(like.history, { definition, ...around });
  const { seed = defaultSeed, startTime = scenarios[scenario].startTime, clock = 'pinned' } = like;
  return createWorld(definition, { ...around, scenario, seed, startTime, clock });
}

/**
 * A history as it was after its first `commands`, the clock fixed at the instant of the last of them; after all of them, as it was taken.
 * @throws CommandDoesNotFit for a history of other code
 */
export function worldAfter(history: Snapshot, commands: number, around: Around): BrokerageWorld {
  const { scenario, seed, startTime, log } = history;
  if (commands >= log.length) return worldWith(history, around);
  const { definition, ...rest } = around;
  const begun = log.slice(0, commands);
  const opening = { scenario, seed, startTime };
  // By a wall clock that stands, a world is as old as its commands made it.
  const past = createWorld(definition, { ...opening, log: begun, wallClock: () => 0 });
  const pin = { type: clockCommands.pin, at: past.now(), payload: {} };
  const isPinned = past.clockMode() === 'pinned';
  return createWorld(definition, { ...rest, ...opening, log: isPinned ? begun : [...begun, pin] });
}

/** A world that was brought from elsewhere, at the instant it was taken. @throws CommandDoesNotFit for a history of other code */
function worldWith(history: Snapshot, { definition, ...around }: Around): BrokerageWorld {
  const { scenario, seed, startTime, log, now } = history;
  const bring = (commands: Snapshot['log']) =>
    createWorld(definition, { ...around, scenario, seed, startTime, log: commands });
  const world = bring(log);
  if (world.clockMode() === 'pinned') return world;
  const payload = { wallMs: Math.floor(around.wallClock()) };
  return bring([...log, { type: clockCommands.run, at: now, payload }]);
}

/** The same beginning once more; another scenario has a time of its own. */
export function beginAgain(current: BrokerageWorld, scenario: ScenarioName, around: Around): BrokerageWorld {
  const { seed, startTime } = current.opening;
  const clock = current.clockMode();
  const isSame = scenario === scenarioOf(current);
  return freshWorld(scenario, isSame ? { seed, startTime, clock } : { seed, clock }, around);
}
