import { assetSource } from '@meridian/api';
import { expect, test } from 'vitest';
import { createWatchlist, isWatched, unwatch, watch } from './index.ts';

const { stock, auctionStock } = assetSource;
const apple = { key: 'US:AAPL', source: stock, classify: 'UsStock', addedAt: 1 } as const;
const coke = { key: 'US:KO', source: stock, classify: 'UsStock', addedAt: 2 } as const;

test('a product is watched once, in the order added, and an id is never given twice', () => {
  const list = createWatchlist();
  for (const entry of [apple, coke, apple]) watch(list, entry);
  expect(list.entries.map(({ id, key }) => [id, key])).toEqual([
    ['W1', 'US:AAPL'],
    ['W2', 'US:KO'],
  ]);
  unwatch(list, apple);
  unwatch(list, apple);
  watch(list, apple);
  expect(list.entries.map(({ id }) => id)).toEqual(['W2', 'W3']);
  expect([isWatched(list, apple), isWatched(list, { key: 'US:F', source: stock })]).toEqual([true, false]);
});

test('an auction share is another product than the share: watched, and no longer watched, by itself', () => {
  const list = createWatchlist();
  const auctioned = { ...apple, source: auctionStock };
  watch(list, apple);
  expect(isWatched(list, auctioned)).toBe(false);
  watch(list, auctioned);
  unwatch(list, apple);
  expect(list.entries).toMatchObject([{ id: 'W2', key: 'US:AAPL', source: auctionStock }]);
});
