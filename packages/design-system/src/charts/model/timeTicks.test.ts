import { describe, expect, test } from 'vitest';
import { layOutSlots } from './slots.ts';
import { timeTicks, type TimeTick } from './timeTicks.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A Monday, 14:30 UTC. */
const opening = Date.UTC(2026, 10, 16, 14, 30);

const every = (start: number, step: number, count: number): { t: number }[] =>
  Array.from({ length: count }, (_, i) => ({ t: start + i * step }));
const clock = (ticks: TimeTick[]): string[] => ticks.map(({ t }) => new Date(t).toISOString().slice(11, 16));
const dates = (ticks: TimeTick[]): string[] => ticks.map(({ t }) => new Date(t).toISOString().slice(5, 10));

function ticksOf(
  candles: { t: number }[],
  maxCount: number,
  sessions?: { start: number; end: number }[],
): TimeTick[] {
  return timeTicks(candles, layOutSlots(candles, sessions), { maxCount });
}

describe('time ticks', () => {
  test('of one session mark whole hours, the hours to come included', () => {
    const session = { start: opening, end: opening + 6.5 * hour };
    const ticks = ticksOf(every(opening, minute, 100), 7, [session]);
    expect(clock(ticks)).toEqual(['15:00', '16:00', '17:00', '18:00', '19:00', '20:00']);
    expect(ticks[5]?.slot).toBe(330);
    expect(ticks.every(({ grain }) => grain === 'time')).toBe(true);
  });

  test('become coarser until they fit', () => {
    const session = { start: opening, end: opening + 6.5 * hour };
    expect(clock(ticksOf(every(opening, minute, 390), 3, [session]))).toEqual(['16:00', '18:00', '20:00']);
  });

  test('of several sessions are their days, beginning with the first', () => {
    const sessions = [0, 1, 2, 3, 4].map((n) => ({
      start: opening + n * day,
      end: opening + n * day + 6.5 * hour,
    }));
    const candles = sessions.flatMap(({ start }) => every(start, 10 * minute, 39));
    expect(dates(ticksOf(candles, 5, sessions))).toEqual(['11-16', '11-17', '11-18', '11-19', '11-20']);
    expect(dates(ticksOf(candles, 4, sessions))).toEqual(['11-16', '11-18', '11-20']);
  });

  test('of a day and the one before are hours, with the date where the night was left out', () => {
    const sessions = [0, 1].map((n) => ({ start: opening + n * day, end: opening + n * day + 6.5 * hour }));
    const candles = sessions.flatMap(({ start }) => every(start, 5 * minute, 78));
    const ticks = ticksOf(candles, 6, sessions);
    expect(ticks.map(({ grain }) => grain)).toEqual(['time', 'time', 'day', 'time', 'time']);
    expect(clock(ticks)).toEqual(['16:00', '18:00', '14:30', '18:00', '20:00']);
  });

  test('of a market that never shuts have the date at midnight of the reader, and even steps', () => {
    const candles = every(opening, 5 * minute, 288);
    const ticks = timeTicks(candles, layOutSlots(candles), { maxCount: 5, utcOffsetMs: 8 * hour });
    const local = ticks.map(({ t, grain }) => [new Date(t + 8 * hour).toISOString().slice(11, 16), grain]);
    expect(local).toEqual([
      ['00:00', 'day'],
      ['06:00', 'time'],
      ['12:00', 'time'],
      ['18:00', 'time'],
    ]);
  });

  test('of day candles are days, weeks, then months', () => {
    const quarter = every(opening - 91 * day, day, 92);
    expect(dates(ticksOf(quarter.slice(0, 4), 4))).toEqual(['08-17', '08-18', '08-19', '08-20']);
    expect(ticksOf(quarter.slice(0, 28), 4).map(({ grain }) => grain)).toEqual(['day', 'day', 'day']);
    const months = ticksOf(quarter, 4);
    expect(dates(months)).toEqual(['09-01', '10-01', '11-01']);
    expect(months.map(({ grain }) => grain)).toEqual(['month', 'month', 'month']);
  });

  test('of many years are years', () => {
    const ticks = ticksOf(every(Date.UTC(2010, 5, 1), 7 * day, 800), 4);
    expect(ticks.map(({ t }) => new Date(t).getUTCFullYear())).toEqual([2015, 2020, 2025]);
  });

  test('never exceed the room, whatever the data', () => {
    for (const count of [2, 30, 500, 5000]) {
      for (const step of [minute, 5 * minute, hour, day]) {
        expect(ticksOf(every(opening, step, count), 4).length).toBeLessThanOrEqual(4);
      }
    }
  });

  test('are none without a candle or room', () => {
    expect(ticksOf([], 4)).toEqual([]);
    expect(ticksOf(every(opening, minute, 1), 0)).toEqual([]);
    expect(ticksOf(every(opening, minute, 100), 0)).toEqual([]);
  });
});

