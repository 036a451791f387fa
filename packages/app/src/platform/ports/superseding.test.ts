import { expect, test } from 'vitest';
import { supersede } from './superseding.ts';

test('a newer read ends the older one about the same subject, and no other', () => {
  const latest = new Map<string, AbortController>();
  const typed = ['a', 'ap', 'app'].map(() => supersede(latest, 'market.searchStock box'));
  const chart = supersede(latest, 'market.stockKline chart');
  expect([...typed, chart].map(({ aborted }) => aborted)).toEqual([true, true, false, false]);
});
