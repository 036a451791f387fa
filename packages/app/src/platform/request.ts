/** One way to talk to the backend from a screen: read and write. */
export { knownAt, knownData, type Request } from './request-phase.ts';
export type { Result } from './result.ts';
export { useRead, type Read, type ReadOptions } from './use-read.ts';
export { useWrite } from './use-write.ts';
