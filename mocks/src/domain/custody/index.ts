/** What happens to positions while they are held: overnight charges, daily settlement. */
export * from './day-ends.ts';
