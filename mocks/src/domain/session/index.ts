/** Customers and their sign-ins. */
export * from './ended.ts';
export * from './registration.ts';
export * from './secret-hash.ts';
export * from './users.ts';
