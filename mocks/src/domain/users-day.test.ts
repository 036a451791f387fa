/** Where a customer's day begins, and which day an instant belongs to, in zones with and without summer time. */
import { describe, expect, test } from 'vitest';
import { datesIn, dayBeginsIn } from './users-day.ts';

const iso = (text: string) => new Date(text).toISOString();
const begins = (zone: string, at: string) => new Date(dayBeginsIn(zone, Date.parse(at))).toISOString();

describe('a day begins', () => {
  test.each([
    ['UTC', '2026-11-18T15:30:00Z', '2026-11-18T00:00:00Z'],
    ['Asia/Shanghai', '2026-11-18T15:30:00Z', '2026-11-17T16:00:00Z'],
    ['Asia/Shanghai', '2026-11-18T16:00:00Z', '2026-11-18T16:00:00Z'],
    ['Asia/Shanghai', '2026-11-18T15:59:59.999Z', '2026-11-17T16:00:00Z'],
    ['America/New_York', '2026-11-18T04:59:59Z', '2026-11-17T05:00:00Z'],
    ['America/New_York', '2026-11-18T05:00:00Z', '2026-11-18T05:00:00Z'],
    ['Asia/Kathmandu', '2026-11-18T18:15:00Z', '2026-11-18T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-18T09:00:00Z', '2026-11-17T10:00:00Z'],
  ])('in %s of %s', (zone, at, expected) => {
    expect(begins(zone, at)).toBe(iso(expected));
  });

  test('by summer time before the clocks are put back, and the day is 25 hours long', () => {
    expect(begins('America/New_York', '2026-11-02T04:59:59Z')).toBe(iso('2026-11-01T04:00:00Z'));
    expect(begins('America/New_York', '2026-11-02T05:00:00Z')).toBe(iso('2026-11-02T05:00:00Z'));
  });

  test('by winter time before the clocks are put forward, and the day is 23 hours long', () => {
    expect(begins('America/New_York', '2027-03-15T03:59:59Z')).toBe(iso('2027-03-14T05:00:00Z'));
    expect(begins('America/New_York', '2027-03-15T04:00:00Z')).toBe(iso('2027-03-15T04:00:00Z'));
  });

  test('at one o’clock where midnight itself is passed over', () => {
    // Cairo puts its clocks forward at midnight of the last Friday of April.
    expect(begins('Africa/Cairo', '2026-04-24T10:00:00Z')).toBe(iso('2026-04-23T22:00:00Z'));
    expect(datesIn('Africa/Cairo')(Date.parse('2026-04-23T21:59:59Z'))).toBe('2026-04-23');
  });
});

test('an instant has a date of its own in each zone, written in figures', () => {
  const at = Date.parse('2026-12-31T20:00:00Z');
  expect(['UTC', 'Asia/Shanghai', 'America/New_York'].map((zone) => datesIn(zone)(at))).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2026-12-31',
  ]);
});
