import { describe, expect, test } from 'vitest';
import { orderStatus, realNameStatus, statusFamilies, statusName, walletType } from './families.ts';

describe('every family', () => {
  test.for(Object.entries(statusFamilies))('%s has each of its codes once', ([, { codes }]) => {
    const all = Object.values<unknown>(codes);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('codes that the spec gives are the spec’s (spec §3, §4)', () => {
  expect(realNameStatus).toMatchObject({ pending: 1, failed: 2, approved: 3 });
  expect([0, 1, 2, 3].map((code) => statusName(orderStatus, code))).toEqual([
    'accepted',
    'success',
    'cancelled',
    'processing',
  ]);
  expect(Object.keys(walletType)).toHaveLength(9);
});

test.each([4, -1, Number.NaN, '1', 'toString', null, undefined])('%s is no order status', (code) => {
  expect(statusName(orderStatus, code)).toBeNull();
});
