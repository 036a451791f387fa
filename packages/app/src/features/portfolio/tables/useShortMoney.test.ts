import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { createFormat } from '#platform/words/formatting.ts';
import { shortMoney } from './useShortMoney.ts';

const format = createFormat({ locale: 'en', timeZone: 'UTC', now: () => 0 });

test.each([
  ['2469.1', 'USD', false, '$2,469.10'],
  ['458120.4', 'USD', false, '$458,120'],
  ['-458120.4', 'USD', true, '−$458,120'],
  ['9999999.9', 'USD', false, '$10,000,000'],
  ['12345678', 'USD', true, '+$12.3M'],
  ['45812.4', 'HKD', true, '+HK$45,812'],
  ['1234567.8', 'HKD', false, 'HK$1.23M'],
  ['127100', 'HKD', false, 'HK$127,100'],
  ['145812.4', 'HKD', true, '+HK$146K'],
])('%s %s in a row of holdings', (value, currency, signed, text) => {
  expect(shortMoney(format, toDecimal(value), currency, signed)).toBe(text);
});

test('amounts that fit are written in digits, large beside small', () => {
  const texts = ['2469.10', '458120.40'].map((value) => shortMoney(format, toDecimal(value), 'USD'));
  expect(texts.every((text) => /^\$[\d,.]+$/.test(text))).toBe(true);
});
