import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { createFormat } from '#platform/words/formatting.ts';
import { spreadText } from './spread.ts';

const format = createFormat({ locale: 'en', timeZone: 'UTC', now: () => 0 });
const d = toDecimal;

test('the spread is in the price and in percent of the ask', () => {
  expect(spreadText(d('264.39'), d('264.41'), 2, format)).toBe('0.02 (0.01%)');
});
test('one side without orders', () => {
  expect(spreadText(null, d('264.41'), 2, format)).toBe('--');
  expect(spreadText(d('264.39'), null, 2, format)).toBe('--');
});
test('oil was asked for nothing once', () => {
  expect(spreadText(d('-0.01'), d('0'), 2, format)).toBe('0.01 (--)');
});
