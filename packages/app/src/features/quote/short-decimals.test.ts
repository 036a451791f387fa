import { expect, test } from 'vitest';
import { shortDecimals } from './model.ts';

test('of a large value the last digits go first, and a small one keeps all of its own', () => {
  const shown = [47_054, 4_074.9, 264.81, 9.5, 0.00046, -1_142.89].map((value) => shortDecimals(value, 2));
  expect(shown).toEqual([0, 1, 2, 2, 2, 1]);
  expect(shortDecimals(1.157_21, 5)).toBe(4);
  expect(shortDecimals(-0.000_46, 5)).toBe(5);
  expect(shortDecimals(1_234_567, 2)).toBe(0);
});
