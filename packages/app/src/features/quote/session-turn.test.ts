import { describe, expect, test } from 'vitest';
import { createDateFormat } from '#platform/words/date-format.ts';
import { neverStops, turnAt, turnOf } from './session-turn.ts';

const at = (text: string): number => Date.parse(text);
const newYork = 'America/New_York';
const format = createDateFormat({ locale: 'en', timeZone: newYork, now: () => 0 });
const shown = (moment: string, now: string, ownZone: string, exchangeZone: string, canSayTomorrow = false) =>
  turnAt(at(moment), at(now), { ownZone, exchangeZone, locale: 'en', canSayTomorrow, format });

describe('what a market does ends', () => {
  const hours = { opensAtTimestamp: null, closesAtTimestamp: at('2026-11-18T21:00:00Z') };
  const noon = at('2026-11-18T17:00:00Z');

  test('when it closes while it is open', () => {
    expect(turnOf('open', hours, noon)).toBe(hours.closesAtTimestamp);
  });
  test('at no moment that is known, where it was read of another phase or has passed', () => {
    expect(turnOf('closed', hours, noon)).toBeNull();
    expect(turnOf('open', hours, hours.closesAtTimestamp)).toBeNull();
  });
  test('never, only where neither is said', () => {
    expect(neverStops({ opensAtTimestamp: null, closesAtTimestamp: null })).toBe(true);
    expect(neverStops({ opensAtTimestamp: noon, closesAtTimestamp: null })).toBe(false);
  });
});

describe('the hour of it', () => {
  test('is one where both clocks show the same', () => {
    expect(shown('2026-11-18T21:00:00Z', '2026-11-18T15:30:00Z', newYork, newYork)).toEqual({
      time: '16:00',
      isTomorrow: false,
      exchangeTime: null,
    });
  });

  test.each([
    ['Asia/Shanghai', '05:00', true, 'Wed 16:00'],
    ['Europe/London', '21:00', false, '16:00'],
    ['America/Los_Angeles', '13:00', false, '16:00'],
  ])('is read by the clock of %s, with that of New York', (zone, time, isTomorrow, exchangeTime) => {
    const turn = shown('2026-11-18T21:00:00Z', '2026-11-18T15:30:00Z', zone, newYork, true);
    expect(turn).toEqual({ time, isTomorrow, exchangeTime });
  });

  test('is of today after midnight, whatever day the last price was made on', () => {
    const turn = shown('2026-11-18T21:00:00Z', '2026-11-18T16:10:00Z', 'Asia/Shanghai', newYork, true);
    expect(turn).toMatchObject({ time: '05:00', isTomorrow: false });
  });

  test('names the day that is later than tomorrow', () => {
    const turn = shown('2026-11-20T22:00:00Z', '2026-11-18T15:30:00Z', newYork, newYork, true);
    expect(turn).toMatchObject({ time: 'Fri 11/20 17:00', isTomorrow: false });
  });

  test('follows both clocks over the end of summer time', () => {
    // New York leaves it on Sunday, November 1st; London did a week before.
    const friday = '2026-10-30T21:00:00Z';
    expect(shown('2026-11-02T14:30:00Z', friday, 'Europe/London', newYork)).toMatchObject({
      time: 'Mon 11/02 14:30',
      exchangeTime: '09:30',
    });
    expect(shown('2026-10-30T13:30:00Z', '2026-10-30T10:00:00Z', 'Europe/London', newYork)).toMatchObject({
      time: '13:30',
      exchangeTime: '09:30',
    });
  });

  test('is not of tomorrow after a night of which an hour is left out', () => {
    const turn = shown('2026-03-09T04:10:00Z', '2026-03-08T04:40:00Z', newYork, newYork, true);
    expect(turn).toMatchObject({ time: 'Mon 03/09 00:10', isTomorrow: false });
  });

  test('is on the evening before, for a reader on the other side of the ocean', () => {
    expect(
      shown('2026-11-23T01:30:00Z', '2026-11-20T20:00:00Z', 'America/Los_Angeles', 'Asia/Hong_Kong'),
    ).toMatchObject({ time: 'Sun 11/22 17:30', exchangeTime: 'Mon 09:30' });
  });
});
