import { describe, expect, test } from 'vitest';
import { candleTrend, priceRange, withLastPrice, type Candle } from './candles.ts';

const candle = (t: number, o: number, h: number, l: number, c: number): Candle => ({ t, o, h, l, c, v: 10 });

describe('the live price', () => {
  const candles = [candle(0, 10, 12, 9, 11), candle(1, 11, 13, 10, 12)];

  test('is the close of the last candle and widens its reach', () => {
    expect(withLastPrice(candles, 14).at(-1)).toEqual(candle(1, 11, 14, 10, 14));
    expect(withLastPrice(candles, 8).at(-1)).toEqual(candle(1, 11, 13, 8, 8));
  });

  test('leaves closed candles and the data it was given alone', () => {
    const before = structuredClone(candles);
    expect(withLastPrice(candles, 14)[0]).toBe(candles[0]);
    expect(candles).toEqual(before);
  });

  test('changes nothing when unknown, no number, or the close already', () => {
    expect(withLastPrice(candles, undefined)).toBe(candles);
    expect(withLastPrice(candles, Number.NaN)).toBe(candles);
    expect(withLastPrice(candles, 12)).toBe(candles);
    expect(withLastPrice([], 12)).toEqual([]);
  });
});

test('a line spans its closes, candles span their wicks', () => {
  const candles = [candle(0, 10, 12, 9, 11), candle(1, 11, 20, 5, 12)];
  expect(priceRange(candles, 'closes')).toEqual({ low: 11, high: 12 });
  expect(priceRange(candles, 'wicks')).toEqual({ low: 5, high: 20 });
  expect(priceRange([], 'wicks')).toBeUndefined();
});

test('a candle that closes where it opened neither rises nor falls', () => {
  expect(candleTrend(candle(0, 10, 12, 9, 10))).toBe('flat');
  expect(candleTrend(candle(0, 10, 12, 9, 10.01))).toBe('up');
  expect(candleTrend(candle(0, 10, 12, 9, 9.99))).toBe('down');
});
