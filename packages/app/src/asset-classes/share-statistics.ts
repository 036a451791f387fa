import type { StatKey } from './statistics.ts';

/** The figures of a share, in the order they are shown, whatever exchange lists it (spec §3). */
export const shareStatistics: readonly StatKey[] = [
  'open',
  'previousClose',
  'high',
  'low',
  'volume',
  'turnover',
  'marketCap',
  'amplitude',
  'week52High',
  'week52Low',
  'bid',
  'ask',
  'bidVolume',
  'askVolume',
];
