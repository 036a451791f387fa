import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { withRangeOf } from './day-range.ts';

const d = toDecimal;
const read = {
  price_nominal: d('100.00'),
  change: d('2.00'),
  previousClose: d('98.00'),
  marketStatus: 'open' as 'open' | 'closed',
  high: d('101.00'),
  low: d('97.00'),
  week52High: d('101.00'),
  week52Low: d('60.00'),
  amplitude: d('4.08'),
};
const ticked = (price: string, change: string) => ({ ...read, price_nominal: d(price), change: d(change) });

test('a price above the range of the day widens it, that of the year and the amplitude', () => {
  expect(withRangeOf(read, ticked('101.50', '3.50'))).toMatchObject({
    high: '101.50',
    low: '97.00',
    week52High: '101.50',
    week52Low: '60.00',
    amplitude: '4.59',
  });
});

test('a price below it, too', () => {
  expect(withRangeOf(read, ticked('96.00', '-2.00'))).toMatchObject({ high: '101.00', low: '96.00' });
});

test('a price inside of it changes nothing', () => {
  const live = ticked('99.00', '1.00');
  expect(withRangeOf(read, live)).toEqual(live);
});

test('the first price of another day says nothing of the one that was read', () => {
  const live = ticked('110.00', '0.50');
  expect(withRangeOf(read, live)).toBe(live);
});

test('nor does one of a market that rests, or one without a change', () => {
  const closed = { ...ticked('110.00', '12.00'), marketStatus: 'closed' as const };
  expect(withRangeOf(read, closed)).toBe(closed);
  const unchanged = { ...ticked('110.00', '12.00'), change: null };
  expect(withRangeOf(read, unchanged)).toBe(unchanged);
});

test('what is not known stays unknown', () => {
  const nothing = { ...read, high: null, low: null, week52High: null, week52Low: null, amplitude: null };
  const live = { ...nothing, price_nominal: d('101.50'), change: d('3.50') };
  expect(withRangeOf(nothing, live)).toEqual(live);
});
