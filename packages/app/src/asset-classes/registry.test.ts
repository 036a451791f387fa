import { assetSource, type AssetClass } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { assetPaths, type AssetPaths } from '#platform/address/asset-paths.ts';
import { links } from '#platform/address/addresses.ts';
import { baseAsset } from './crypto/crypto.ts';
import type { AssetClassDefinition } from './definition.ts';
import { assetClasses, closableClass, knownClasses, tradedClass } from './registry.ts';

const definitions = Object.entries<AssetClassDefinition>(assetClasses) as [
  AssetClass,
  AssetClassDefinition,
][];
const classes = knownClasses([assetClasses.stock, assetClasses.crypto, assetClasses.globalIndex]);
const named = { name: '', market: '', stock_code: 'X' };

describe('the registry', () => {
  test.each(definitions)('files %s under its own source and screens', (key, { paths }) => {
    expect(paths).toBe(assetPaths[key]);
    expect(paths.source).toBe(assetSource[key]);
  });

  test.each(definitions)('lets %s do what it has a screen for, and nothing else', (_, definition) => {
    for (const capability of ['list', 'quote', 'ticket'] as const)
      expect([capability, definition[capability] !== undefined]).toEqual([
        capability,
        definition.paths[capability] !== undefined,
      ]);
  });

  test.each(definitions.filter(([key, { quote }]) => quote !== undefined && key !== 'globalIndex'))(
    'shows bid and ask of %s with their volumes',
    (_, { quote }) => {
      expect(quote?.statistics).toEqual(expect.arrayContaining(['bid', 'ask', 'bidVolume', 'askVolume']));
    },
  );

  test('shows none of an index, which nobody bids for', () => {
    const { statistics } = assetClasses.globalIndex.quote;
    expect(statistics.filter((key) => /^(bid|ask)/.test(key))).toEqual([]);
  });

  test('gives no two classes the same ticket', () => {
    const tickets = Object.values<AssetPaths>(assetPaths).flatMap(
      ({ ticket, own }) => ticket ?? own?.subscribe ?? [],
    );
    expect(tickets).toHaveLength(8);
    expect(new Set(tickets).size).toBe(tickets.length);
  });

  test('knows a class by its source, and none by a source that nobody knows', () => {
    expect(classes.of(assetSource.crypto)).toBe(assetClasses.crypto);
    expect(classes.of(42)).toBeUndefined();
  });

  test('orders what has a quote and a ticket: an index has no ticket', () => {
    expect(tradedClass(assetClasses.crypto)).toBe(assetClasses.crypto);
    expect(tradedClass(assetClasses.globalIndex)).toBeUndefined();
    expect(tradedClass(undefined)).toBeUndefined();
  });

  test('closes what can be held, out of the wallet of its class', () => {
    expect(closableClass(assetClasses.crypto)?.holding.walletType).toBe('CRYPTOCURRENCY');
    expect(closableClass(assetClasses.hkStock)?.holding.walletType).toBe('HK_STOCK');
    expect(closableClass(assetClasses.future)?.holding.walletType).toBe('FUTURE');
    expect(closableClass(assetClasses.forex)?.holding.walletType).toBe('FOREX');
    expect(closableClass(assetClasses.blockTrade)?.holding.walletType).toBe('STOCK');
    expect(closableClass(assetClasses.auctionStock)?.holding.walletType).toBe('STOCK');
    expect(closableClass(assetClasses.globalIndex)).toBeUndefined();
    expect(closableClass(undefined)).toBeUndefined();
  });
});

describe('links to an instrument', () => {
  const pathOf = (address: string): string | undefined => address.split('?')[0];

  test.each([
    [assetSource.stock, '/pages/quote/stock', '/pages/payment/stock'],
    [assetSource.forex, '/pages/quote/forex', '/pages/payment/forex'],
    [assetSource.future, '/pages/quote/future', '/pages/payment/future'],
    [assetSource.blockTrade, '/pages/quote/stock', '/pages/payment/blocktrade'],
    [assetSource.newStock, '/pages/quote/stock', '/pages/payment/newstock'],
    [assetSource.crypto, '/pages/quote/crypto', '/pages/payment/crypto'],
    [assetSource.auctionStock, '/pages/quote/auctionStock', '/pages/payment/auctionStock'],
    [assetSource.hkStock, '/pages/hkstock/quote', '/pages/hkstock/payipo'],
    [assetSource.globalIndex, '/pages/quote/globalindex', '/pages/payment/stock'],
  ])('of source %i lead to %s and %s (spec §2)', (source, quote, ticket) => {
    const instrument = { ...named, source };
    expect([links.quote(instrument), links.ticket(instrument, 0)].map(pathOf)).toEqual([quote, ticket]);
  });

  test('lead to the list of a class', () => {
    expect(links.list('crypto')).toBe('/pages/product/crypto');
    expect(links.list('hkStock')).toBe('/pages/hkstock/index');
  });
});

test.each([
  ['BTCUSDT', 'BTC'],
  ['ETHUSD', 'ETH'],
  ['SOLUSDC', 'SOL'],
  ['BTC', 'BTC'],
  ['USDT', 'USDT'],
])('an order of %s counts %s', (code, unit) => {
  expect(baseAsset(code)).toBe(unit);
});
