/** Subscriptions to new shares, from the deadline to the listing. */
export * from './steps.ts';
export * from './subscription.ts';
