/** The simulated brokerage. Stories and links need only `@meridian/mocks/names`; hosts have entry points of their own. */
export * from './names.ts';
export { fact, factNames, factSentence, facts } from './facts/index.ts';
export type { Fact, FactName, FactParameters } from './facts/index.ts';
export { defaultStartTime, scenarios } from './scenarios/index.ts';
export type { Scenario } from './scenarios/index.ts';
export { builtEndpointIds } from './handlers/index.ts';
export { createWorlds } from './hosts/worlds.ts';
export type { Worlds } from './hosts/worlds.ts';
export type { OpenOptions, WorldHandle } from './hosts/world-handle.ts';
export type { SavedWorld, WorldStore } from './hosts/store.ts';
export type { UnhandledCall } from './handlers/unhandled.ts';
export { BusinessRefusal } from './kernel/index.ts';
