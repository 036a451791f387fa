import { toDecimal } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reachOf } from './order-meter.ts';

const tenThousand = toDecimal('10000');

describe('the way to a large order', () => {
  test.each([
    ['', '0', '10000', 0],
    ['.', '0', '10000', 0],
    ['1', '1', '9999', 0],
    ['2500', '2500', '7500', 0.25],
    ['9999', '9999', '1', 0.999],
  ])('%j is on it', (typed, quantity, missing, part) => {
    expect(reachOf(typed, tenThousand)).toEqual({ quantity, missing, isReached: false, part });
  });

  test.each(['10000', '10000.0', '10001', '250000'])('%s is at its end', (typed) => {
    expect(reachOf(typed, tenThousand)).toMatchObject({ missing: '0', isReached: true, part: 1 });
  });

  test('is full at its end and never before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (shares) => {
        const { part, missing, isReached } = reachOf(String(shares), tenThousand);
        expect(isReached).toBe(shares >= 10_000);
        expect(part === 1).toBe(isReached);
        expect(Number(missing)).toBe(Math.max(0, 10_000 - shares));
      }),
    );
  });
});
