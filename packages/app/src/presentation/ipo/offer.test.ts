import { toDecimal, type ExchangeRate } from '@meridian/api';
import { expect, test } from 'vitest';
import { inWallet, stageOf } from './offer.ts';

const d = toDecimal;
const rate = (from: string, to: string, text: string): ExchangeRate => ({
  from,
  to,
  rate: d(text),
  timestamp: 0,
});

const hk = { amount: d('9380'), currency: 'HKD' };

test('Hong Kong dollars cost dollars at the rate, whichever way it is quoted, rounded up to cents', () => {
  // 9,380 / 7.77439 = 1,206.525…
  expect(inWallet(hk, rate('USD', 'HKD', '7.77439'), 'USD')).toBe('1206.53');
  // 9,380 × 0.12863 = 1,206.5494
  expect(inWallet(hk, rate('HKD', 'USD', '0.12863'), 'USD')).toBe('1206.55');
});

test('a sum in the wallet’s own currency is itself', () => {
  expect(inWallet({ amount: d('4200'), currency: 'USD' }, null, 'USD')).toBe('4200');
});

test('what another currency costs is not known without its rate', () => {
  expect(inWallet(hk, null, 'USD')).toBeNull();
  expect(inWallet(hk, rate('USD', 'EUR', '0.9'), 'USD')).toBeNull();
});

test('an offer is open, closing on its last day, waiting for its allotment, to be listed, and listed', () => {
  const day = 86_400_000;
  const dates = {
    purchaseEndDate: 10 * day,
    allotmentTimestamp: 11 * day,
    paymentEndDate: 12 * day,
    listTimestamp: 13 * day,
  };
  const stages = [8 * day, 9 * day, 9 * day + 1, 10 * day, 11 * day, 13 * day].map((now) =>
    stageOf(dates, now),
  );
  expect(stages).toEqual(['open', 'open', 'closing', 'waiting', 'toBeListed', 'listed']);
});
