/** Customers and their sign-ins. */
export * from './registration.ts';
export * from './users.ts';
