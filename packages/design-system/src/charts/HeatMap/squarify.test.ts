import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { squarify, type Box } from './squarify.ts';

const room = { x: 10, y: 20, width: 358, height: 420 };
const areaOf = ({ width, height }: Box): number => width * height;
const sizes = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 150 });
const rooms = fc.record({
  x: fc.constant(0),
  y: fc.constant(0),
  width: fc.integer({ min: 200, max: 1400 }),
  height: fc.integer({ min: 200, max: 900 }),
});

describe('a squarified treemap', () => {
  test('lays out the example of its inventors', () => {
    const boxes = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
    const rounded = boxes.map(({ x, y, width, height }) =>
      [x, y, width, height].map((n) => Number(n.toFixed(2))),
    );
    expect(rounded.slice(0, 4)).toEqual([
      [0, 0, 3, 2],
      [0, 2, 3, 2],
      [3, 0, 1.71, 2.33],
      [4.71, 0, 1.29, 2.33],
    ]);
  });

  test('gives areas in proportion to sizes, and together the whole room', () => {
    fc.assert(
      fc.property(sizes, rooms, (given, place) => {
        const boxes = squarify(given, place);
        const total = given.reduce((a, b) => a + b, 0);
        for (const [i, box] of boxes.entries()) {
          const share = (given[i] ?? 0) / total;
          expect(Math.abs(areaOf(box) / areaOf(place) - share)).toBeLessThan(1e-6);
        }
        expect(boxes.reduce((sum, box) => sum + areaOf(box), 0)).toBeCloseTo(areaOf(place), 3);
      }),
    );
  });

  test('stays in its room and overlaps nowhere', () => {
    const slack = 1e-6;
    fc.assert(
      fc.property(sizes, rooms, (given, place) => {
        const boxes = squarify(given, place);
        for (const [i, a] of boxes.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(place.x - slack);
          expect(a.y).toBeGreaterThanOrEqual(place.y - slack);
          expect(a.x + a.width).toBeLessThanOrEqual(place.x + place.width + slack);
          expect(a.y + a.height).toBeLessThanOrEqual(place.y + place.height + slack);
          for (const b of boxes.slice(i + 1)) {
            const isApart =
              a.x + a.width <= b.x + slack ||
              b.x + b.width <= a.x + slack ||
              a.y + a.height <= b.y + slack ||
              b.y + b.height <= a.y + slack;
            expect(isApart).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of sizes like a market’s, no box is a splinter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 120 }),
        fc.double({ min: 0.4, max: 1.1, noNaN: true }),
        (count, tail) => {
          // Market values fall off as a power of the rank.
          const given = Array.from({ length: count }, (_, i) => 1 / (i + 1) ** tail);
          const ratios = squarify(given, room).map(({ width, height }) =>
            Math.max(width / height, height / width),
          );
          expect(Math.max(...ratios)).toBeLessThan(6);
          expect(ratios.toSorted((a, b) => a - b)[Math.floor(count / 2)]).toBeLessThan(1.7);
        },
      ),
    );
  });

  test('a size of nothing has no area; a debt is refused', () => {
    expect(areaOf(squarify([5, 0], room)[1] ?? room)).toBe(0);
    expect(squarify([0, 0], room).map(areaOf)).toEqual([0, 0]);
    expect(squarify([], room)).toEqual([]);
    expect(() => squarify([1, -1], room)).toThrow(/at least 0, not -1/);
    expect(() => squarify([Number.NaN], room)).toThrow(RangeError);
  });
});
