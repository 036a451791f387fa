import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { timestamp, timestampToMs } from './timestamp.ts';

describe('a timestamp (spec §5)', () => {
  test.each([
    ['of 10 digits is seconds', 1_772_807_400, 1_772_807_400_000],
    ['of 10 nines is seconds still', 9_999_999_999, 9_999_999_999_000],
    ['of 11 digits is milliseconds', 10_000_000_000, 10_000_000_000],
    ['of 13 digits is milliseconds', 1_772_807_400_123, 1_772_807_400_123],
    ['of few digits is seconds', 86_400, 86_400_000],
    ['of zero is the beginning', 0, 0],
    ['before the beginning counts its digits, not its sign', -1_772_807_400, -1_772_807_400_000],
    ['with a fraction counts its whole seconds', 1_772_807_400.5, 1_772_807_400_500],
  ])('%s', (_, wire, ms) => {
    expect(timestampToMs(wire)).toBe(ms);
    expect(v.parse(timestamp, wire)).toBe(ms);
  });

  test('may be text', () => {
    expect(v.parse(timestamp, '1772807400')).toBe(1_772_807_400_000);
    expect(v.parse(timestamp, '1772807400123')).toBe(1_772_807_400_123);
  });

  test.each([
    ['microseconds taken for milliseconds', 1_772_807_400_123_456],
    ['what no date can hold', 8.64e15 + 1],
    ['as many digits as a text may have', '9'.repeat(400)],
    ['a time before 1900', -2_300_000_000],
    ['the largest number there is', Number.MAX_VALUE],
  ])('is not %s', (_, value) => {
    expect(v.safeParse(timestamp, value).success).toBe(false);
  });

  test('that is accepted fits a date', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer().map(String)), (wire) => {
        const read = v.safeParse(timestamp, wire);
        if (read.success) expect(() => new Date(read.output).toISOString()).not.toThrow();
      }),
    );
  });

  test.each(['', 'soon', '2026-03-06', '1.5', null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not %o',
    (value) => {
      expect(v.safeParse(timestamp, value).success).toBe(false);
    },
  );

  test('means the same instant in seconds and in milliseconds, for every instant from May 1970 to 2286', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 9_999_999_999 }), (seconds) => {
        expect(timestampToMs(seconds)).toBe(timestampToMs(seconds * 1000));
      }),
    );
  });
});
