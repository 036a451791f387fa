import { expect, test } from 'vitest';
import { createWatchlist, isWatched, unwatch, watch } from './index.ts';

const apple = { key: 'US:AAPL', classify: 'UsStock', addedAt: 1 } as const;
const coke = { key: 'US:KO', classify: 'UsStock', addedAt: 2 } as const;

test('an instrument is watched once, in the order added, and an id is never given twice', () => {
  const list = createWatchlist();
  for (const entry of [apple, coke, apple]) watch(list, entry);
  expect(list.entries.map(({ id, key }) => [id, key])).toEqual([
    ['W1', 'US:AAPL'],
    ['W2', 'US:KO'],
  ]);
  unwatch(list, ({ key }) => key === 'US:AAPL');
  unwatch(list, ({ key }) => key === 'US:AAPL');
  watch(list, apple);
  expect(list.entries.map(({ id }) => id)).toEqual(['W2', 'W3']);
  expect([isWatched(list, 'US:AAPL'), isWatched(list, 'US:F')]).toEqual([true, false]);
});
