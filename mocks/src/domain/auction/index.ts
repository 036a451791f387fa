/** Auctions before the opening of a market: when they take orders, and what they would end with. */
export * from './indication.ts';
export * from './schedule.ts';