test('the first candle of a session is among the hours to come', () => {
  const session = { start: opening, end: opening + 6.5 * hour };
  expect(clock(ticksOf(every(opening, minute, 1), 7, [session]))).toEqual([
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
    '20:00',
  ]);
});

test('a lone candle has its day', () => {
  expect(ticksOf(every(opening, minute, 1), 4)).toEqual([{ slot: 0, t: opening, grain: 'day' }]);
});

describe('a reader far away', () => {
  /** Shanghai: a session in New York begins at 22:30 and ends after midnight. */
  const utcOffsetMs = 8 * hour;
  const sessions = [0, 1, 2, 3, 4].map((n) => ({
    start: opening + n * day,
    end: opening + n * day + 6.5 * hour,
  }));
  const candles = sessions.flatMap(({ start }) => every(start, 10 * minute, 39));

  test('sees days begin with their sessions, not within them at midnight', () => {
    const ticks = timeTicks(candles, layOutSlots(candles, sessions), { maxCount: 5, utcOffsetMs });
    expect(ticks.map(({ slot }) => slot)).toEqual([0, 39, 78, 117, 156]);
    expect(dates(ticks)).toEqual(['11-16', '11-17', '11-18', '11-19', '11-20']);
  });

  test('reads a clock time where a session begins on a date that is there already', () => {
    // From 23:30 to 05:00, past midnight, and on from 22:30 of that date.
    const two = candles.filter(({ t }) => t >= opening + hour && t < opening + day + 2 * hour);
    const ticks = timeTicks(two, layOutSlots(two, sessions), { maxCount: 6, utcOffsetMs });
    const local = ticks.map(({ t, grain }) => [grain, new Date(t + utcOffsetMs).toISOString().slice(5, 16)]);
    expect(local.filter(([grain]) => grain === 'day')).toEqual([['day', '11-17T00:00']]);
    expect(local).toContainEqual(['time', '11-17T22:30']);
  });

  test('of a market without nights sees midnights', () => {
    const steady = every(opening, 4 * hour, 60);
    const days = [...Array(10).keys()].map((n) => ({
      start: opening + n * day,
      end: opening + (n + 1) * day,
    }));
    const ticks = timeTicks(steady, layOutSlots(steady, days), { maxCount: 10, utcOffsetMs });
    expect(ticks.every(({ t }) => (t + utcOffsetMs) % day < 4 * hour)).toBe(true);
  });
});

describe('a market that trades around the clock on weekdays', () => {
  /** Sunday 17:00 in New York to Friday 17:00; the first week in view from its Wednesday on. */
  const utcOffsetMs = -5 * hour;
  const sunday = Date.UTC(2026, 10, 15, 22);
  const weeks = [
    { start: sunday - 4.5 * day, end: sunday - 2 * day },
    { start: sunday, end: sunday + 5 * day },
  ];
  const candles = weeks.flatMap(({ start, end }) => every(start, hour, (end - start) / hour));
  const ticks = (maxCount: number): TimeTick[] =>
    timeTicks(candles.slice(0, 130), layOutSlots(candles.slice(0, 130), weeks), { maxCount, utcOffsetMs });
  const shown = (maxCount: number): string[] =>
    ticks(maxCount).map(({ t }) => new Date(t + utcOffsetMs).toISOString().slice(5, 10));

  test('has no noon of a Monday behind the date of the Sunday it opened on', () => {
    expect(ticks(9).every(({ grain }) => grain === 'day')).toBe(true);
  });

  test('names its week, from the opening on, by the Monday', () => {
    expect(shown(9)).toEqual(['11-11', '11-12', '11-13', '11-16', '11-17', '11-18', '11-19', '11-20']);
    expect(ticks(9)[3]?.slot).toBe(60);
  });

  test('steps evenly over the weekend', () => {
    expect(shown(4)).toEqual(['11-11', '11-13', '11-17', '11-19']);
  });
});
