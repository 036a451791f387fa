/** What the brokerage writes to its customers. */
export * from './inbox.ts';
export * from './notices.ts';
export { actionOf, priceText, quantityText, subjectOf } from './message-subject.ts';
export * from './kinds.ts';
