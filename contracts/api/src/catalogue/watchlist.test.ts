import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { ResponseOf } from '../endpoint.ts';
import { watchlist } from './watchlist.ts';

const named = {
  classify: 'UsStock',
  assettype: '0',
  securityName: 'Apple',
  secuCode: 'AAPL',
  market: 'NASDAQ',
};
const read = (...rows: readonly object[]): ResponseOf<typeof watchlist> => v.parse(watchlist.response, rows);

test('a row of the five names of spec §3 is a whole one, whose price is not known', () => {
  const tencent = {
    classify: 'HK',
    assettype: '11',
    securityName: 'Tencent',
    secuCode: '00700',
    market: 'HKEX',
  };
  const { list, unreadableCount } = read(named, tencent);
  expect(unreadableCount).toBe(0);
  expect(list).toMatchObject([
    { stock_code: 'AAPL', name: 'Apple', market: 'NASDAQ', source: 0 },
    { stock_code: '00700', name: 'Tencent', market: 'HKEX', source: 11 },
  ]);
  for (const row of list)
    expect(row).toMatchObject({
      id: null,
      price_nominal: null,
      change: null,
      change_ratio: null,
      priceDecimals: null,
      marketStatus: null,
      quoteTimestamp: null,
      selfSelectStatus: true,
      spark: [],
    });
});

test('the figures of its quote are read where they come with it', () => {
  const { list } = read({
    ...named,
    id: 'W1',
    price_nominal: '268.12',
    priceDecimals: 2,
    marketStatus: 'open',
  });
  expect(list).toMatchObject([{ id: 'W1', price_nominal: '268.12', priceDecimals: 2, marketStatus: 'open' }]);
});

test.each([
  ['is without a code', { secuCode: undefined }],
  ['names a class that there is not', { assettype: '42' }],
  ['has a price below zero', { price_nominal: '-1.00' }],
])('a row that %s is left out and counted', (_, spoilt) => {
  const { list, unreadableCount } = read({ ...named, ...spoilt }, named);
  expect(list).toHaveLength(1);
  expect(unreadableCount).toBe(1);
});
