import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Candle, Series } from './candles.ts';
import { mergeCandles, reduceLine } from './levelOfDetail.ts';

const fromCloses = (closes: number[], slots = closes.map((_, i) => i)): Series => ({
  candles: closes.map((c, i): Candle => ({ t: i, o: c, h: c + 1, l: c - 1, c, v: 1 })),
  slots,
});
const closes = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 3000 });

describe('a line reduced to pixel columns', () => {
  test('has at most four points a column and keeps both ends', () => {
    fc.assert(
      fc.property(closes, fc.integer({ min: 1, max: 400 }), (prices, width) => {
        const toX = (slot: number): number => (slot / prices.length) * width;
        const line = reduceLine(fromCloses(prices), toX, 1);
        expect(line.x.length).toBeLessThanOrEqual(width * 4);
        expect(line.price[0]).toBe(prices[0]);
        expect(line.price.at(-1)).toBe(prices.at(-1));
      }),
    );
  });

  test('keeps the lowest and highest price of every column', () => {
    fc.assert(
      fc.property(closes, (prices) => {
        const toX = (slot: number): number => slot / 20;
        const line = reduceLine(fromCloses(prices), toX, 1);
        for (let column = 0; column * 20 < prices.length; column++) {
          const all = prices.slice(column * 20, column * 20 + 20);
          const kept = line.price.filter((_, i) => Math.floor(line.x[i] ?? -1) === column);
          expect(Math.max(...kept)).toBe(Math.max(...all));
          expect(Math.min(...kept)).toBe(Math.min(...all));
        }
      }),
    );
  });

  test('runs from left to right', () => {
    fc.assert(
      fc.property(closes, (prices) => {
        const { x } = reduceLine(fromCloses(prices), (slot) => slot / 7, 1);
        expect(x).toEqual(x.toSorted((a, b) => a - b));
      }),
    );
  });

  test('leaves few candles as they are', () => {
    const line = reduceLine(fromCloses([5, 3, 8]), (slot) => slot * 10, 1);
    expect(line.x).toEqual([0, 10, 20]);
    expect(line.price).toEqual([5, 3, 8]);
    expect(line.gaps.size).toBe(0);
  });

  test('is interrupted by a halt, not by a quiet minute', () => {
    const line = reduceLine(fromCloses([1, 2, 3, 4], [0, 3, 60, 61]), (slot) => slot * 5, 1);
    expect([...line.gaps]).toEqual([2]);
  });

  test('of nothing is nothing', () => {
    expect(reduceLine(fromCloses([]), (slot) => slot, 1).x).toEqual([]);
  });
});

describe('merged candles', () => {
  test('open with the first, close with the last, reach as far as any, and add volumes', () => {
    const candles: Candle[] = [
      { t: 10, o: 5, h: 7, l: 4, c: 6, v: 100 },
      { t: 20, o: 6, h: 9, l: 6, c: 8, v: 50 },
      { t: 30, o: 8, h: 8, l: 2, c: 3, v: 25 },
    ];
    const merged = mergeCandles({ candles, slots: [0, 1, 2] }, 3);
    expect(merged.candles).toEqual([{ t: 10, o: 5, h: 9, l: 2, c: 3, v: 175 }]);
    expect(merged.slots).toEqual([1]);
    expect(candles[0]?.v).toBe(100);
  });

  test('lose no volume and no extreme', () => {
    fc.assert(
      fc.property(closes, fc.integer({ min: 2, max: 50 }), (prices, perMark) => {
        const { candles } = mergeCandles(fromCloses(prices), perMark);
        expect(candles.length).toBe(Math.ceil(prices.length / perMark));
        expect(candles.reduce((sum, { v }) => sum + v, 0)).toBe(prices.length);
        expect(Math.max(...candles.map(({ h }) => h))).toBe(Math.max(...prices) + 1);
        expect(Math.min(...candles.map(({ l }) => l))).toBe(Math.min(...prices) - 1);
      }),
    );
  });

  test('are the candles themselves where there is room', () => {
    const series = fromCloses([1, 2, 3]);
    expect(mergeCandles(series, 1).candles).toBe(series.candles);
  });
});
