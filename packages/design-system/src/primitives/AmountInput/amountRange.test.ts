import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenBound } from './amountRange.ts';

test.each([
  ['', null],
  ['9.99', 'min'],
  ['10', null],
  ['10.', null],
  ['10.00', null],
  ['214.50', null],
  ['214.51', 'max'],
  ['1000', 'max'],
])('with 10 to 214.5 allowed, %j breaks %j', (value, broken) => {
  expect(brokenBound(value, { min: '10', max: '214.5' })).toBe(broken);
});

test('without bounds nothing breaks', () => {
  expect(brokenBound('999999999999', {})).toBeNull();
});

test('bounds hold for amounts that no float can tell apart', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 30n });
  const amount = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(cents, fc.bigInt({ min: 1n, max: 3n }), (value, more) => {
      expect(brokenBound(amount(value), { min: amount(value), max: amount(value) })).toBeNull();
      expect(brokenBound(amount(value), { min: amount(value + more) })).toBe('min');
      expect(brokenBound(amount(value + more), { max: amount(value) })).toBe('max');
    }),
  );
});
