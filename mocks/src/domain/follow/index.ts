/** Following institutions: what they hold and how they did, and what customers put with them. */
export * from './copies.ts';
export * from './follows.ts';
export * from './futures-offers.ts';
export * from './institutions.ts';
export * from './portfolio.ts';
export * from './progress.ts';
