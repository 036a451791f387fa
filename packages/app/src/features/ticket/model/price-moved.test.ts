import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { followReview, movedPercent } from './price-moved.ts';

const d = toDecimal;
const at100 = followReview(null, true, d('100'));

test('a review remembers the price that it began with, and asks nothing', () => {
  expect(at100).toEqual({ at: '100', asked: null });
});

test.each([
  ['100.5', null],
  ['100.51', '100.51'],
  ['99.5', null],
  ['99.49', '99.49'],
])('from 100 to %s, asked about: %s', (price, asked) => {
  expect(followReview(at100, true, d(price))?.asked ?? null).toBe(asked);
});

test('what is asked stays while the price moves little, and follows when it moves far again', () => {
  const asked = followReview(at100, true, d('101'));
  expect(followReview(asked, true, d('101.2'))?.asked).toBe('101');
  expect(followReview(asked, true, d('100'))?.asked).toBe('100');
});

test('a review that is left is forgotten, and so is that of an order with a price of its own', () => {
  expect(followReview(at100, false, d('101'))).toBeNull();
  expect(followReview(at100, true, null)).toBeNull();
});

test('the move is stated in percent, whichever way it went', () => {
  expect([movedPercent(d('228.7'), d('230.12')), movedPercent(d('100'), d('98'))]).toEqual(['0.62', '2']);
});
