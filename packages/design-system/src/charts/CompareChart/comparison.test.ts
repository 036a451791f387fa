import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeRange, compareSeries, type AlignedSeries } from './comparison.ts';
import { comparisonPoints } from './comparisonLine.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const monday = Date.UTC(2026, 10, 16);

const points = (start: number, stepMs: number, closes: readonly number[]): { t: number; c: number }[] =>
  closes.map((c, i) => ({ t: start + i * stepMs, c }));
const changes = (series: AlignedSeries | undefined): number[] =>
  Array.from(series?.changes ?? [], (change) => Number(change.toFixed(6)));

describe('series on one axis', () => {
  test('all begin at no change, where the last of them begins', () => {
    const { times, series } = compareSeries([
      { id: 'old', points: points(monday, dayMs, [50, 100, 110, 120]) },
      { id: 'new', points: points(monday + dayMs, dayMs, [10, 11, 9]) },
    ]);
    expect(times).toEqual([1, 2, 3].map((n) => monday + n * dayMs));
    expect(changes(series[0])).toEqual([0, 0.1, 0.2]);
    expect(changes(series[1])).toEqual([0, 0.1, -0.1]);
  });

  test('with an earlier start, one that begins later is counted from its own first price', () => {
    const { series } = compareSeries(
      [
        { id: 'old', points: points(monday, dayMs, [100, 110, 120]) },
        { id: 'new', points: points(monday + dayMs, dayMs, [10, 11]) },
      ],
      monday,
    );
    expect(changes(series[0])).toEqual([0, 0.1, 0.2]);
    expect(changes(series[1])).toEqual([NaN, 0, 0.1]);
    expect(series[1]).toMatchObject({ first: 1, last: 2 });
  });

  test('a start between two points counts from the price before it', () => {
    const { times, series } = compareSeries(
      [{ id: 'a', points: points(monday, hourMs, [100, 110, 121]) }],
      monday + hourMs * 1.5,
    );
    expect(times).toEqual([monday + hourMs * 2]);
    expect(changes(series[0])).toEqual([0.1]);
  });

  test('days of markets that open at other hours are one day', () => {
    const { times, series } = compareSeries([
      { id: 'hk', points: points(monday + 1.5 * hourMs, dayMs, [100, 101, 102]) },
      { id: 'us', points: points(monday + 14.5 * hourMs, dayMs, [10, 11, 12]) },
    ]);
    expect(times).toHaveLength(3);
    expect(changes(series[0])).toEqual([0, 0.01, 0.02]);
    expect(changes(series[1])).toEqual([0, 0.1, 0.2]);
  });

  test('weeks that begin on a holiday are still that week, months that month', () => {
    const weeks = compareSeries([
      { id: 'a', points: points(monday, 7 * dayMs, [1, 2, 3]) },
      { id: 'b', points: points(monday + dayMs, 7 * dayMs, [1, 2, 3]) },
    ]);
    expect(weeks.times).toHaveLength(3);
    const firsts = [0, 1, 2].map((month) => Date.UTC(2026, month, 1));
    const months = compareSeries([
      { id: 'a', points: firsts.map((t, i) => ({ t, c: i + 1 })) },
      { id: 'b', points: firsts.map((t, i) => ({ t: t + dayMs, c: i + 1 })) },
    ]);
    expect(months.times).toHaveLength(3);
  });

  test('on one day, a market that closed before the other opened holds its last change', () => {
    const { series } = compareSeries([
      { id: 'hk', points: points(monday + hourMs, hourMs, [100, 102, 105]) },
      { id: 'us', points: points(monday + 14 * hourMs, hourMs, [10, 11]) },
    ]);
    expect(changes(series[0])).toEqual([0, 0.02, 0.05, 0.05, 0.05]);
    expect(changes(series[1])).toEqual([NaN, NaN, NaN, 0, 0.1]);
    expect(series[0]).toMatchObject({ first: 0, last: 2 });
  });

  test.each([
    ['none', []],
    ['only prices of nothing or less', [{ t: monday, c: 0 }]],
    ['only prices that are no numbers', [{ t: monday, c: NaN }]],
    ['an end before the others begin', points(monday - 40 * dayMs, dayMs, [1, 2])],
  ])('one with %s is without data and moves no other', (_, missing) => {
    const whole = { id: 'a', points: points(monday, dayMs, [100, 110]) };
    const { times, series } = compareSeries([whole, { id: 'missing', points: missing }]);
    expect(times).toHaveLength(2);
    expect(changes(series[0])).toEqual([0, 0.1]);
    expect(series[1]).toMatchObject({ first: -1, last: -1 });
    expect(changes(series[1])).toEqual([NaN, NaN]);
  });

  test('without any data there is no time', () => {
    expect(compareSeries([{ id: 'a', points: [] }]).times).toEqual([]);
    expect(compareSeries([]).times).toEqual([]);
  });

  test('times rise, changes begin at nothing, and a larger unit of the price changes neither', () => {
    const walk = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0.01, max: 1e5, noNaN: true })), {
        minLength: 1,
        maxLength: 60,
      })
      .map((steps) => {
        let t = monday;
        return steps.map(([minutes, c]) => ({ t: (t += minutes * 60_000), c }));
      });
    fc.assert(
      fc.property(fc.array(walk, { minLength: 1, maxLength: 6 }), (walks) => {
        const request = walks.map((one, i) => ({ id: String(i), points: one }));
        const { times, series } = compareSeries(request);
        for (let i = 1; i < times.length; i++) expect(times[i]).toBeGreaterThan(times[i - 1] ?? NaN);
        for (const one of series) {
          expect(one.changes).toHaveLength(times.length);
          if (one.first >= 0) expect(one.changes.subarray(one.first).some(Number.isNaN)).toBe(false);
          expect(one.changes.subarray(0, Math.max(0, one.first)).every(Number.isNaN)).toBe(true);
        }
        const doubled = request.map((one) => ({
          ...one,
          points: one.points.map(({ t, c }) => ({ t, c: c * 2 })),
        }));
        expect(compareSeries(doubled).series).toEqual(series);
      }),
    );
  });
});

