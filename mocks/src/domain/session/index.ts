/** Customers and their sign-ins. */
export * from './users.ts';
