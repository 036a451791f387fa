/** Identity verification. */
export * from './gate.ts';
export * from './identity-check.ts';
export * from './review.ts';
export * from './submission.ts';
