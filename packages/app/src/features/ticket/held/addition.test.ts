import { toDecimal, tradeDirection } from '@meridian/api';
import { expect, test } from 'vitest';
import { parRate } from '#domain/contract.ts';
import { priceDeal } from '#domain/deal.ts';
import { heldAs } from '#domain/test/positions.ts';
import { afterAddition } from './addition.ts';

const d = toDecimal;
const terms = { leverages: [d('2')], feeRate: d('0.0005'), minFee: d('0.99'), maintenanceRate: d('0.25') };
const apple = heldAs({
  stock_code: 'AAPL',
  quantity: d('60'),
  openPrice: d('261.56'),
  cost: d('15693.60'),
  leverage: d('2'),
  margin: d('7846.80'),
  stopOutPrice: d('163.47'),
});
const { buy, sell } = tradeDirection;
const order = (part: Partial<Parameters<typeof priceDeal>[0]> = {}) =>
  priceDeal({
    direction: buy,
    price: d('264.40'),
    quantity: d('10'),
    leverage: d('2'),
    contract: { contractSize: d('1'), rate: parRate },
    ...part,
  });
const after = (deal = order(), position = apple) =>
  afterAddition(deal, { isKnown: true, position }, terms, d('0.01'));

test('the stop-out is that of 70 shares with both margins', () => {
  // 9,168.80 × 0.75 = 6,876.60 may be lost of 18,337.60; 11,461.00 ÷ 70 is 163.7285…, and a long ends on the tick below.
  const whole = after();
  expect(whole?.stopOut.value).toBe('163.72');
  expect(whole?.stopOut.steps.map(({ label, number }) => [label, number.value])).toEqual([
    ['marginAfter', '9168.8'],
    ['marginShare', '0.75'],
    ['quantityAfter', '70'],
    ['distance', '98.2371'],
    ['averageAfter', '261.9657'],
    ['stopOut', '163.72'],
  ]);
});

test('the most that is lost is that of both margins, with the fee of the order', () => {
  // 6,876.60 + 2,644.00 × 0.0005.
  expect(after()?.mostLost.value).toBe('6877.92');
});

test('a short ends on the tick above', () => {
  const short = { ...apple, direction: sell };
  // 18,337.60 + 6,876.60 = 25,214.20; ÷ 70 = 360.2028…
  expect(after(order({ direction: sell }), short)?.stopOut.value).toBe('360.21');
});

test('what is paid in full has no stop-out, and may lose all that was paid', () => {
  const paid = { ...apple, leverage: d('1'), margin: d('15693.60') };
  const whole = after(order({ leverage: d('1') }), paid);
  expect([whole?.stopOut.value, whole?.mostLost.value]).toEqual([null, '18338.92']);
});

test('margin that was added moves it away; with enough of it nothing is borrowed any more', () => {
  const eased = { ...apple, leverage: d('1.34'), openLeverage: d('2'), margin: d('11711.64') };
  // (11,711.64 + 1,322.00) × 0.75 = 9,775.23; 8,562.37 ÷ 70 = 122.3195…
  expect(after(order(), eased)?.stopOut.value).toBe('122.31');
  const full = { ...apple, leverage: d('1'), openLeverage: d('2'), margin: d('17100') };
  expect(after(order(), full)?.stopOut).toEqual({ value: null, steps: [], notes: ['stopOutImpossible'] });
});

test('an order through the book counts with its exact sum', () => {
  const through = order({ sum: d('2645.00'), price: d('264.50') });
  // (7,846.80 + 1,322.50) × 0.75 = 6,876.975; 18,338.60 − 6,876.975 = 11,461.625; ÷ 70 = 163.7375
  expect(after(through)?.stopOut.value).toBe('163.73');
});

test('is not said of an order that opens a position of its own, nor while something is not known', () => {
  expect(after(order({ direction: sell }))).toBeNull();
  expect(after(order({ leverage: d('5') }))).toBeNull();
  expect(afterAddition(order(), { isKnown: true, position: null }, terms, d('0.01'))).toBeNull();
  expect(afterAddition(order(), { isKnown: true, position: apple }, null, d('0.01'))).toBeNull();
  expect(afterAddition(null, { isKnown: true, position: apple }, terms, d('0.01'))).toBeNull();
});
