import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { createFormat } from '#platform/words/formatting.ts';
import { sizeDecimals, writtenSizes } from './book.ts';

const decimalsOf = (...sizes: string[]) => sizeDecimals(sizes.map(toDecimal));

test.each([
  ['whole shares', ['1200', '85', '300'], 0],
  ['whole shares that the wire writes with decimals', ['1200.00', '85.00'], 0],
  ['coins above one', ['12.4531', '150.25', '3.5'], 1],
  ['coins below one: two digits of the smallest', ['12.4531', '0.5321', '1.5'], 2],
  ['a size far below the others', ['1.5', '0.0034'], 4],
  ['no more decimals than there are', ['1.5', '0.5'], 1],
  ['an empty book', [], 0],
])('sizes of one book have the same decimals: %s', (_, sizes, decimals) => {
  expect(decimalsOf(...sizes)).toBe(decimals);
});

test('a size of eight digits is shown in short', () => {
  expect(decimalsOf('9999999', '1')).toBe(0);
  expect(decimalsOf('10000000', '1')).toBeNull();
});

test.each([
  ['en', ['10000000', '9876543', '400'], ['10.0M', '9.9M', '<0.1M']],
  ['en', ['1234567890', '12000000'], ['1.23B', '0.01B']],
  ['zh-Hans', ['12345678', '987654', '0'], ['1,234.6万', '98.8万', '0.0万']],
  ['zh-Hant', ['123456789', '98765432'], ['1.23億', '0.99億']],
  ['en', ['1200', '85'], ['1,200', '85']],
] as const)('in %s sizes of a column are written in one unit: %o', (locale, sizes, written) => {
  const format = createFormat({ locale, timeZone: 'UTC', now: () => 0 });
  expect(writtenSizes(sizes.map(toDecimal), format)).toEqual(written);
});
