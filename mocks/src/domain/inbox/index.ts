/** What the brokerage tells its customers. */
export * from './inbox.ts';
export * from './notices.ts';
export * from './words.ts';
