import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heatTree, type Box } from './heatTree.ts';
import { groupOf, laidOut } from './laidOut.tsx';

const room = { width: 358, height: 420 };
const rooms = fc.record({
  width: fc.integer({ min: 200, max: 1400 }),
  height: fc.integer({ min: 200, max: 900 }),
});
const sizes = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 150 });
const markets = fc.array(fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 25 }), {
  minLength: 1,
  maxLength: 9,
});
const gapPx = 2;

/** Boxes of the cells in the order given. */
function boxesOf(given: readonly number[], { width, height }: { width: number; height: number }): Box[] {
  const cells = laidOut([groupOf(given)], width, height).flatMap((group) => group.cells);
  return given.flatMap((_, i) => cells.find(({ cell }) => cell.id === `${i}`)?.box ?? []);
}

function areApart(a: Box, b: Box, slack: number): boolean {
  return (
    a.x + a.width <= b.x + slack ||
    b.x + b.width <= a.x + slack ||
    a.y + a.height <= b.y + slack ||
    b.y + b.height <= a.y + slack
  );
}

describe('the map', () => {
  test('begins with the largest, top left, and fills columns and rows as the inventors of the treemap do', () => {
    const boxes = boxesOf([6, 6, 4, 3, 2, 2, 1], { width: 598, height: 398 });
    const corners = boxes.slice(0, 4).map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect(corners).toEqual([
      [0, 0],
      [0, 200],
      [300, 0],
      [471, 0],
    ]);
  });

  test('gives areas in proportion to sizes, half of the gaps around them included', () => {
    fc.assert(
      fc.property(sizes, rooms, (given, place) => {
        const boxes = boxesOf(given, place);
        expect(boxes).toHaveLength(given.length);
        const total = given.reduce((a, b) => a + b, 0);
        const whole = (place.width + gapPx) * (place.height + gapPx);
        for (const [i, { width, height }] of boxes.entries()) {
          // What is too small for its gaps is a pixel.
          if (width <= 1 || height <= 1) continue;
          const share = (given[i] ?? 0) / total;
          expect(Math.abs(((width + gapPx) * (height + gapPx)) / whole - share)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  test('stays in its room and overlaps nowhere, headings included, whatever the market', () => {
    fc.assert(
      fc.property(markets, rooms, (market, { width, height }) => {
        const groups = laidOut(
          market.map((given, i) => groupOf(given, `Sector ${i}`)),
          width,
          height,
        );
        const boxes = groups.flatMap(({ heading, cells }) => [
          ...(heading ? [heading] : []),
          ...cells.map(({ box }) => box),
        ]);
        // What is smaller than its gaps leans over into them.
        const slack = gapPx;
        for (const [i, a] of boxes.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(-slack);
          expect(a.y).toBeGreaterThanOrEqual(-slack);
          expect(a.x + a.width).toBeLessThanOrEqual(width + slack);
          expect(a.y + a.height).toBeLessThanOrEqual(height + slack);
          for (const b of boxes.slice(i + 1)) expect(areApart(a, b, slack)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has no splinter among sizes like a market’s', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 120 }),
        fc.double({ min: 0.4, max: 1.1, noNaN: true }),
        (count, tail) => {
          // Market values fall off as a power of the rank.
          const given = Array.from({ length: count }, (_, i) => 1 / (i + 1) ** tail);
          const ratios = boxesOf(given, room).map(({ width, height }) =>
            Math.max((width + gapPx) / (height + gapPx), (height + gapPx) / (width + gapPx)),
          );
          expect(Math.max(...ratios)).toBeLessThan(6);
          expect(ratios.toSorted((a, b) => a - b)[Math.floor(count / 2)]).toBeLessThan(1.7);
        },
      ),
    );
  });

  test('leaves out what has no area, and refuses a debt', () => {
    expect(boxesOf([5, 0], room)).toHaveLength(1);
    expect(laidOut([groupOf([0, 0]), groupOf([])], room.width, room.height)).toEqual([]);
    expect(() => heatTree([groupOf([1, -1])])).toThrow(/at least 0, not -1/);
    expect(() => heatTree([groupOf([Number.NaN])])).toThrow(RangeError);
  });
});

describe('a heading', () => {
  test('is above its group and takes its room from the cells', () => {
    const [group] = laidOut([groupOf([3, 2, 1], 'Technology'), groupOf([1], 'Energy')], 358, 420);
    const { heading, cells = [] } = group ?? {};
    expect(heading).toMatchObject({ x: 0, y: 0, height: 21 });
    expect(Math.min(...cells.map(({ box }) => box.y))).toBeCloseTo(21, 6);
  });

  test('is left out where it would take a third of its group, or say nothing', () => {
    const [low] = laidOut([groupOf([1], 'Technology')], 358, 60);
    const [narrow] = laidOut([groupOf([1], 'Technology')], 40, 420);
    expect(low?.heading).toBeUndefined();
    expect(narrow?.heading).toBeUndefined();
    expect(laidOut([groupOf([1])], 358, 420)[0]?.heading).toBeUndefined();
  });
});
