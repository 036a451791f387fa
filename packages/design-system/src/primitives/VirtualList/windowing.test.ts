import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowHeights, windowOf } from './windowing.ts';

test('rows of one height', () => {
  const heights = rowHeights(1000, 60);
  expect(heights.offsetOf(10)).toBe(600);
  expect(heights.offsetOf(1000)).toBe(60_000);
  expect(heights.indexAt(0)).toBe(0);
  expect(heights.indexAt(599)).toBe(9);
  expect(heights.indexAt(600)).toBe(10);
  expect(heights.indexAt(1e9)).toBe(999);
});

test('a window has its rows and a few round them', () => {
  const heights = rowHeights(1000, 60);
  expect(windowOf(heights, 600, 600, 2)).toEqual([8, 21]);
  expect(windowOf(heights, 0, 600, 2)).toEqual([0, 11]);
  expect(windowOf(rowHeights(0, 60), 0, 600, 2)).toEqual([0, -1]);
});

test('measured heights add up as a plain sum would, and places agree with them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 60 }),
      fc.array(fc.tuple(fc.nat(59), fc.integer({ min: 20, max: 300 })), { maxLength: 40 }),
      (first, later) => {
        const truth = [...first];
        const heights = rowHeights(truth.length, 60);
        first.forEach((height, index) => heights.measure(index, height));
        for (const [at, height] of later) {
          const index = at % truth.length;
          truth[index] = height;
          heights.measure(index, height);
        }
        let sum = 0;
        truth.forEach((height, index) => {
          expect(heights.offsetOf(index)).toBe(sum);
          expect(heights.indexAt(sum)).toBe(index);
          expect(heights.indexAt(sum + height - 1)).toBe(index);
          sum += height;
        });
        expect(heights.offsetOf(truth.length)).toBe(sum);
      },
    ),
  );
});

test('the same height again is no news', () => {
  const heights = rowHeights(3, 60);
  expect(heights.measure(1, 60)).toBe(false);
  expect(heights.measure(1, 80)).toBe(true);
  expect(heights.measure(1, 80.2)).toBe(false);
});
