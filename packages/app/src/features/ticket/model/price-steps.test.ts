import { orderType, toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { checkLimitPrice } from './check.ts';
import { stepAt, stepAtTyped, typedDecimals } from './price-steps.ts';

const d = toDecimal;
const band = (from: string, step: string) => ({ from: d(from), step: d(step) });
const hongKong = {
  priceStep: d('0.5'),
  priceSteps: [band('0.01', '0.001'), band('100', '0.1'), band('200', '0.2'), band('500', '0.5')],
  priceDecimals: 2,
};
const plain = { priceStep: d('0.01'), priceSteps: [], priceDecimals: 2 };

test.each([
  ['499.8', '0.2'],
  ['500', '0.5'],
  ['612.5', '0.5'],
  ['199.9', '0.1'],
  ['0.005', '0.001'],
])('at %s the exchange moves in steps of %s', (price, step) => {
  expect(stepAt(d(price), hongKong)).toBe(step);
});

test('without a table the step is the same at any price', () => {
  expect(stepAt(d('0.5'), plain)).toBe('0.01');
});

test('while nothing is typed the step is that of the present price', () => {
  expect(stepAtTyped('', hongKong)).toBe('0.5');
  expect(stepAtTyped('499', hongKong)).toBe('0.2');
});

test('as many decimals can be typed as prices are shown with', () => {
  expect(typedDecimals(hongKong)).toBe(2);
  expect(typedDecimals(plain)).toBe(2);
});

test.each([
  ['499.8', []],
  ['499.5', [{ field: 'limitPrice', kind: 'limitPriceOffTick', tick: '0.2' }]],
  ['500.2', [{ field: 'limitPrice', kind: 'limitPriceOffTick', tick: '0.5' }]],
])('a limit of %s is held against the step of its own band', (limitPrice, problems) => {
  expect(checkLimitPrice({ orderType: orderType.limit, limitPrice }, hongKong)).toEqual(problems);
});
