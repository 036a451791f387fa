import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { decimal, isDecimal, nonNegativeDecimal, positiveDecimal, toDecimal } from './decimal.ts';

const good = ['0', '12', '-12.340', '0.00000001', '007', '12345678901234567890.12345678901234567890'];
const bad = [
  '',
  ' ',
  '.5',
  '5.',
  '1e3',
  '1E-7',
  '+1',
  '--1',
  '1,000',
  '1 000',
  '0x10',
  'NaN',
  'Infinity',
  '1.2.3',
  ' 1',
  '1\n',
  '１',
  '1'.repeat(21),
  `0.${'1'.repeat(21)}`,
  '9'.repeat(100_000),
];

describe('a decimal on the wire', () => {
  test.each(good)('"%s" is one, and keeps every digit', (text) => {
    expect(v.parse(decimal, text)).toBe(text);
    expect(toDecimal(text)).toBe(text);
  });

  test.each(bad)('"%s" is none', (text) => {
    expect(isDecimal(text)).toBe(false);
    expect(v.safeParse(decimal, text).success).toBe(false);
    expect(() => toDecimal(text)).toThrow(RangeError);
  });

  test.each([0, 12.5, null, undefined, ['1'], { value: '1' }])(
    '%o is none: money is never a number',
    (value) => {
      expect(v.safeParse(decimal, value).success).toBe(false);
    },
  );

  test('up to twenty digits before the point and twenty after it are one', () => {
    const limit = 10n ** 20n - 1n;
    fc.assert(
      fc.property(
        fc.bigInt({ min: -limit, max: limit }),
        fc.option(fc.stringMatching(/^\d{1,20}$/)),
        (whole, places) => isDecimal(places === null ? String(whole) : `${whole}.${places}`),
      ),
    );
  });

  test('has 40 digits at most, so that a double can still be drawn of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{1,30}(\.\d{1,30})?$/), (text) => {
        if (!isDecimal(text)) return;
        expect(text.replace(/\D/g, '').length).toBeLessThanOrEqual(40);
        expect(Number(text).toFixed(2)).not.toContain('e');
      }),
    );
  });

  test.each(['0.00000001', '1', '007'])('%s is above zero', (text) => {
    expect(v.is(positiveDecimal, text)).toBe(true);
  });

  test.each(['0', '0.000', '-0', '-1', '-0.01'])('%s is not above zero', (text) => {
    expect(v.is(positiveDecimal, text)).toBe(false);
  });

  test('nothing, even with a minus, is not below zero', () => {
    expect(['0', '-0.00', '3'].every((text) => v.is(nonNegativeDecimal, text))).toBe(true);
    expect(v.is(nonNegativeDecimal, '-0.01')).toBe(false);
  });
});
