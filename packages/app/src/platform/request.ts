/** One way to talk to the backend from a screen: read, write, and say what a write made out of date. */
export { knownAt, knownData, type Request } from './request-phase.ts';
export type { Result } from './result.ts';
export { useRead, type Read, type ReadOptions } from './use-read.ts';
export { useInvalidate, useWrite, type Write } from './use-write.ts';
