import { orderStatus } from '@meridian/api';
import { expect, test } from 'vitest';
import { canStillChange, orderOutcomeOf } from './outcome.ts';

test.each([4, -1, 99, 0.5])('status %d, which nobody knows, is neither done nor under way', (status) => {
  expect(orderOutcomeOf(status)).toEqual({ name: 'unheard', tone: 'waiting' });
  expect(canStillChange(status)).toBe(true);
});

test('an order is followed until it is filled or cancelled', () => {
  expect(Object.values(orderStatus).filter(canStillChange)).toEqual([
    orderStatus.accepted,
    orderStatus.processing,
  ]);
});
