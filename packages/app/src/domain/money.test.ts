import { toDecimal, type Decimal } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absolute,
  add,
  compare,
  divide,
  floorToStep,
  isNegative,
  isOnStep,
  isPositive,
  isZero,
  largest,
  multiply,
  negate,
  parseAmount,
  plus,
  roundHalfUp,
  smallest,
  stepDecimals,
  subtract,
  sumByCurrency,
  typeAmount,
  type Money,
} from './money.ts';

const d = toDecimal;

/** Any decimal of up to 15 digits with up to 8 decimals, either sign. */
const anyDecimal = fc
  .tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.integer({ min: 0, max: 8 }))
  .map(([digits, decimals]) => decimalFrom(digits, decimals));
const anyStep = fc
  .tuple(fc.constantFrom(1n, 2n, 5n, 25n), fc.integer({ min: 0, max: 8 }))
  .map(([digits, decimals]) => decimalFrom(digits, decimals));

function decimalFrom(digits: bigint, decimals: number): Decimal {
  const sign = digits < 0n ? '-' : '';
  const padded = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
  const whole = padded.slice(0, padded.length - decimals);
  return d(`${sign}${whole}${decimals ? `.${padded.slice(-decimals)}` : ''}`);
}

describe('arithmetic is exact', () => {
  test.each([
    ['0.1 + 0.2', add(d('0.1'), d('0.2')), '0.3'],
    ['several at once', add(d('1.10'), d('2.20'), d('3.30')), '6.6'],
    ['1 − 0.9', subtract(d('1'), d('0.9')), '0.1'],
    ['1.005 × 100', multiply(d('1.005'), d('100')), '100.5'],
    [
      'more digits than a float has',
      multiply(d('123456789.12345678'), d('0.00000001')),
      '1.2345678912345678',
    ],
    ['no exponent for the tiny', multiply(d('0.00000001'), d('0.00000001')), '0.0000000000000001'],
    [
      'no exponent for the huge',
      multiply(d('1000000000000'), d('1000000000000')),
      '1000000000000000000000000',
    ],
    ['no negative zero', multiply(d('-1'), d('0')), '0'],
    ['negate zero', negate(d('0.00')), '0'],
    ['absolute', absolute(d('-2.50')), '2.5'],
  ])('%s', (_, result, expected) => {
    expect(result).toBe(expected);
  });

  test('what is added can be taken away again', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(compare(subtract(add(a, b), b), a)).toBe(0);
      }),
    );
  });
});

describe('an amount of money', () => {
  const dollars = { amount: d('1.10'), currency: 'USD' } as const;
  const hongKongDollars = { amount: d('5'), currency: 'HKD' } as const;
  /** As it comes off the wire: no type knows its currency. */
  const asRead = (amount: Money): Money => amount;

  test('is added to another of its currency', () => {
    expect(plus(dollars, dollars)).toEqual({ amount: '2.2', currency: 'USD' });
  });

  test('does not compile with another currency, and is refused where the types do not know', () => {
    // @ts-expect-error -- dollars and Hong Kong dollars have no sum
    expect(() => plus(dollars, hongKongDollars)).toThrow(RangeError);
    expect(() => plus(asRead(dollars), asRead(hongKongDollars))).toThrow(RangeError);
  });

  test('is summed with others by currency', () => {
    expect(sumByCurrency([dollars, hongKongDollars, { amount: d('-0.20'), currency: 'USD' }])).toEqual([
      { currency: 'USD', amount: '0.9' },
      { currency: 'HKD', amount: '5' },
    ]);
  });
});

