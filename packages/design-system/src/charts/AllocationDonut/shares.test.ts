import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcPath, arcsOf } from './arcs.ts';
import { mostSlices, otherId, sharesOf, type AllocationSlice } from './shares.ts';

const slicesOf = (values: readonly number[]): AllocationSlice[] =>
  values.map((value, i) => ({ id: `s${i}`, label: `Slice ${i}`, value }));
const values = fc.array(
  fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
  { minLength: 1, maxLength: 40 },
);

describe('the shares of an allocation', () => {
  test('stand in the order given and add up to the whole', () => {
    const shares = sharesOf(slicesOf([10, 30, 60]), 0.02, 'Other');
    expect(shares.map(({ id, share, colour }) => [id, share, colour])).toEqual([
      ['s0', 0.1, 0],
      ['s1', 0.3, 1],
      ['s2', 0.6, 2],
    ]);
  });

  test('gather what is small, last, without a series colour', () => {
    const shares = sharesOf(slicesOf([1, 600, 1, 398]), 0.02, 'Other');
    expect(shares.map(({ id, value, colour }) => [id, value, colour])).toEqual([
      ['s1', 600, 0],
      ['s3', 398, 1],
      [otherId, 2, undefined],
    ]);
  });

  test('leave a single small one its name', () => {
    expect(sharesOf(slicesOf([990, 5]), 0.02, 'Other').map(({ id }) => id)).toEqual(['s0', 's1']);
  });

  test('are all zero while there is no money', () => {
    expect(sharesOf(slicesOf([0, 0, 0]), 0.02, 'Other').map(({ share }) => share)).toEqual([0, 0, 0]);
  });

  test('never become more than can be told apart, and lose nothing', () => {
    fc.assert(
      fc.property(values, (given) => {
        const shares = sharesOf(slicesOf(given), 0.02, 'Other');
        expect(shares.length).toBeLessThanOrEqual(mostSlices);
        const sum = given.reduce((a, b) => a + b, 0);
        expect(shares.reduce((a, { value }) => a + value, 0)).toBeCloseTo(sum, 2);
        if (sum > 0) expect(shares.reduce((a, { share }) => a + share, 0)).toBeCloseTo(1, 9);
        const smallestKept = Math.min(...shares.filter(({ id }) => id !== otherId).map(({ value }) => value));
        const dropped = given.filter((_, i) => shares.every(({ id }) => id !== `s${i}`));
        if (shares.length > 1) for (const value of dropped) expect(value).toBeLessThanOrEqual(smallestKept);
        expect(dropped.length).not.toBe(1);
      }),
    );
  });

  test('refuse a debt and what is no number, naming the slice', () => {
    expect(() => sharesOf(slicesOf([5, -2]), 0, 'Other')).toThrow(/"s1" has the value -2.*at least 0/);
    expect(() => sharesOf(slicesOf([Number.NaN]), 0, 'Other')).toThrow(RangeError);
  });
});

describe('the arcs of a ring', () => {
  test('follow each other through one whole turn; none but a zero vanishes', () => {
    fc.assert(
      fc.property(values, (given) => {
        const sum = given.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        const shares = given.map((value) => value / sum);
        const arcs = arcsOf(shares, 0.012);
        const count = shares.filter((share) => share > 0).length;
        let at = 0;
        for (const [i, { from, to }] of arcs.entries()) {
          expect(from).toBeCloseTo(at, 9);
          if (shares[i] === 0) expect(to).toBe(from);
          else expect(to - from).toBeGreaterThanOrEqual(Math.min(0.012, 1 / count) - 1e-9);
          at = to;
        }
        expect(at).toBeCloseTo(1, 9);
      }),
    );
  });

  test('keep the order of sizes', () => {
    fc.assert(
      fc.property(fc.tuple(values, fc.nat(), fc.nat()), ([given, a, b]) => {
        const sum = given.reduce((total, value) => total + value, 0);
        fc.pre(sum > 0);
        const arcs = arcsOf(
          given.map((value) => value / sum),
          0.012,
        );
        const [one, other] = [a % given.length, b % given.length];
        fc.pre((given[one] ?? 0) > (given[other] ?? 0));
        const length = (i: number): number => (arcs[i]?.to ?? 0) - (arcs[i]?.from ?? 0);
        expect(length(one)).toBeGreaterThanOrEqual(length(other) - 1e-9);
      }),
    );
  });

  test('a whole turn has no cut, half a turn has two', () => {
    const ring = { centre: 100, inner: 64, outer: 96, gap: 2 };
    expect(arcPath({ from: 0, to: 1 }, ring).match(/M/g)).toHaveLength(2);
    // Two px between neighbours: one px from each end of the arc.
    expect(arcPath({ from: 0, to: 0.5 }, ring)).toMatch(/^M101\.00,4\.01A96,96 0 0 1 101\.00,195\.99L/);
  });
});
