/** The simulated brokerage. Stories and links need only `@meridian/mocks/names`; hosts have entry points of their own. */
export * from './names.ts';
export { eventNames } from './domain/event-names.ts';
export { sampleBytes, samplePictures } from './domain/files/index.ts';
export { parametersFrom, type FactField } from './facts/fields.ts';
export { factFields, factNames, factSentence } from './facts/index.ts';
export type { RecordedCall } from './handlers/recorded-calls.ts';
export type { RecordedFrame } from './hosts/socket/recorded-frames.ts';
export { worldDigests } from './hosts/world-digest.ts';
export { misfitOf, worldFromJson, worldFromText, worldText } from './hosts/world-text.ts';
export type { Fact } from './facts/index.ts';
export { faultCodes } from './handlers/fault-codes.ts';
export { builtEndpointIds } from './handlers/index.ts';
export { fileSender } from './hosts/file-sender.ts';
export type { WorldHandle } from './hosts/world-handle.ts';
