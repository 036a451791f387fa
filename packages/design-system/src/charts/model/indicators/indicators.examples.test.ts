import { describe, expect, test } from 'vitest';
import type { Candle } from '../candles.ts';
import { exponentialAverage } from './averages.ts';
import { computeIndicator, defaultIndicators, type IndicatorResult } from './index.ts';

const fromCloses = (closes: readonly number[]): Candle[] =>
  closes.map((c, t) => ({ t, o: c, h: c, l: c, c, v: 1 }));
const valuesOf = (result: IndicatorResult, key: string): number[] =>
  Array.from(result.lines.find((line) => line.key === key)?.values ?? []);
const rounded = (values: readonly number[], decimals: number): number[] =>
  values.map((value) => Number(value.toFixed(decimals)));

describe('worked examples from the books', () => {
  test('a simple average is the mean of the last closes', () => {
    const result = computeIndicator({ id: 'ma', periods: [2, 3] }, fromCloses([1, 3, 5, 10]));
    expect(valuesOf(result, 'ma2')).toEqual([NaN, 2, 4, 7.5]);
    expect(valuesOf(result, 'ma3')).toEqual([NaN, NaN, 3, 6]);
    expect(result.place).toBe('over');
  });

  test('an exponential average of ten closes begins with their mean (the StockCharts table)', () => {
    const closes = [
      22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38,
    ];
    const later = [22.61, 23.36, 24.05, 23.75, 23.83, 23.95, 23.63];
    const average = exponentialAverage(10);
    const values = [...closes, ...later].map((close) => {
      const value = average.next(close);
      average.close(close);
      return value;
    });
    expect(values.slice(0, 9).every(Number.isNaN)).toBe(true);
    expect(rounded(values.slice(9), 2)).toEqual([
      22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34,
    ]);
  });

  test('Bollinger bands are two population deviations from their mean', () => {
    const spec = { id: 'bollinger', period: 5, deviations: 2 } as const;
    const result = computeIndicator(spec, fromCloses([1, 2, 3, 4, 5]));
    expect(valuesOf(result, 'middle').at(-1)).toBe(3);
    expect(valuesOf(result, 'upper').at(-1)).toBeCloseTo(3 + 2 * Math.SQRT2, 12);
    expect(valuesOf(result, 'lower').at(-1)).toBeCloseTo(3 - 2 * Math.SQRT2, 12);
  });

  test('MACD by hand: 2, 3, 2 over doubling closes, its bar drawn twice as tall', () => {
    const result = computeIndicator(
      { id: 'macd', fast: 2, slow: 3, signal: 2 },
      fromCloses([1, 2, 4, 8, 16]),
    );
    expect(rounded(valuesOf(result, 'dif').slice(2), 6)).toEqual([0.833333, 1.222222, 2.212963]);
    expect(rounded(valuesOf(result, 'dea').slice(3), 6)).toEqual([1.027778, 1.817901]);
    expect(rounded(Array.from(result.bars ?? []).slice(3), 6)).toEqual([0.388889, 0.790123]);
  });

  test('RSI over 14 closes (the StockCharts table)', () => {
    const closes = [
      44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931,
      46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439,
    ];
    const values = valuesOf(computeIndicator({ id: 'rsi', periods: [14] }, fromCloses(closes)), 'rsi14');
    expect(rounded(values.slice(14), 2)).toEqual([70.53, 66.32, 66.55, 69.41, 66.36, 57.97]);
  });

  test('KDJ by hand: three candles, both averages begun at 50', () => {
    const ranges = [
      [10, 8, 9],
      [11, 9, 10],
      [12, 9, 12],
      [13, 10, 10],
    ] as const;
    const candles = ranges.map(([h, l, c], t) => ({ t, o: c, h, l, c, v: 1 }));
    const result = computeIndicator({ id: 'kdj', period: 3, k: 3, d: 3 }, candles);
    expect(rounded(valuesOf(result, 'k').slice(2), 3)).toEqual([66.667, 52.778]);
    expect(rounded(valuesOf(result, 'd').slice(2), 3)).toEqual([55.556, 54.63]);
    expect(rounded(valuesOf(result, 'j').slice(2), 3)).toEqual([88.889, 49.074]);
  });
});

describe('at the edges', () => {
  const flat = fromCloses(Array.from({ length: 60 }, () => 0.1));

  test('a price that never moves has no bands, no momentum and no stronger side', () => {
    const last = (id: keyof typeof defaultIndicators): number[] =>
      computeIndicator(defaultIndicators[id], flat).lines.map(({ values }) => values.at(-1) ?? NaN);
    expect(last('ma')).toEqual([0.1, 0.1, 0.1]);
    expect(last('bollinger')).toEqual([0.1, 0.1, 0.1]);
    expect(last('macd')).toEqual([0, 0]);
    expect(last('rsi')).toEqual([50, 50, 50]);
    expect(last('kdj')).toEqual([50, 50, 50]);
  });

  test('only gains make an RSI of 100, only losses one of 0', () => {
    const rising = fromCloses(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(valuesOf(computeIndicator(defaultIndicators.rsi, rising), 'rsi6').at(-1)).toBe(100);
    expect(valuesOf(computeIndicator(defaultIndicators.rsi, rising.toReversed()), 'rsi6').at(-1)).toBe(0);
  });

  test('a spike leaves no trace once it is out of the window', () => {
    const closes = [...Array.from({ length: 30 }, () => 100), 1e12, ...Array.from({ length: 40 }, () => 100)];
    const result = computeIndicator(defaultIndicators.bollinger, fromCloses(closes));
    expect(result.lines.map(({ values }) => values.at(-1))).toEqual([100, 100, 100]);
  });

  test.each(Object.values(defaultIndicators))('$id without candles, or with one, has no values', (spec) => {
    expect(computeIndicator(spec, []).lines.every(({ values }) => values.length === 0)).toBe(true);
    const one = computeIndicator(spec, flat.slice(0, 1));
    expect(one.lines.every(({ values }) => values.length === 1 && Number.isNaN(values[0]))).toBe(true);
  });

  test.each([
    { id: 'ma', periods: [0, -5, 2.5, NaN] },
    { id: 'bollinger', period: 0, deviations: 2 },
    { id: 'macd', fast: 0, slow: 26, signal: 9 },
    { id: 'rsi', periods: [0] },
    { id: 'kdj', period: 9, k: 0, d: 3 },
  ] as const)('$id with a period that is none draws nothing', (spec) => {
    const { lines } = computeIndicator(spec, flat);
    for (const { key, values } of lines.filter((line) => line.key !== 'd')) {
      expect(values.every(Number.isNaN), key).toBe(true);
    }
  });

  test('a period asked for twice is one line', () => {
    const { lines } = computeIndicator({ id: 'ma', periods: [5, 5] }, flat);
    expect(lines.map(({ key }) => key)).toEqual(['ma5']);
  });
});
