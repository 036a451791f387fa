import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { decimal, isDecimal, toDecimal } from './decimal.ts';

const good = ['0', '12', '-12.340', '0.00000001', '007', '123456789012345678901234567890.123456789'];
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
    '%o is none: no number ever stands for money',
    (value) => {
      expect(v.safeParse(decimal, value).success).toBe(false);
    },
  );

  test('any bigint with any number of places is one', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.option(fc.stringMatching(/^\d{1,30}$/)), (whole, places) =>
        isDecimal(places === null ? String(whole) : `${whole}.${places}`),
      ),
    );
  });
});
