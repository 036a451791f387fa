import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sparklinePath, sparklinePoints } from './sparklinePath.ts';

const size = { width: 64, height: 28 };
const points = (path: string): { x: number; y: number }[] =>
  [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('a sparkline', () => {
  test('shows the last 50 values and no more', () => {
    const values = Array.from({ length: 400 }, (_, i) => (i < 350 ? 1000 : i));
    const drawn = points(sparklinePath({ values, ...size }).line);
    expect(drawn).toHaveLength(sparklinePoints);
    // The 1000s before the last 50 would have pressed these into the bottom.
    expect(drawn[0]?.y).toBeCloseTo(26.5, 1);
    expect(drawn.at(-1)?.y).toBeCloseTo(1.5, 1);
  });

  test('stays inside its box with the width of its stroke, whatever the values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 120 }),
        (values) => {
          for (const { x, y } of points(sparklinePath({ values, ...size }).line)) {
            expect(x).toBeGreaterThanOrEqual(0.75);
            expect(x).toBeLessThanOrEqual(size.width - 0.75);
            expect(y).toBeGreaterThanOrEqual(0.75);
            expect(y).toBeLessThanOrEqual(size.height - 0.75);
          }
        },
      ),
    );
  });

  test('goes up when the price does', () => {
    const [first, last] = points(sparklinePath({ values: [1, 2], ...size }).line);
    expect(last?.y).toBeLessThan(first?.y ?? 0);
  });

  test('is a level in the middle when the price never moved, or is the only one', () => {
    for (const values of [[5, 5, 5], [5]]) {
      const drawn = points(sparklinePath({ values, ...size }).line);
      expect(drawn.length).toBeGreaterThan(1);
      expect(drawn.every(({ y }) => y === 14)).toBe(true);
    }
  });

  test('makes room for the previous close', () => {
    const { line, referenceY } = sparklinePath({ values: [10, 11], previousClose: 5, ...size });
    expect(referenceY).toBe(26.5);
    expect(points(line).every(({ y }) => y < 26.5)).toBe(true);
  });

  test('keeps the room of what is missing, and breaks there', () => {
    const { line, area } = sparklinePath({ values: [1, 2, null, null, 3, 4, 5], ...size });
    expect(line.match(/M/g)).toHaveLength(2);
    expect(area.match(/Z/g)).toHaveLength(2);
    const xs = points(line).map(({ x }) => x);
    expect((xs[2] ?? 0) - (xs[1] ?? 0)).toBeCloseTo(((xs[1] ?? 0) - (xs[0] ?? 0)) * 3, 0);
    expect(xs.at(-1)).toBe(62.5);
  });

  test('shows a point alone between gaps as a dot', () => {
    expect(sparklinePath({ values: [1, null, 2, null, 3], ...size }).line).toMatch(/M32,14h0/);
  });

  test('is empty without values, and skips what is no number', () => {
    expect(sparklinePath({ values: [], ...size })).toEqual({ line: '', area: '', referenceY: undefined });
    expect(sparklinePath({ values: [null], ...size }).line).toBe('');
    expect(points(sparklinePath({ values: [1, Number.NaN, 2], ...size }).line)).toHaveLength(2);
  });
});
