import { expect, test } from 'vitest';
import { chargesOf } from './charges.ts';

const duty = { kind: 'stampDuty', rate: '0.001', unit: '1', rounding: 'up' };

test('terms that name no charges have none', () => {
  expect(chargesOf(undefined)).toEqual([]);
  expect(chargesOf(null)).toEqual([]);
});

test('a charge without a word of ours is charged all the same', () => {
  expect(chargesOf([duty, { ...duty, kind: 'moonTax' }])).toEqual([duty, { ...duty, kind: null }]);
});

test.each([
  ['a rate below zero', { ...duty, rate: '-0.001' }],
  ['no unit to round to', { ...duty, unit: '0' }],
  ['a rounding that nobody knows', { ...duty, rounding: 'down' }],
  ['no charge at all', 'a lot'],
])('with one of %s nothing is known: the fee would be too low', (_, broken) => {
  expect(chargesOf([duty, broken])).toBeNull();
});

test('thousands of charges are not worked out', () => {
  expect(chargesOf(Array.from({ length: 21 }, () => duty))).toBeNull();
});