test('the range of changes holds the start', () => {
  const { series } = compareSeries([{ id: 'a', points: points(monday, dayMs, [100, 110, 130]) }]);
  expect(changeRange(series)).toEqual({ low: 0, high: 130 / 100 - 1 });
  expect(changeRange([])).toEqual({ low: 0, high: 0 });
});

describe('a drawn line', () => {
  const values = fc.array(fc.double({ min: -0.9, max: 5, noNaN: true }), { minLength: 1, maxLength: 4000 });
  const drawn = (all: readonly number[], width: number): { x: number; y: number }[] =>
    comparisonPoints(
      { id: 'a', changes: Float64Array.from(all), first: 0, last: all.length - 1 },
      (place) => (place / Math.max(1, all.length - 1)) * width,
      (change) => change,
    );

  test('has no more points than pixels and its two ends, loses no peak, and never turns back', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 50, max: 400 }), (all, width) => {
        const line = drawn(all, width);
        expect(line.length).toBeLessThanOrEqual(width + 4);
        expect(line[0]?.y).toBe(all[0]);
        expect(line.at(-1)?.y).toBe(all.at(-1));
        expect(Math.max(...line.map(({ y }) => y))).toBe(Math.max(...all));
        expect(Math.min(...line.map(({ y }) => y))).toBe(Math.min(...all));
        for (let i = 1; i < line.length; i++) expect(line[i]?.x).toBeGreaterThan(line[i - 1]?.x ?? NaN);
      }),
    );
  });

  test('is nothing without data', () => {
    const nothing = { id: 'a', changes: new Float64Array(3).fill(NaN), first: -1, last: -1 };
    expect(comparisonPoints(nothing, Number, Number)).toEqual([]);
  });
});
