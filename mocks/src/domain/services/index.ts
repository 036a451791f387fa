/** What customers apply for besides their identity check: a row of `definitions.ts` each. */
export * from './applications.ts';
export type { PermittedService } from './definitions.ts';
