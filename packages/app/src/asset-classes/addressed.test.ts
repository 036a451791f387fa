import { assetSource, type AssetClass } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { addressed } from './addressed.ts';
import type { AssetClassDefinition } from './definition.ts';
import { assetClasses, knownClasses } from './registry.ts';

const { stock, ...others } = assetClasses;
const classes = knownClasses([stock, ...Object.values(others)]);
const at = (path: string, query: string) => addressed(classes, path, new URLSearchParams(query));

type Screen = readonly [path: string, key: AssetClass];

const built: readonly Screen[] = Object.entries<AssetClassDefinition>(assetClasses).flatMap(
  ([key, { paths }]) =>
    [paths.list, paths.quote, paths.ticket].flatMap((path) =>
      path === undefined ? [] : [[path, key as AssetClass] as const],
    ),
);

/** Block trades and offers are quoted on the share's screen (DECISIONS 49, 51): the others have theirs to themselves. */
const owned = built.filter(([path], index) => built.findIndex(([other]) => other === path) === index);

describe('a screen belongs to the class of its path', () => {
  test('the built screens of all classes', () => {
    expect(owned.map(([path]) => path).toSorted()).toEqual([
      '/pages/hkstock/index',
      '/pages/hkstock/payipo',
      '/pages/hkstock/quote',
      '/pages/payment/auctionStock',
      '/pages/payment/blocktrade',
      '/pages/payment/crypto',
      '/pages/payment/forex',
      '/pages/payment/future',
      '/pages/payment/stock',
      '/pages/product/auctionStock',
      '/pages/product/blocktrade',
      '/pages/product/crypto',
      '/pages/product/forex',
      '/pages/product/future',
      '/pages/quote/auctionStock',
      '/pages/quote/crypto',
      '/pages/quote/forex',
      '/pages/quote/future',
      '/pages/quote/globalindex',
      '/pages/quote/stock',
    ]);
  });

  test.each(owned)('%s without a source shows %s', (path, key) => {
    for (const query of ['code=X', 'code=X&source=']) {
      const { assetClass, instrument } = at(path, query);
      expect(assetClass).toBe(assetClasses[key]);
      expect(instrument).toMatchObject({ code: 'X', source: assetSource[key] });
    }
  });

  test.each(built)('%s with its own source shows %s', (path, key) => {
    const { assetClass, instrument } = at(path, `code=X&source=${assetSource[key]}`);
    expect(assetClass).toBe(assetClasses[key]);
    expect(instrument?.source).toBe(assetSource[key]);
  });

  test.each(owned.filter(([, key]) => key !== 'stock'))(
    '%s with a source of another class or of none shows nothing, and stays the screen of %s',
    (path, key) => {
      const wrong = Object.values(assetSource).filter((source) => source !== assetSource[key]);
      for (const source of [...wrong, '42', '-1', '07', '7 ', 'Infinity', '7'.repeat(400), 'constructor']) {
        expect(at(path, `code=X&source=${source}`)).toEqual({
          assetClass: assetClasses[key],
          instrument: null,
        });
      }
    },
  );

  test('a stock’s screen with a source that nobody knows is the spec’s default', () => {
    expect(at('/pages/quote/stock', 'code=AAPL&source=12345').instrument?.source).toBe(assetSource.stock);
  });

  test('a stock’s screen never shows crypto as a stock', () => {
    expect(at('/pages/quote/stock', 'code=BTCUSDT&source=7').instrument).toBeNull();
    expect(at('/pages/payment/stock', 'code=BTCUSDT&source=7').instrument).toBeNull();
  });

  test('where several classes share a screen, the source distinguishes them', () => {
    expect(at('/pages/quote/stock', 'code=AAPL&source=4').assetClass).toBe(assetClasses.blockTrade);
    expect(at('/pages/quote/stock', 'code=AAPL&source=5').assetClass).toBe(assetClasses.newStock);
    expect(at('/pages/quote/stock', 'code=AAPL&source=4').instrument?.source).toBe(assetSource.blockTrade);
    expect(at('/pages/payment/stock', 'code=SPX&source=99').assetClass).toBe(assetClasses.globalIndex);
  });
});
