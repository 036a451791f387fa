import { toDecimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { isInLots, oddLot } from './odd-lot.ts';

const d = toDecimal;

describe('of 150 shares in board lots of 100', () => {
  test('50 are an odd lot', () => {
    expect(oddLot(d('150'), d('100'))).toBe('50');
  });

  test.each(['50', '100', '150'])('%s can be closed', (part) => {
    expect(isInLots(d(part), d('150'), d('100'))).toBe(true);
  });

  test.each(['1', '49', '75', '149'])('%s cannot: that breaks a lot', (part) => {
    expect(isInLots(d(part), d('150'), d('100'))).toBe(false);
  });
});

test('whole lots have no odd one', () => {
  expect(oddLot(d('300'), d('100'))).toBeNull();
  expect(isInLots(d('50'), d('300'), d('100'))).toBe(false);
});

test('dust below the step of a coin can be closed as it is', () => {
  expect(isInLots(d('0.0004'), d('0.0004'), d('0.001'))).toBe(true);
  expect(isInLots(d('0.0003'), d('0.0004'), d('0.001'))).toBe(false);
});
