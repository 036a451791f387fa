import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIXED_DECIMALS,
  FIXED_ONE,
  divide,
  fixedFromInteger,
  formatExact,
  formatFixed,
  formatProduct,
  isMultipleOf,
  multiply,
  multiplyDivide,
  parseFixed,
  roundTo,
  roundToStep,
  truncateToStep,
  tryParseFixed,
} from './fixed.ts';

const amount = fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n });

describe('fixed-point numbers', () => {
  it('read what they write', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(parseFixed(formatFixed(value, FIXED_DECIMALS))).toBe(value);
        expect(parseFixed(formatExact(value))).toBe(value);
      }),
    );
  });

  it.each([
    ['0', 0n],
    ['1', FIXED_ONE],
    ['-12.30', -12_300_000_000_000n],
    ['+0.000000000001', 1n],
    ['0.1000000000000', 100_000_000_000n],
    ['007', 7n * FIXED_ONE],
  ])('read %s', (text, value) => {
    expect(parseFixed(text)).toBe(value);
  });

  it.each(['', ' ', '.5', '5.', '1e3', '1,000', '0x10', 'NaN', '--1', '1.0000000000001', '１'])(
    'do not read "%s"',
    (text) => {
      expect(() => parseFixed(text)).toThrow(RangeError);
      expect(tryParseFixed(text)).toBeUndefined();
    },
  );

  it.each([
    ['2.345', 2, '2.35'],
    ['2.3449', 2, '2.34'],
    ['-2.345', 2, '-2.35'],
    ['-0.004', 2, '0.00'],
    ['999.995', 2, '1000.00'],
    ['0.5', 0, '1'],
    ['3', 4, '3.0000'],
  ])('write %s to %i decimals as %s', (text, decimals, written) => {
    expect(formatFixed(parseFixed(text), decimals)).toBe(written);
  });

  it('write exactly without idle zeros', () => {
    expect(formatExact(parseFixed('100'))).toBe('100');
    expect(formatExact(parseFixed('0.0500'))).toBe('0.05');
    expect(formatExact(0n)).toBe('0');
  });

  it('write a product of two with all its digits', () => {
    expect(formatProduct(parseFixed('0.0000000001') * parseFixed('0.00001'))).toBe('0.000000000000001');
    expect(formatProduct(parseFixed('-2.50') * parseFixed('40'))).toBe('-100');
    fc.assert(
      fc.property(amount, (value) => {
        expect(formatProduct(value * FIXED_ONE)).toBe(formatExact(value));
      }),
    );
  });

  it('multiply and divide to within half of the last digit', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const doubleError = 2n * (multiply(a, b) * FIXED_ONE - a * b);
        expect(doubleError <= FIXED_ONE && doubleError >= -FIXED_ONE).toBe(true);
        fc.pre(b !== 0n);
        const rest = 2n * (divide(a, b) * b - a * FIXED_ONE);
        const bound = b < 0n ? -b : b;
        expect(rest <= bound && rest >= -bound).toBe(true);
      }),
    );
  });

  it('round the half away from zero, to the same magnitude for both signs', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(multiply(-a, b)).toBe(-multiply(a, b));
        fc.pre(b !== 0n);
        expect(divide(-a, b)).toBe(-divide(a, b));
      }),
    );
    expect(multiply(1n, FIXED_ONE / 2n)).toBe(1n);
    expect(multiply(-1n, FIXED_ONE / 2n)).toBe(-1n);
  });

  it('multiply and divide in one go with one rounding', () => {
    const third = divide(FIXED_ONE, fixedFromInteger(3));
    expect(multiply(third, fixedFromInteger(3))).toBe(FIXED_ONE - 1n);
    expect(multiplyDivide(FIXED_ONE, fixedFromInteger(3), fixedFromInteger(3))).toBe(FIXED_ONE);
  });

  it('refuse to divide by zero', () => {
    expect(() => divide(1n, 0n)).toThrow(RangeError);
  });

  it('round to a step, and cut down to one', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 1n, max: 10n ** 12n }), (value, step) => {
        const rounded = roundToStep(value, step);
        const cut = truncateToStep(value, step);
        expect(isMultipleOf(rounded, step) && isMultipleOf(cut, step)).toBe(true);
        expect(2n * (rounded > value ? rounded - value : value - rounded) <= step).toBe(true);
        expect(cut >= 0n === value >= 0n || cut === 0n).toBe(true);
        expect((value > cut ? value - cut : cut - value) < step).toBe(true);
      }),
    );
  });

  it('refuse decimals they do not keep', () => {
    expect(() => roundTo(1n, FIXED_DECIMALS + 1)).toThrow(RangeError);
    expect(() => roundTo(1n, 1.5)).toThrow(RangeError);
  });
});
