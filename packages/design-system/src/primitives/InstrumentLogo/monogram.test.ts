import { expect, test } from 'vitest';
import { codeHue, monogram } from './monogram.ts';

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

test('a code keeps its hue, and hues differ among codes', () => {
  expect(codeHue('AAPL')).toBe(codeHue('AAPL'));
  const hues = new Set(['AAPL', 'MSFT', 'NVDA', 'TSLA', 'AMZN', 'BTC', 'ETH', '00700'].map(codeHue));
  expect(hues.size).toBeGreaterThan(4);
  for (const hue of hues) expect(hue % 30).toBe(0);
});
