/** What customers watch. */
export * from './watchlist.ts';
