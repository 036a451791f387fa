import { maxRows, type Page } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grown, longerBy } from './growing.ts';

const page = (readable: number, unreadableCount: number, total: number): Page<number> => ({
  list: Array.from({ length: readable }, (_, index) => index),
  unreadableCount,
  firstMisfit: null,
  surplusCount: 0,
  pageNo: 1,
  totalPage: 1,
  total,
});

test('a page shows as many rows as were asked for, whatever was sent', () => {
  expect(grown(page(1_000, 0, 40), 25)).toMatchObject({ list: { length: 25 }, hasMore: true });
});

test('a line that could not be read is no reason to ask for more', () => {
  expect(grown(page(7, 1, 8), 25).hasMore).toBe(false);
  expect(grown(page(8, 0, 9), 25).hasMore).toBe(true);
});

test('asking for more comes to an end, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 100 }), (total, step) => {
      let pageSize = step;
      const read = () => grown(page(Math.min(pageSize, total), 0, total), pageSize);
      for (let asked = 0; asked <= maxRows && read().hasMore; asked += 1) pageSize = longerBy(step, pageSize);
      expect(read().hasMore).toBe(false);
      expect(pageSize).toBeLessThanOrEqual(maxRows);
    }),
    { numRuns: 20 },
  );
});
