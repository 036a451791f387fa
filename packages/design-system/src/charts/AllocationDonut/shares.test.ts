import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostSlices, otherId, sharesOf, type AllocationSlice } from './shares.ts';

const slicesOf = (values: readonly number[]): AllocationSlice[] =>
  values.map((value, i) => ({ id: `s${i}`, label: `Slice ${i}`, value }));
const values = fc.array(
  fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
  { minLength: 1, maxLength: 40 },
);

describe('the shares of an allocation', () => {
  test('are in the order given and add up to the whole', () => {
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
