import { toDecimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { isSound, sizeOf } from './order-size.ts';

const d = toDecimal;
const quoted = { minQuantity: d('1'), quantityStep: d('1') };

describe('the size of an order', () => {
  test('is what the brokerage says of the product', () => {
    expect(sizeOf(quoted, { minCount: d('100'), step: d('100') }, undefined)).toEqual({
      minQuantity: '100',
      quantityStep: '100',
    });
  });

  test('is what the quote says while nothing else is known', () => {
    expect(sizeOf(quoted, null, undefined)).toEqual(quoted);
  });

  test('is what the quote says where the brokerage contradicts itself', () => {
    const nonsense = { minCount: d('50'), step: d('100') };
    expect(isSound(nonsense)).toBe(false);
    expect(sizeOf(quoted, nonsense, undefined)).toEqual(quoted);
  });

  test('is at least what the class asks for, on a step of the instrument', () => {
    const rules = { minQuantity: d('10000') };
    expect(sizeOf(quoted, null, rules).minQuantity).toBe('10000');
    expect(sizeOf({ minQuantity: d('300'), quantityStep: d('300') }, null, rules).minQuantity).toBe('10200');
    expect(sizeOf(quoted, { minCount: d('20000'), step: d('100') }, rules).minQuantity).toBe('20000');
  });
});
