import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcsOf, leastTurn, slicePath, wholeTurn, type SliceArc } from './arcs.ts';

const turn = 2 * Math.PI;
const lengthOf = (arc: SliceArc | undefined): number => (arc ? arc.endAngle - arc.startAngle : 0);
const shares = fc
  .array(
    fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
    { minLength: 1, maxLength: 12 },
  )
  .filter((values) => values.some((value) => value > 0))
  .map((values) => {
    const sum = values.reduce((a, b) => a + b, 0);
    return values.map((value) => value / sum);
  });

describe('the arcs of a ring', () => {
  test('follow each other through one whole turn; none but a zero vanishes', () => {
    fc.assert(
      fc.property(shares, (given) => {
        const arcs = arcsOf(given);
        let at = 0;
        for (const [i, arc] of arcs.entries()) {
          if (given[i] === 0) expect(arc).toBeUndefined();
          if (!arc) continue;
          expect(arc.startAngle).toBeCloseTo(at, 9);
          expect(lengthOf(arc)).toBeGreaterThanOrEqual(leastTurn * turn);
          expect(lengthOf(arc) - arc.padAngle).toBeGreaterThan(0);
          at = arc.endAngle;
        }
        expect(at).toBeCloseTo(turn, 9);
      }),
    );
  });

  test('keep the order of sizes', () => {
    fc.assert(
      fc.property(shares, fc.nat(), fc.nat(), (given, a, b) => {
        const [one, other] = [a % given.length, b % given.length];
        fc.pre((given[one] ?? 0) > (given[other] ?? 0));
        const arcs = arcsOf(given);
        expect(lengthOf(arcs[one])).toBeGreaterThanOrEqual(lengthOf(arcs[other]) - 1e-9);
      }),
    );
  });

  test('are as long as their shares where all are large enough', () => {
    const [half, third, sixth] = arcsOf([1 / 2, 1 / 3, 1 / 6]).map((arc) => lengthOf(arc) / turn);
    expect(half).toBeCloseTo(1 / 2, 2);
    expect(third).toBeCloseTo(1 / 3, 2);
    expect(sixth).toBeCloseTo(1 / 6, 2);
  });
});

describe('the outline of a slice', () => {
  /** Its points as their distances from the middle, px. */
  const reach = (path: string): number[] =>
    [...path.matchAll(/(?:[ML]|A[\d.]+,[\d.]+,0,\d,\d,)(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    );

  test('a whole turn has no cut', () => {
    expect(slicePath(wholeTurn)).not.toContain('L');
    expect(slicePath(arcsOf([1])[0] ?? wholeTurn)).not.toContain('L');
  });

  test('half a turn ends a pixel before the middle: two between neighbours', () => {
    const [half] = arcsOf([0.5, 0.5]);
    const xs = [...slicePath(half ?? wholeTurn).matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
    expect(Math.min(...xs)).toBeCloseTo(1, 1);
  });

  test('protrudes from the ring while it is selected, and stays in its box', () => {
    const [slice = wholeTurn] = arcsOf([0.4, 0.6]);
    const farthest = (path: string): number => Math.max(...reach(path));
    expect(farthest(slicePath(slice))).toBeLessThanOrEqual(96.01);
    expect(farthest(slicePath(slice, true))).toBeCloseTo(100, 0);
  });
});
