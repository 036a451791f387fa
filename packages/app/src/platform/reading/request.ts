/** One way to talk to the backend from a screen: read and write. */
export { knownData, type Request } from './request-phase.ts';
export { useRead } from './use-read.ts';
export { useWrite } from './use-write.ts';
