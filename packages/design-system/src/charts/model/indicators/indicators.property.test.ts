import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Candle } from '../candles.ts';
import {
  computeIndicator,
  defaultIndicators,
  withLastCandle,
  type IndicatorResult,
  type IndicatorSpec,
} from './index.ts';

const price = fc.double({ min: 0.0001, max: 1e6, noNaN: true });
const candle = fc.tuple(price, price, price, price).map(([a, b, o, c]): Omit<Candle, 't'> => ({
  o,
  c,
  h: Math.max(a, b, o, c),
  l: Math.min(a, b, o, c),
  v: 1,
}));
const history = fc
  .array(candle, { minLength: 1, maxLength: 120 })
  .map((candles): Candle[] => candles.map((one, t) => ({ ...one, t })));
const period = fc.integer({ min: 1, max: 30 });
const spec: fc.Arbitrary<IndicatorSpec> = fc.oneof(
  fc.array(period, { minLength: 1, maxLength: 3 }).map((periods) => ({ id: 'ma' as const, periods })),
  fc.tuple(period, period).map(([p, deviations]) => ({ id: 'bollinger' as const, period: p, deviations })),
  fc
    .tuple(period, period, period)
    .map(([fast, slow, signal]) => ({ id: 'macd' as const, fast, slow, signal })),
  fc.array(period, { minLength: 1, maxLength: 3 }).map((periods) => ({ id: 'rsi' as const, periods })),
  fc.tuple(period, period, period).map(([p, k, d]) => ({ id: 'kdj' as const, period: p, k, d })),
);

const valuesOf = (result: IndicatorResult, key: string): number[] =>
  Array.from(result.lines.find((line) => line.key === key)?.values ?? []);
/** A copy: results after one another share their arrays. */
const snapshot = ({ lines, bars, ...about }: IndicatorResult): unknown => ({
  ...about,
  lines: lines.map(({ key, values }) => ({ key, values: Array.from(values) })),
  bars: bars && Array.from(bars),
});
const closeTo = (actual: number, wanted: number, scale: number): boolean =>
  Number.isNaN(wanted) ? Number.isNaN(actual) : Math.abs(actual - wanted) <= scale * 1e-9;

describe('the last candle', () => {
  test('moving gives exactly what computing anew gives, tick after tick', () => {
    fc.assert(
      fc.property(
        spec,
        history,
        fc.array(candle, { minLength: 1, maxLength: 5 }),
        (wanted, candles, ticks) => {
          let result = computeIndicator(wanted, candles);
          for (const tick of ticks) {
            const live = candles.with(-1, { ...tick, t: candles.length - 1 });
            result = withLastCandle(wanted, live, result);
            expect(snapshot(result)).toEqual(snapshot(computeIndicator(wanted, live)));
          }
        },
      ),
    );
  });

  test.each<[string, (candles: Candle[]) => Candle[]]>([
    ['one more candle', (candles) => [...candles, { t: 99, o: 3, h: 4, l: 2, c: 3, v: 1 }]],
    ['candles of another instrument', (candles) => candles.map((one) => ({ ...one, c: one.c * 2 }))],
    ['older candles in front', (candles) => [{ t: -1, o: 3, h: 4, l: 2, c: 3, v: 1 }, ...candles]],
    ['no candles', () => []],
  ])('with %s is computed anew', (_, change) => {
    const before = Array.from({ length: 60 }, (_unused, t) => ({ t, o: t, h: t + 1, l: t - 1, c: t, v: 1 }));
    for (const wanted of Object.values(defaultIndicators)) {
      const after = change(before);
      const result = withLastCandle(wanted, after, computeIndicator(wanted, before));
      expect(snapshot(result)).toEqual(snapshot(computeIndicator(wanted, after)));
    }
  });

  test('with other settings is computed anew', () => {
    const candles = Array.from({ length: 9 }, (_, t) => ({ t, o: t, h: t, l: t, c: t * t, v: 1 }));
    const ofTwo = computeIndicator({ id: 'ma', periods: [2] }, candles);
    const ofThree = withLastCandle({ id: 'ma', periods: [3] }, candles, ofTwo);
    expect(snapshot(ofThree)).toEqual(snapshot(computeIndicator({ id: 'ma', periods: [3] }, candles)));
  });

  test('touches nothing but the last value, whatever the history', () => {
    const candles = Array.from({ length: 50_000 }, (_, t) => ({
      t,
      o: 1,
      h: 2,
      l: 1,
      c: 1 + (t % 7) / 7,
      v: 1,
    }));
    const before = computeIndicator(defaultIndicators.macd, candles);
    const after = withLastCandle(
      defaultIndicators.macd,
      candles.with(-1, { t: 0, o: 1, h: 9, l: 1, c: 9, v: 1 }),
      before,
    );
    expect(after.lines[0]?.values).toBe(before.lines[0]?.values);
    expect(after === before).toBe(false);
  });
});