describe('comparison is by value, not by text', () => {
  test('1 is 1.00', () => {
    expect(compare(d('1'), d('1.00'))).toBe(0);
  });

  test('9 is less than 10', () => {
    expect(compare(d('9'), d('10'))).toBeLessThan(0);
  });

  test('signs', () => {
    expect([isZero(d('0.000')), isPositive(d('0')), isNegative(d('-0.01')), isPositive(d('0.01'))]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('smallest and largest', () => {
    expect([smallest(d('2'), d('10'), d('-3')), largest(d('2'), d('10'), d('-3'))]).toEqual(['-3', '10']);
  });
});

describe('rounding is named', () => {
  test.each([
    ['0.125', 2, '0.13'],
    ['-0.125', 2, '-0.13'],
    ['0.124', 2, '0.12'],
    ['2.5', 0, '3'],
    ['-0.004', 2, '0'],
    ['12', 2, '12'],
  ])('%s half-up to %i decimals is %s', (value, decimals, expected) => {
    expect(roundHalfUp(d(value), decimals)).toBe(expected);
  });

  test('half-up never moves a value by more than half a cent', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(compare(absolute(subtract(roundHalfUp(value, 2), value)), d('0.005'))).not.toBe(1);
      }),
    );
  });

  test('half-up is symmetric about zero', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(roundHalfUp(negate(value), 2)).toBe(negate(roundHalfUp(value, 2)));
      }),
    );
  });

  test('a quotient is rounded as asked', () => {
    expect([
      divide(d('2'), d('3'), 2, 'half-up'),
      divide(d('2'), d('3'), 2, 'down'),
      divide(d('1'), d('3'), 2, 'up'),
      divide(d('-2'), d('3'), 2, 'down'),
    ]).toEqual(['0.67', '0.66', '0.34', '-0.66']);
  });

  test('nothing is divided by zero', () => {
    expect(() => divide(d('1'), d('0.0'), 2, 'down')).toThrow(RangeError);
  });
});

describe('steps', () => {
  test.each([
    ['10.79', '0.01', '10.79'],
    ['10.799', '0.01', '10.79'],
    ['0.123456789', '0.000001', '0.123456'],
    ['99', '100', '0'],
    ['-1.5', '1', '-2'],
    ['-2', '1', '-2'],
    ['0.7', '0.25', '0.5'],
  ])('%s in steps of %s is %s', (value, step, expected) => {
    expect(floorToStep(d(value), d(step))).toBe(expected);
  });

  test('the floor is on the step, not above the value, and less than one step below it', () => {
    fc.assert(
      fc.property(anyDecimal, anyStep, (value, step) => {
        const floor = floorToStep(value, step);
        expect(isOnStep(floor, step)).toBe(true);
        expect(compare(floor, value)).not.toBe(1);
        expect(compare(subtract(value, floor), step)).toBe(-1);
      }),
    );
  });

  test('decimals of a step ignore trailing zeros', () => {
    expect([stepDecimals(d('0.010')), stepDecimals(d('5')), stepDecimals(d('0.00001'))]).toEqual([2, 0, 5]);
  });

  test('a step of zero is a mistake', () => {
    expect(() => floorToStep(d('1'), d('0'))).toThrow(RangeError);
  });
});

describe('typing an amount', () => {
  const cents = { decimals: 2 } as const;
  test.each([
    ['a leading dot becomes 0.', '.', '0.'],
    ['and keeps what follows', '.5', '0.5'],
    ['two decimals', '12.34', '12.34'],
    ['not three', '12.345', null],
    ['a dot on the way', '12.', '12.'],
    ['no second dot', '1.2.3', null],
    ['no letters', '12a', null],
    ['no minus', '-5', null],
    ['no exponent', '1e5', null],
    ['leading zeros go', '007', '7'],
    ['but not the one before the dot', '0.7', '0.7'],
    ['empty stays empty', '', ''],
    ['spaces between thousands go', '1 234.5', '1234.5'],
  ])('%s', (_, typed, expected) => {
    expect(typeAmount(typed, cents)).toBe(expected);
  });

  test('a decimal comma is understood where the locale has one', () => {
    expect(typeAmount('12,5', { decimals: 2, separator: ',' })).toBe('12.5');
  });

  test('and so is the dot of a numeric keypad', () => {
    expect(typeAmount('12.5', { decimals: 2, separator: ',' })).toBe('12.5');
  });

  test('whole numbers take no dot', () => {
    expect([typeAmount('10.', { decimals: 0 }), typeAmount('10', { decimals: 0 })]).toEqual([null, '10']);
  });

  test('what a field takes is empty or a number', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,-e ') }),
        fc.nat(8),
        (typed, decimals) => {
          const text = typeAmount(typed, { decimals });
          if (text === null || text === '') return;
          const value = parseAmount(text);
          expect(value).not.toBeNull();
          expect(isNegative(value ?? d('-1'))).toBe(false);
          expect(stepDecimals(value ?? d('0'))).toBeLessThanOrEqual(decimals);
        },
      ),
    );
  });

  test.each([
    ['12.', '12'],
    ['', null],
    ['.', null],
    ['0.50', '0.5'],
  ])('the field %j holds %j', (typed, expected) => {
    expect(parseAmount(typed)).toBe(expected);
  });
});
