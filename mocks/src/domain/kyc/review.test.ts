import { describe, expect, test } from 'vitest';
import { wordsOf } from '../inbox/index.ts';
import { reviewEnd } from './index.ts';

const hourMs = 3_600_000;
const submittedAt = Date.parse('2026-11-18T13:30:00Z');
const customers = Array.from({ length: 1000 }, (_, index) => `customer-${index}`);
const hoursOf = (userId: string, after?: number) =>
  (reviewEnd('meridian', userId, submittedAt, after) - submittedAt) / hourMs;

describe('a review of identity', () => {
  test('ends within the promised 24 hours, mostly within six, at the same instant each time', () => {
    const hours = customers.map((userId) => hoursOf(userId));
    expect(hours).toEqual(customers.map((userId) => hoursOf(userId)));
    expect(new Set(hours).size).toBeGreaterThan(100);
    expect(Math.min(...hours)).toBeGreaterThan(0.3);
    expect(Math.max(...hours)).toBeLessThanOrEqual(24);
    const quick = hours.filter((count) => count <= 6).length;
    expect([quick > 850, quick < 950]).toEqual([true, true]);
  });

  test('that is known to go on ends after that, within the 24 hours as long as they last', () => {
    for (const after of [1, 8, 23.9]) {
      const hours = customers.map((userId) => hoursOf(userId, submittedAt + after * hourMs));
      expect(Math.min(...hours)).toBeGreaterThan(after);
      expect(Math.max(...hours)).toBeLessThanOrEqual(24);
    }
    expect(
      Math.min(...customers.map((userId) => hoursOf(userId, submittedAt + 31 * hourMs))),
    ).toBeGreaterThan(31);
  });
});

test("the result says why it failed, a reviewer's own words in every language", () => {
  const bodyFor = (reason: string) => wordsOf({ kind: 'identityFailed', parameters: { reason } }).body;
  expect(bodyFor('nameMismatch')['zh-Hant']).toBe('填寫的姓名與證件不符。');
  expect(bodyFor('Too dark')).toEqual({ en: 'Too dark', 'zh-Hans': 'Too dark', 'zh-Hant': 'Too dark' });
  expect(wordsOf({ kind: 'identityApproved', parameters: {} }).title.en).toBe('Identity verified');
});
