/** What a customer watches, as the calls answer it. */
import { assetSource, refusal } from '@meridian/api';
import { expect, test } from 'vitest';
import { apple, open } from '#test/opened-world.ts';

const save = {
  classify: 'UsStock',
  assettype: '0',
  securityName: 'Apple',
  secuCode: 'AAPL',
  market: 'NASDAQ',
};
const starred = { stockCode: 'AAPL', market: 'NASDAQ', assettype: '0' };

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
  call('watchlist.deleteByCode', starred);
  expect(call('watchlist.list', {}).data).toEqual([]);
  for (const nothing of [{ secuCode: 'NOPE' }, { assettype: '7' }, { assettype: 'stock' }, { assettype: '' }])
    expect(call('watchlist.save', { ...save, ...nothing }).code).not.toBe(200);
  expect(call('watchlist.save', { ...save, assettype: '7' }).code).toBe(refusal.notFound);
});

test('a star that is given twice, and one that is taken where none is, leave no trace in the log', () => {
  const { handle, call } = open('funded');
  call('watchlist.save', save);
  const { length } = handle.world.log;
  expect(call('watchlist.save', save).code).toBe(200);
  expect(call('watchlist.delete', { id: 'W99' }).code).toBe(200);
  expect(call('watchlist.deleteByCode', { ...starred, stockCode: 'MSFT' }).code).toBe(200);
  expect(handle.world.log).toHaveLength(length);
  expect(call('watchlist.deleteByCode', starred).code).toBe(200);
  expect(handle.world.log).toHaveLength(length + 1);
});

test('AAPL as a share and as an auction share are two entries, two stars, and are taken off one by one', () => {
  const { call } = open('funded');
  const { stock, auctionStock } = assetSource;
  const stars = () =>
    [stock, auctionStock].map(
      (source) =>
        (call('market.stockDetail', { ...apple, source }).data as { selfSelectStatus: boolean })
          .selfSelectStatus,
    );
  const entries = () =>
    (call('watchlist.list', {}).data as { source: number; assettype: string }[]).map(
      ({ source, assettype }) => [source, assettype],
    );
  call('watchlist.save', { ...save, assettype: '8' });
  expect(stars()).toEqual([false, true]);
  call('watchlist.save', save);
  expect(stars()).toEqual([true, true]);
  expect(entries()).toEqual([
    [auctionStock, '8'],
    [stock, '0'],
  ]);
  call('watchlist.deleteByCode', { ...starred, assettype: '8' });
  expect(stars()).toEqual([true, false]);
  expect(entries()).toEqual([[stock, '0']]);
});

test('a stock code alone takes off every entry of that code, and each that is named takes off its own', () => {
  const { call } = open('funded');
  const entries = () =>
    (call('watchlist.list', {}).data as { secuCode: string; assettype: string }[]).map(
      ({ secuCode, assettype }) => `${secuCode} ${assettype}`,
    );
  const watch = () => {
    for (const assettype of ['0', '8', '4']) call('watchlist.save', { ...save, assettype });
    call('watchlist.save', { ...save, secuCode: 'MSFT', securityName: 'Microsoft' });
  };
  watch();
  expect(call('watchlist.deleteByCode', { stockCode: 'AAPL' }).code).toBe(200);
  expect(entries()).toEqual(['MSFT 0']);
  watch();
  call('watchlist.deleteByCode', { stockCode: 'AAPL', assettype: '8' });
  expect(entries()).toEqual(['MSFT 0', 'AAPL 0', 'AAPL 4']);
  call('watchlist.deleteByCode', { stockCode: 'AAPL', market: 'NYSE' });
  expect(entries()).toHaveLength(3);
  call('watchlist.deleteByCode', { stockCode: 'AAPL', market: 'NASDAQ' });
  expect(entries()).toEqual(['MSFT 0']);
});

test('an entry has the names of spec §3', () => {
  const { call } = open('funded');
  call('watchlist.save', save);
  expect(call('watchlist.list', {}).data).toMatchObject([save]);
});
