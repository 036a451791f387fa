/** Applications that the brokerage reviews. */
export * from './application.ts';
export * from './reasons.ts';
export * from './review-end.ts';
export * from './review-process.ts';
