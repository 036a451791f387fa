import { expect, test, vi } from 'vitest';
import { keepLast } from './keepLast.ts';

test('the same arguments are not looked at twice, others are', () => {
  const sum = vi.fn((one: number, other: number) => one + other);
  const kept = keepLast(sum);
  expect([kept(1, 2), kept(1, 2), kept(1, 3), kept(1, 2)]).toEqual([3, 3, 4, 3]);
  expect(sum).toHaveBeenCalledTimes(3);
});
