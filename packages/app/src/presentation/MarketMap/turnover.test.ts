import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { turnoverOf } from './turnover.ts';

const twenty = '9'.repeat(20);

test.for([
  ['12.50', '100', 1_250],
  [null, '100', 0],
  ['12.50', null, 0],
  ['-37.63', '100', 0],
  [twenty, twenty, 1e18],
] as const)('%s a share and %s shares are an area of %s', ([price, volume, area]) => {
  const figure = (text: string | null) => (text === null ? null : toDecimal(text));
  const turnover = turnoverOf({ price_nominal: figure(price), volume: figure(volume) });
  expect(turnover).toBe(area);
  // It is written as a decimal, too.
  expect(() => toDecimal(turnover.toFixed(0))).not.toThrow();
});
