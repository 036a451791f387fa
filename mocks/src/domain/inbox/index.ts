/** What the house tells its customers. */
export * from './inbox.ts';
export * from './words.ts';
