import { expect, test } from 'vitest';
import { ticker } from './ticker.ts';

test.each([
  ['F', 'F'],
  ['BA', 'BA'],
  ['BAC', 'BAC'],
  ['BABA', 'BABA'],
  ['GOOGL', 'GOO\nGL'],
  ['EURUSD', 'EUR\nUSD'],
  ['BRK.B', 'BRK\nB'],
  ['00700', '700'],
  ['09988', '9988'],
  ['BTCUSDT', 'BTC'],
  ['BTC/USDT', 'BTC'],
  ['USDT', 'USDT'],
  ['.DJI', 'DJI'],
  ['0', '0'],
  ['', ''],
])('the mark of %j says %j', (code, expected) => {
  expect(ticker(code)).toBe(expected);
});
