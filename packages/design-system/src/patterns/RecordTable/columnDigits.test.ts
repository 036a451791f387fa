import { expect, it } from 'vitest';
import { digitsAfter, finestOf, roomAfterRem } from './columnDigits.ts';

const decimals = (own: number | null): number | null => own;

it('keeps the room of the digits that a figure lacks of the finest one, and of the point', () => {
  expect(finestOf([2, 0, null, 4], decimals)).toBe(4);
  expect(digitsAfter(2, 4)).toBe('00');
  expect(digitsAfter(0, 4)).toBe('.0000');
  expect(digitsAfter(4, 4)).toBeUndefined();
  expect(digitsAfter(null, 4)).toBeUndefined();
});

it('makes a column wider by the most room that a figure of it keeps free', () => {
  expect(roomAfterRem([2, 0, null, 4], decimals)).toBe(2.5);
  expect(roomAfterRem([2, 2], decimals)).toBe(0);
  expect(roomAfterRem([], decimals)).toBe(0);
  expect(roomAfterRem([1, 2], undefined)).toBe(0);
});
