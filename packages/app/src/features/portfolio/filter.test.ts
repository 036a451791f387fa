import { assetSource, tradeDirection } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { countOf, keeps, noFilter, readFilter, withFilter, type Narrowable } from './filter.ts';

const now = Date.UTC(2026, 10, 18, 15, 30);
const dayMs = 86_400_000;
const apple: Narrowable = {
  product: assetSource.stock,
  currency: 'USD',
  direction: tradeDirection.buy,
  time: now - 2 * dayMs,
};

describe('a filter in the address', () => {
  const filter = { product: assetSource.hkStock, currency: 'HKD', side: 'short', period: '30d' } as const;

  test('is read as it was written, and leaves the rest of the address as it was', () => {
    const address = withFilter(new URLSearchParams('tab=1'), filter);
    expect(address.get('tab')).toBe('1');
    expect(readFilter(address)).toEqual(filter);
    expect(countOf(filter)).toBe(4);
  });

  test('is gone once it is cleared', () => {
    const address = withFilter(withFilter(new URLSearchParams('tab=1'), filter), noFilter);
    expect(address.toString()).toBe('tab=1');
    expect(countOf(readFilter(address))).toBe(0);
  });

  test.each(['product=x', 'product=-1', 'currency=usd', 'side=toString', 'period=1h', 'side=__proto__'])(
    'asks for nothing by %s',
    (query) => {
      expect(readFilter(new URLSearchParams(query))).toEqual(noFilter);
    },
  );
});

describe('a row', () => {
  test('is kept by no filter', () => {
    expect(keeps(noFilter, apple, now)).toBe(true);
  });

  test.each([
    [{ product: assetSource.stock }, true],
    [{ product: assetSource.crypto }, false],
    [{ currency: 'USD' }, true],
    [{ currency: 'HKD' }, false],
    [{ side: 'long' }, true],
    [{ side: 'short' }, false],
    [{ period: '7d' }, true],
    [{ period: '1d' }, false],
    [{ currency: 'USD', side: 'short' }, false],
  ] as const)('%o keeps it: %s', (filter, isKept) => {
    expect(keeps({ ...noFilter, ...filter }, apple, now)).toBe(isKept);
  });

  test('of the first instant of a period is in it', () => {
    expect(keeps({ ...noFilter, period: '1d' }, { ...apple, time: now - dayMs }, now)).toBe(true);
    expect(keeps({ ...noFilter, period: '1d' }, { ...apple, time: now - dayMs - 1 }, now)).toBe(false);
  });

  test('of a direction that nobody knows is neither long nor short', () => {
    for (const side of ['long', 'short'] as const)
      expect(keeps({ ...noFilter, side }, { ...apple, direction: 7 }, now)).toBe(false);
  });
});
