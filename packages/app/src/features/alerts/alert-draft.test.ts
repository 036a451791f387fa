import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { checkDraft } from './alert-draft.ts';
import { mostAlerts, type AlertCondition, type PriceAlert } from './price-alerts.ts';

const apple = { stock_code: 'AAPL', market: 'NASDAQ', source: 0 } as const;
const live = { price: toDecimal('189.20'), ratio: toDecimal('-1.25') };
const set = (condition: AlertCondition, value: string, id = value): PriceAlert => ({
  ...apple,
  id,
  name: 'Apple',
  currency: 'USD',
  localLogoUrl: null,
  priceDecimals: 2,
  isDelayed: false,
  condition,
  value: toDecimal(value),
  setAt: 0,
  priceAt: 0,
  fired: null,
  adjusted: null,
});

test.for([
  ['above', '190', { value: '190' }],
  ['above', '189.20', { value: '189.2' }],
  ['above', '189.19', { problem: 'isReached' }],
  ['below', '189.21', { problem: 'isReached' }],
  ['below', '100.', { value: '100' }],
  ['move', '1.25', { problem: 'isReached' }],
  ['move', '1.26', { value: '1.26' }],
  ['move', '1000.01', { problem: 'tooLarge' }],
  ['above', '', { problem: 'missing' }],
  ['above', '0', { problem: 'notAboveZero' }],
  ['below', '0.00', { problem: 'notAboveZero' }],
  ['above', '1000000000', { problem: 'tooLarge' }],
  ['above', '9'.repeat(40), { problem: 'tooLarge' }],
  ['above', '200', { problem: 'isSet' }],
  ['above', '200.00', { problem: 'isSet' }],
  ['below', '180', { value: '180' }],
] as const)('%s %s: %o', ([condition, typed, outcome]) => {
  const fired = { ...set('below', '180'), fired: { how: 'live', at: 1, ...live } } as const;
  const alerts = [set('above', '200'), fired];
  expect(checkDraft({ condition, typed }, apple, live, alerts)).toEqual(outcome);
});

test('the same price of another product is another alert', () => {
  const alerts = [{ ...set('above', '200'), source: 8 } as PriceAlert];
  expect(checkDraft({ condition: 'above', typed: '200' }, apple, live, alerts)).toEqual({ value: '200' });
});

test('without a price nobody can say whether it is reached', () => {
  expect(checkDraft({ condition: 'above', typed: '190' }, apple, null, [])).toEqual({ problem: 'noPrice' });
});

test('there is room for fifty', () => {
  const full = Array.from({ length: mostAlerts }, (_, n) => set('above', `${300 + n}`));
  expect(checkDraft({ condition: 'above', typed: '190' }, apple, live, full)).toEqual({ problem: 'full' });
});
