/** The simulated brokerage. Stories and links need only `@meridian/mocks/names`; hosts have entry points of their own. */
export * from './names.ts';
export { sampleBytes, samplePictures } from './domain/files/index.ts';
export { factNames } from './facts/index.ts';
export type { Fact } from './facts/index.ts';
export { builtEndpointIds } from './handlers/index.ts';
export type { WorldHandle } from './hosts/world-handle.ts';
