import { expect, test } from 'vitest';
import { memoryStorage, storageKeys } from '#platform/device/storage.ts';
import { productKey, readDeviceWatchlist, writeDeviceWatchlist } from './device-watchlist.ts';

const apple = { stock_code: 'AAPL', market: 'NASDAQ', source: 0, name: 'Apple' } as const;
const bitcoin = { stock_code: 'BTCUSDT', market: 'CRYPTO', source: 7, name: 'Bitcoin' } as const;

const holding = (text: string) => memoryStorage({ [storageKeys.watchedHere]: text });

test('what is kept is found again in its order, and an empty one leaves nothing', () => {
  const storage = memoryStorage();
  writeDeviceWatchlist(storage, [apple, bitcoin]);
  expect(readDeviceWatchlist(storage)).toEqual([apple, bitcoin]);
  writeDeviceWatchlist(storage, []);
  expect(storage.get(storageKeys.watchedHere)).toBeNull();
});

test.for(['[broken', '{}', 'null', '7', '""'])('from %s nothing is read', (text) => {
  expect(readDeviceWatchlist(holding(text))).toEqual([]);
});

test('an entry that cannot be takes no other with it', () => {
  const entries = [null, apple, { ...apple, source: 1234 }, { ...apple, stock_code: '' }, apple, bitcoin];
  expect(readDeviceWatchlist(holding(JSON.stringify(entries)))).toEqual([apple, bitcoin]);
});

test('two hundred are read, however many are listed', () => {
  const many = Array.from({ length: 900 }, (_, n) => ({ ...apple, stock_code: `C${n}` }));
  expect(readDeviceWatchlist(holding(JSON.stringify(many)))).toHaveLength(200);
});

test('a share and the auction share of one company are two', () => {
  expect(productKey(apple)).not.toBe(productKey({ ...apple, source: 8 }));
});
