import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inKeptOrder } from './still-order.ts';

const same = (key: string): string => key;

test('rows keep their places, whatever the ranking of now says', () => {
  expect(inKeptOrder(['c', 'a', 'b'], ['a', 'b', 'c'], same)).toEqual(['a', 'b', 'c']);
});

test('what is new comes after them, and what has left is gone', () => {
  expect(inKeptOrder(['x', 'c', 'y', 'a'], ['a', 'b', 'c'], same)).toEqual(['a', 'c', 'x', 'y']);
});

test('no row is lost or shown twice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (rows, keys) => {
      expect(inKeptOrder(rows, keys, same).toSorted()).toEqual(rows.toSorted());
    }),
  );
});
