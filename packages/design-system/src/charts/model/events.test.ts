import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsIn, fillsAmong, nearEvent, placeEvents } from './events.ts';

const candles = [10, 20, 30, 40].map((t) => ({ t }));

test('an event belongs to the first candle that begins then or later', () => {
  const events = [
    { t: 21, text: 'late' },
    { t: 20, text: 'on time' },
  ];
  expect(placeEvents(events, candles)).toEqual([
    { index: 1, text: 'on time', kind: 'event' },
    { index: 2, text: 'late', kind: 'event' },
  ]);
});

test('what happened outside of the chart is not of it', () => {
  const at = (t: number) => placeEvents([{ t, text: 'x' }], candles);
  expect([at(9), at(41), placeEvents([{ t: 10, text: 'x' }], [])]).toEqual([[], [], []]);
  expect(at(10)).toEqual([{ index: 0, text: 'x', kind: 'event' }]);
});

test('several in one candle are said together', () => {
  const placed = placeEvents(
    [
      { t: 11, text: 'one' },
      { t: 12, text: 'two' },
    ],
    candles,
  );
  expect(eventsIn(placed, 1, 2)).toBe('one · two');
  expect(eventsIn(placed, 2, 4)).toBeUndefined();
});

test('a pointer reads an event within reach, and else what it is on', () => {
  const placed = [{ index: 2, text: 'x', kind: 'event' as const }];
  const pxOf = (px: number) => (index: number) => index * px;
  expect(nearEvent(placed, 0, pxOf(2))).toBe(2);
  expect(nearEvent(placed, 0, pxOf(6))).toBe(0);
  fc.assert(
    fc.property(fc.nat(50), (index) => {
      const read = nearEvent(placed, index, pxOf(3));
      expect(Math.abs(read - index) * 3).toBeLessThanOrEqual(5);
    }),
  );
});

test('the nearest of several is read, and a day off only where the pointer all but meets it', () => {
  const placed = [
    { index: 1, text: 'closed', kind: 'closed' as const },
    { index: 4, text: 'roll', kind: 'event' as const },
  ];
  const xOf = (index: number) => index;
  expect([0, 1, 2, 3, 4, 8, 9, 10].map((index) => nearEvent(placed, index, xOf))).toEqual([
    1, 1, 1, 4, 4, 4, 4, 10,
  ]);
});

test('what was filled belongs to the candle it was filled in, the newest included', () => {
  const fill = (t: number) => ({ t, text: 'x', kind: 'buy' as const, price: 5 });
  const indexes = [9, 10, 19, 20, 99].map((t) => placeEvents([fill(t)], candles)[0]?.index);
  expect(indexes).toEqual([undefined, 0, 0, 1, 3]);
});

test('only what was bought or sold at a price is marked in the plot', () => {
  const placed = [
    { index: 1, text: 'roll', kind: 'event' as const },
    { index: 2, text: 'bought', kind: 'buy' as const, price: 7 },
    { index: 2, text: 'sold', kind: 'sell' as const, price: 8 },
    { index: 3, text: 'no price', kind: 'sell' as const },
  ];
  expect(fillsAmong(placed)).toEqual([
    { index: 2, price: 7, side: 'buy' },
    { index: 2, price: 8, side: 'sell' },
  ]);
});
