/** Identity verification. */
export * from './identity-check.ts';
