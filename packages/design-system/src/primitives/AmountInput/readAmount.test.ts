import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCut, readAmount, readPasted, showAmount, type AmountFormat } from './readAmount.ts';

const money: AmountFormat = { decimals: 2, decimalSeparator: '.' };
const comma: AmountFormat = { decimals: 2, decimalSeparator: ',' };

describe('an amount typed with a decimal point', () => {
  test.each([
    ['', ''],
    ['12', '12'],
    ['12.', '12.'],
    ['12.3', '12.3'],
    ['12.34', '12.34'],
    ['12.345', '12.34'],
    ['.', '0.'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    ['0.00', '0.00'],
    ['-5', '5'],
    ['1,234', '1234'],
    [' 1 000 ', '1000'],
    ['abc', ''],
    ['１２３。４５', '123.45'],
    ['１，２３４．５', '1234.5'],
  ])('%j reads as %j', (typed, canonical) => {
    expect(readAmount(typed, money)).toBe(canonical);
  });
});

describe('an amount typed with a decimal comma', () => {
  test.each([
    ['12,34', '12.34'],
    ['1.234,56', '1234.56'],
    ['12.34', '12.34'],
    ['12.', '12.'],
    ['0.123', '0.12'],
    [',5', '0.5'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
  ])('%j reads as %j', (typed, canonical) => {
    expect(readAmount(typed, comma)).toBe(canonical);
  });

  test('is shown with the comma', () => {
    expect(showAmount('12.34', comma)).toBe('12,34');
  });
});

test('whole units take no point', () => {
  expect(readAmount('12.9', { decimals: 0, decimalSeparator: '.' })).toBe('12');
});

test('crypto keeps eight decimals', () => {
  expect(readAmount('0.123456789', { decimals: 8, decimalSeparator: '.' })).toBe('0.12345678');
});

describe('what is reported as not taken', () => {
  test.each([
    ['12.345', money, true],
    ['12.34', money, false],
    ['12.3.', money, true],
    ['12x', money, true],
    ['-5', money, true],
    ['1,234', money, false],
    ['007', money, false],
    ['.5', money, false],
    ['１２。３', money, false],
    ['12.', { ...money, decimals: 0 }, true],
    ['12.34', comma, false],
    ['12,34,', comma, true],
  ])('%j with %j: %s', (typed, format, expected) => {
    expect(isCut(typed, format)).toBe(expected);
  });
});

describe('an amount that is pasted', () => {
  test.each([
    ['1,234.56', '1234.56', '1234.56'],
    ['$1,234.56 USD', '1234.56', '1234.56'],
    ['HK$ 12', '12', '12'],
    ['1.234,56 €', '1234.56', '1234.56'],
    ['12,5', '12.5', '12.5'],
    ['12.5', '12.5', '12.5'],
    ['1,234', '1234', '1.234'],
    ['1.234', '1.234', '1234'],
    ['0,123', '0.123', '0.123'],
    ['1,234,567', '1234567', '1234567'],
    ['1.234.567', '1234567', '1234567'],
    ['1 234 567,8', '1234567.8', '1234567.8'],
    ['1’234.50', '1234.50', '1234.50'],
    ['.5', '0.5', '0.5'],
    ['￥１，２３４．５０', '1234.50', '1234.50'],
    ['0012', '12', '12'],
  ])('%j is %j where a point is the decimal mark, %j where a comma is', (text, point, withComma) => {
    expect(readPasted(text, '.')).toBe(point);
    expect(readPasted(text, ',')).toBe(withComma);
  });

  test.each([
    '',
    'abc',
    '-5',
    '−36.20',
    '(12.00)',
    '-$5',
    '1e5',
    '10 at 5',
    '1.2.3',
    '2026-11-18',
    '1,2.3,4',
  ])('%j is not one amount', (text) => {
    expect(readPasted(text, '.')).toBeNull();
    expect(readPasted(text, ',')).toBeNull();
  });
});

describe('whatever is written', () => {
  const formats = fc.record({
    decimals: fc.integer({ min: 0, max: 8 }),
    decimalSeparator: fc.constantFrom('.' as const, ',' as const),
  });
  const anything = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,', '-', ' ', '$', 'e', '。', '，', '５') }),
    fc.string(),
  );

  test('the amount is a decimal string with no digit too many and no needless zero', () => {
    fc.assert(
      fc.property(anything, formats, (text, format) => {
        const value = readAmount(text, format);
        expect(value).toMatch(/^(|(0|[1-9]\d*)(\.\d*)?)$/);
        expect((value.split('.')[1] ?? '').length).toBeLessThanOrEqual(format.decimals);
      }),
    );
  });

  test('reading what is shown changes nothing, and nothing of it is cut', () => {
    fc.assert(
      fc.property(anything, formats, (text, format) => {
        const value = readAmount(text, format);
        const shown = showAmount(value, format);
        expect(readAmount(shown, format)).toBe(value);
        expect(isCut(shown, format)).toBe(false);
      }),
    );
  });

  test('digits are kept however many there are, since no float is in between', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(digits, formats, (text, format) => {
        expect(readAmount(text, format)).toBe(BigInt(text).toString());
      }),
    );
  });

  test('a written amount is read back from either convention', () => {
    const written = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(written, ([whole, cents]) => {
        const part = String(cents).padStart(2, '0');
        const grouped = (mark: string) => whole.toString().replaceAll(/\B(?=(\d{3})+$)/g, mark);
        for (const local of ['.', ','] as const) {
          expect(readPasted(`$${grouped(',')}.${part}`, local)).toBe(`${whole}.${part}`);
          expect(readPasted(`${grouped('.')},${part} €`, local)).toBe(`${whole}.${part}`);
        }
      }),
    );
  });
});
