import { assetSource, type AssetClass } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import { describe, expect, test } from 'vitest';
import { quotePaths, ticketPaths } from '../platform/paths.ts';
import { baseAsset } from './crypto/crypto.ts';
import { assetClassOf, assetClasses, builtAssetClassOf } from './registry.ts';

const definitions = Object.entries(assetClasses);

describe('the registry', () => {
  test('files every class under its own key and source', () => {
    for (const [key, definition] of definitions) {
      expect(definition.key).toBe(key);
      expect(definition.source).toBe(assetSource[key as AssetClass]);
      expect(assetClassOf(definition.source)).toBe(definition);
    }
  });

  test('sends every order to a call that the catalogue has', () => {
    const paths = Object.values(catalogue).map((endpoint) => endpoint.path);
    for (const [, definition] of definitions) {
      if (definition.orderPath !== null) expect(paths).toContain(definition.orderPath);
    }
  });

  test('gives a wallet, a ticket and an order call to what can be ordered, and none of them to an index', () => {
    for (const [key, { walletType, routes, orderPath }] of definitions) {
      const isOrdered = key !== 'globalIndex';
      expect([walletType !== null, routes.ticket !== null, orderPath !== null]).toEqual([
        isOrdered,
        isOrdered,
        isOrdered,
      ]);
    }
  });

  test('gives every ticket a route of its own', () => {
    const routes = definitions.flatMap(
      ([
        ,
        {
          routes: { ticket },
        },
      ]) => ticket ?? [],
    );
    expect(new Set(routes).size).toBe(routes.length);
  });

  test('leads to the same screens as the links do', () => {
    for (const [, { source, routes }] of definitions) {
      expect(quotePaths[source]).toBe(routes.quote);
      if (routes.ticket !== null) expect(ticketPaths[source]).toBe(routes.ticket);
    }
  });

  test('has stock and crypto built, and knows what is not', () => {
    expect(definitions.filter(([, { isBuilt }]) => isBuilt).map(([key]) => key)).toEqual(['stock', 'crypto']);
    expect(builtAssetClassOf(assetSource.forex)).toBeUndefined();
    expect(assetClassOf(42)).toBeUndefined();
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
