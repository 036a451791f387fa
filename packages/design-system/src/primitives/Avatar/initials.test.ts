import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Jean-Luc Picard', 'JP'],
  ['Maria del Carmen Soler', 'MS'],
  ['  Ada   Lovelace ', 'AL'],
  ['王小明', '小明'],
  ['王明', '明'],
  ['明', '明'],
  ['欧阳修', '修'],
  ['歐陽娜娜', '娜娜'],
  ['김민수', '민수'],
  ['列夫·托尔斯泰', '列托'],
  ['ada@example.com', 'A'],
  ['138****8000', '1'],
  ['', ''],
  ['…', ''],
])('%j is %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['王小明', '明'],
  ['Ada Lovelace', 'A'],
])('where there is room for one, %j is %j', (name, expected) => {
  expect(initials(name, 1)).toBe(expected);
});

test('never more than there is room for, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(1 as const, 2 as const), (name, most) => {
      // A sharp s has no capital of its own: it becomes two letters.
      expect([...initials(name, most)].length).toBeLessThanOrEqual(most * 3);
      expect(initials(name, most)).toBe(initials(` ${name} `, most));
    }),
  );
});
