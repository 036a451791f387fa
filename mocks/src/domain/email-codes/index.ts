/** One-time codes by email. */
export * from './email-codes.ts';
