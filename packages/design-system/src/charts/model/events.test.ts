import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsIn, nearEvent, placeEvents } from './events.ts';

const candles = [10, 20, 30, 40].map((t) => ({ t }));

test('an event belongs to the first candle that begins then or later', () => {
  const events = [
    { t: 21, text: 'late' },
    { t: 20, text: 'on time' },
  ];
  expect(placeEvents(events, candles)).toEqual([
    { index: 1, text: 'on time' },
    { index: 2, text: 'late' },
  ]);
});

test('what happened outside of the chart is not of it', () => {
  const at = (t: number) => placeEvents([{ t, text: 'x' }], candles);
  expect([at(9), at(41), placeEvents([{ t: 10, text: 'x' }], [])]).toEqual([[], [], []]);
  expect(at(10)).toEqual([{ index: 0, text: 'x' }]);
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

test('a pointer reads an event within reach, and else what it stands on', () => {
  const placed = [{ index: 2, text: 'x' }];
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
