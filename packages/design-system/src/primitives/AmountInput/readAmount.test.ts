import { describe, expect, test } from 'vitest';
import { readAmount, showAmount, type AmountFormat } from './readAmount.ts';

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
    ['1e5', '15'],
    ['$1,234.56', '1234.56'],
    [' 1 000 ', '1000'],
    ['abc', ''],
    ['１２３。４５', '123.45'],
  ])('%j reads as %j', (typed, canonical) => {
    expect(readAmount(typed, money)).toBe(canonical);
  });
});

describe('an amount typed with a decimal comma', () => {
  test.each([
    ['12,34', '12.34'],
    ['1.234,56', '1234.56'],
    ['12.34', '12.34'],
    [',5', '0.5'],
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

test('reading what is shown changes nothing', () => {
  for (const value of ['', '0.', '0.5', '12', '12.30']) {
    for (const format of [money, comma]) expect(readAmount(showAmount(value, format), format)).toBe(value);
  }
});
