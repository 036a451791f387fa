import { expect, test } from 'vitest';
import { hueOf } from './hueOf.ts';

test('a name keeps its hue, and hues differ among names', () => {
  expect(hueOf('AAPL')).toBe(hueOf('AAPL'));
  const hues = new Set(['AAPL', 'MSFT', 'NVDA', 'TSLA', 'AMZN', 'BTC', 'ETH', '00700'].map(hueOf));
  expect(hues.size).toBeGreaterThan(4);
  for (const hue of hues) expect(hue % 30).toBe(0);
});
