/** What happens to positions while they are held: overnight charges, daily settlement, dividends. */
export * from './day-ends.ts';
export * from './dividends.ts';
export * from './share-splits.ts';
