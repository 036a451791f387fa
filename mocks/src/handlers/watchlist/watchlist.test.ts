/** What a customer watches, as the calls tell it. */
import { refusal } from '@meridian/api';
import { expect, test } from 'vitest';
import { apple, open } from '#test/opened-world.ts';

const save = {
  classify: 'UsStock',
  assettype: '0',
  securityName: 'Apple',
  secuCode: 'AAPL',
  market: 'NASDAQ',
};

test('the watchlist holds an instrument once, marks its quotes, and forgets it by id or by code', () => {
  const { call } = open('funded');
  call('watchlist.save', save);
  call('watchlist.save', save);
  const list = call('watchlist.list', {}).data as { id: string; stock_code: string; assettype: string }[];
  expect(list).toMatchObject([{ stock_code: 'AAPL', assettype: '0', classify: 'UsStock' }]);
  expect(call('market.stockDetail', apple).data).toMatchObject({ selfSelectStatus: true });
  expect(call('market.stockDetail', apple, { token: null }).data).toMatchObject({ selfSelectStatus: false });
  call('watchlist.delete', { id: list[0]?.id ?? '' });
  expect(call('watchlist.list', {}).data).toEqual([]);
  call('watchlist.save', save);
  call('watchlist.deleteByCode', { stockCode: 'AAPL' });
  expect(call('watchlist.list', {}).data).toEqual([]);
  expect(call('watchlist.save', { ...save, secuCode: 'NOPE' }).code).toBe(refusal.notFound);
});

test('a star that is given twice, and one that is taken where none is, leave no trace in the log', () => {
  const { handle, call } = open('funded');
  call('watchlist.save', save);
  const { length } = handle.world.log;
  expect(call('watchlist.save', save).code).toBe(200);
  expect(call('watchlist.delete', { id: 'W99' }).code).toBe(200);
  expect(call('watchlist.deleteByCode', { stockCode: 'MSFT' }).code).toBe(200);
  expect(handle.world.log).toHaveLength(length);
  expect(call('watchlist.deleteByCode', { stockCode: 'AAPL' }).code).toBe(200);
  expect(handle.world.log).toHaveLength(length + 1);
});
