import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { sizeDecimals } from './book.ts';

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
