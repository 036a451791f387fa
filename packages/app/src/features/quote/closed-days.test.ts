import type { Kline } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOff } from './closed-days.ts';

const at = (text: string): number => Date.parse(text);
const dayMs = 86_400_000;
type Session = Kline['sessions'][number];

const candleAt = (t: number) => ({ t, o: '1', h: '1', l: '1', c: '1', v: '0' });
/** A chart of these sessions, with a candle at the start of each. */
function chartOf(sessions: readonly Session[], extra: readonly number[] = []): Kline {
  const list = [...sessions.map(({ start }) => start), ...extra].map(candleAt);
  return { type: '1Y', sessions, list: { list } } as unknown as Kline;
}

/** New York, 09:30 to 16:00 in winter, on these days. */
const newYork = (dates: readonly string[], shortDates: readonly string[] = []): Session[] =>
  dates.map((date) => ({
    start: at(`${date}T14:30:00Z`),
    end: at(`${date}T${shortDates.includes(date) ? '18' : '21'}:00:00Z`),
  }));

const november = [16, 17, 18, 19, 20, 23, 24, 25, 27, 30].map((day) => `2026-11-${day}`);

test('a weekday without trading is a holiday, a short day is a half day, and a weekend is neither', () => {
  expect(daysOff(chartOf(newYork(november, ['2026-11-27'])), 'America/New_York')).toEqual([
    { kind: 'closed', at: at('2026-11-27'), first: at('2026-11-26'), last: at('2026-11-26') },
    { kind: 'halfDay', at: at('2026-11-27') },
  ]);
});

test('holidays in a row are one, with the weekdays at its ends', () => {
  const without = november.filter((date) => !['2026-11-20', '2026-11-23', '2026-11-24'].includes(date));
  expect(daysOff(chartOf(newYork(without)), 'America/New_York')[0]).toEqual({
    kind: 'closed',
    at: at('2026-11-25'),
    first: at('2026-11-20'),
    last: at('2026-11-24'),
  });
});

test('an evening belongs to the day it leads into, and some hours less are an early close', () => {
  const globex = november
    .concat('2026-11-26')
    .toSorted()
    .map((date) => ({
      start: at(`${date}T23:00:00Z`) - dayMs,
      end: at(`${date}T${date === '2026-11-26' ? '18' : '22'}:00:00Z`),
    }));
  expect(daysOff(chartOf(globex), 'America/New_York')).toEqual([
    { kind: 'earlyClose', at: at('2026-11-26') },
  ]);
  const shut = globex.filter(({ end }) => end !== at('2026-11-26T18:00:00Z'));
  expect(daysOff(chartOf(shut), 'America/New_York')).toEqual([
    { kind: 'closed', at: at('2026-11-27'), first: at('2026-11-26'), last: at('2026-11-26') },
  ]);
});

test('a morning and an afternoon are one day; a morning alone is a half day', () => {
  const hongKong = november.flatMap((date) => {
    const morning = { start: at(`${date}T01:30:00Z`), end: at(`${date}T04:00:00Z`) };
    const afternoon = { start: at(`${date}T05:00:00Z`), end: at(`${date}T08:00:00Z`) };
    return date === '2026-11-24' ? [morning] : [morning, afternoon];
  });
  expect(daysOff(chartOf(hongKong), 'Asia/Hong_Kong').map(({ kind }) => kind)).toEqual(['halfDay', 'closed']);
});

test('the hour that a clock is put forward makes no day short', () => {
  const march = ['05', '06', '09', '10', '11', '12'].map((day) => `2026-03-${day}`);
  const sessions = march.map((date) => ({
    start: at(`${date}T22:00:00Z`) - dayMs,
    end: at(`${date}T${date < '2026-03-08' ? '22' : '21'}:00:00Z`),
  }));
  expect(daysOff(chartOf(sessions), 'America/New_York')).toEqual([]);
});

test('a day on which something was traded after all was not closed', () => {
  const traded = chartOf(newYork(november), [at('2026-11-26T15:00:00Z')]);
  expect(daysOff(traded, 'America/New_York')).toEqual([]);
});

test('what trades at weekends has its own weekdays', () => {
  const sundays = [15, 16, 17, 18, 19, 22, 23, 24, 26, 29].map((day) => `2026-11-${day}`);
  const days = daysOff(chartOf(newYork(sundays)), 'America/New_York');
  expect(days).toEqual([
    { kind: 'closed', at: at('2026-11-26'), first: at('2026-11-25'), last: at('2026-11-25') },
  ]);
});

test('little or no knowledge of sessions gives no closed days', () => {
  expect(daysOff(chartOf([]), 'America/New_York')).toEqual([]);
  expect(daysOff(chartOf(newYork(november.slice(6, 10))), 'America/New_York')).toEqual([]);
});

test('whatever the sessions, days off are in order, after the first day and before the last', () => {
  const any = fc.record({
    start: fc.integer({ min: at('2020-01-01'), max: at('2030-01-01') }),
    length: fc.integer({ min: -dayMs, max: 3 * dayMs }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), (parts) => {
      const sessions = parts.map(({ start, length }) => ({ start, end: start + length }));
      const days = daysOff(chartOf(sessions), 'America/New_York');
      const ends = days.map((day) => (day.kind === 'closed' ? day.last : day.at));
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    }),
  );
});
