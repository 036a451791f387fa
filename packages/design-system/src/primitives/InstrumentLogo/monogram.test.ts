import { expect, test } from 'vitest';
import { monogram } from './monogram.ts';

test.each([
  ['AAPL', 'AA'],
  ['00700', '70'],
  ['BTC/USDT', 'BT'],
  ['.DJI', 'DJ'],
  ['f', 'F'],
  ['0', '0'],
  ['', ''],
])('the monogram of %j is %j', (code, expected) => {
  expect(monogram(code)).toBe(expected);
});
