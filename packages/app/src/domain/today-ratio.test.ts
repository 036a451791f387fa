import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { todayRatioOf } from './today-ratio.ts';

const ratio = (total: string, today: string) => todayRatioOf(toDecimal(total), toDecimal(today));

test('the day in percent of what there was before it', () => {
  expect(ratio('110', '10')).toBe('10');
  expect(ratio('153907.72', '-980.99')).toBe('-0.63');
  expect(ratio('50', '0')).toBe('0');
});

test('is null without a positive base', () => {
  expect(ratio('0', '0')).toBeNull();
  expect(ratio('25', '25')).toBeNull();
  expect(ratio('-5', '-3')).toBeNull();
});