describe('values', () => {
  test('begin where the definition says, and never stop', () => {
    const firsts = (wanted: IndicatorSpec): number[] => {
      const candles = Array.from({ length: 80 }, (_, t) => ({ t, o: 5, h: 6, l: 4, c: 5 + (t % 3), v: 1 }));
      const { lines, bars } = computeIndicator(wanted, candles);
      return [...lines.map(({ values }) => values), ...(bars ? [bars] : [])].map((values) => {
        const first = values.findIndex((value) => !Number.isNaN(value));
        expect(values.subarray(first).some(Number.isNaN)).toBe(false);
        return first;
      });
    };
    expect(firsts(defaultIndicators.ma)).toEqual([4, 9, 19]);
    expect(firsts(defaultIndicators.bollinger)).toEqual([19, 19, 19]);
    expect(firsts(defaultIndicators.macd)).toEqual([25, 33, 33]);
    expect(firsts(defaultIndicators.rsi)).toEqual([6, 12, 24]);
    expect(firsts(defaultIndicators.kdj)).toEqual([8, 8, 8]);
  });

  test('of an average lie between the lowest and the highest close of its window', () => {
    fc.assert(
      fc.property(history, period, (candles, p) => {
        const values = valuesOf(computeIndicator({ id: 'ma', periods: [p] }, candles), `ma${p}`);
        for (const [i, value] of values.entries()) {
          if (i < p - 1) expect(value).toBeNaN();
          else {
            const closes = candles.slice(i - p + 1, i + 1).map(({ c }) => c);
            expect(value).toBeGreaterThanOrEqual(Math.min(...closes) * (1 - 1e-12));
            expect(value).toBeLessThanOrEqual(Math.max(...closes) * (1 + 1e-12));
          }
        }
      }),
    );
  });

  test('of a constant price are that price, exactly', () => {
    fc.assert(
      fc.property(price, period, (c, p) => {
        const candles = Array.from({ length: 70 }, (_, t) => ({ t, o: c, h: c, l: c, c, v: 1 }));
        const band = computeIndicator({ id: 'bollinger', period: p, deviations: 2 }, candles);
        expect(band.lines.map(({ values }) => values.at(-1))).toEqual([c, c, c]);
      }),
    );
  });

  test('of Bollinger bands lie evenly around the simple average', () => {
    fc.assert(
      fc.property(history, period, (candles, p) => {
        const band = computeIndicator({ id: 'bollinger', period: p, deviations: 2 }, candles);
        const middle = valuesOf(band, 'middle');
        expect(middle).toEqual(valuesOf(computeIndicator({ id: 'ma', periods: [p] }, candles), `ma${p}`));
        const lower = valuesOf(band, 'lower');
        for (const [i, upper] of valuesOf(band, 'upper').entries()) {
          const centre = middle[i] ?? NaN;
          expect(closeTo(upper - centre, centre - (lower[i] ?? NaN), Math.abs(upper))).toBe(true);
          if (!Number.isNaN(upper)) expect(upper).toBeGreaterThanOrEqual(centre);
        }
      }),
    );
  });

  test('of RSI stay within 0 and 100, those of K and D too, and J is 3K − 2D', () => {
    fc.assert(
      fc.property(history, period, (candles, p) => {
        const rsi = valuesOf(computeIndicator({ id: 'rsi', periods: [p] }, candles), `rsi${p}`);
        const kdj = computeIndicator({ id: 'kdj', period: p, k: 3, d: 3 }, candles);
        const [k, d, j] = ['k', 'd', 'j'].map((key) => valuesOf(kdj, key));
        for (const value of [...rsi, ...(k ?? []), ...(d ?? [])]) {
          if (!Number.isNaN(value)) expect(value >= 0 && value <= 100 + 1e-9).toBe(true);
        }
        for (const [i, value] of (j ?? []).entries()) {
          expect(closeTo(value, 3 * (k?.[i] ?? NaN) - 2 * (d?.[i] ?? NaN), 100)).toBe(true);
        }
      }),
    );
  });

  test('of MACD grow with the unit of the price; RSI does not care', () => {
    fc.assert(
      fc.property(history, fc.constantFrom(0.5, 2, 1024), (candles, factor) => {
        const scaled = candles.map((one) => ({ ...one, c: one.c * factor }));
        const dif = valuesOf(computeIndicator(defaultIndicators.macd, scaled), 'dif');
        const wanted = valuesOf(computeIndicator(defaultIndicators.macd, candles), 'dif');
        // Powers of two scale without rounding.
        expect(dif).toEqual(wanted.map((value) => value * factor));
        expect(valuesOf(computeIndicator(defaultIndicators.rsi, scaled), 'rsi6')).toEqual(
          valuesOf(computeIndicator(defaultIndicators.rsi, candles), 'rsi6'),
        );
      }),
    );
  });
});

test('fifty thousand candles end as a fresh window would: no error has built up', () => {
  const candles = Array.from({ length: 50_000 }, (_, t) => {
    const c = 100_000 + Math.sin(t / 9) * 30_000 + Math.cos(t * 1.7) * 0.01;
    return { t, o: c, h: c, l: c, c, v: 1 };
  });
  const whole = computeIndicator(defaultIndicators.bollinger, candles);
  const fresh = computeIndicator(defaultIndicators.bollinger, candles.slice(-20));
  for (const [n, { values }] of whole.lines.entries()) {
    expect(values.at(-1)).toBeCloseTo(fresh.lines[n]?.values.at(-1) ?? NaN, 8);
  }
});
