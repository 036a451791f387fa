import { expect, test } from 'vitest';
import { movedByKey, priceAt } from './priceLineMoves.ts';

const plot = {
  domain: { low: 100, high: 200, ticks: [], isReferenceVisible: false },
  layout: { priceTop: 10, priceBottom: 110 },
} as unknown as Parameters<typeof priceAt>[1];

test.each([
  [10, 200],
  [110, 100],
  [60, 150],
  [60.3, 149.5],
  [-50, 200],
  [500, 100],
])('a height of %d px is the price %d', (y, price) => {
  expect(priceAt(y, plot, 0.5)).toBeCloseTo(price, 9);
});

test.each([
  [{ key: 'ArrowUp', shiftKey: false }, 10.01],
  [{ key: 'ArrowDown', shiftKey: false }, 9.99],
  [{ key: 'ArrowUp', shiftKey: true }, 10.1],
  [{ key: 'ArrowDown', shiftKey: true }, 9.9],
])('%j moves a price by ticks', (key, price) => {
  expect(movedByKey(key, 10, 0.01)).toBeCloseTo(price, 9);
});

test('no key moves it below one tick, and other keys not at all', () => {
  expect(movedByKey({ key: 'ArrowDown', shiftKey: true }, 0.05, 0.01)).toBeCloseTo(0.01, 9);
  expect(movedByKey({ key: 'ArrowLeft', shiftKey: false }, 10, 0.01)).toBeNull();
});
