import type { Kline } from '@meridian/api';
import { expect, test } from 'vitest';
import { placesOn } from './trading-dates.ts';

const at = (text: string): number => Date.parse(text);
const chart = (type: Kline['type'], sessions: readonly [string, string][]): Kline =>
  ({
    type,
    sessions: sessions.map(([start, end]) => ({ start: at(start), end: at(end) })),
  }) as unknown as Kline;

test('a day of Hong Kong is that day, also for a reader in New York', () => {
  const hongKong = chart('1Y', [['2026-11-18T01:30:00Z', '2026-11-18T04:00:00Z']]);
  expect(placesOn(hongKong, 'Asia/Hong_Kong')(at('2026-11-18T01:30:00Z'))).toBe(at('2026-11-18'));
});

test('a session that begins in the evening is of the day on which it ends', () => {
  const globex = chart('3M', [['2026-11-17T23:00:00Z', '2026-11-18T22:00:00Z']]);
  const placeOf = placesOn(globex, 'America/New_York');
  expect(placeOf(at('2026-11-17T23:00:00Z'))).toBe(at('2026-11-18'));
  // Outside of every session its own clock decides.
  expect(placeOf(at('2026-11-18T23:00:00Z'))).toBe(at('2026-11-18'));
});

test('within days a moment is at its own time', () => {
  expect(placesOn(chart('1M', []), 'Asia/Tokyo')(at('2026-11-18T23:00:00Z'))).toBe(
    at('2026-11-18T23:00:00Z'),
  );
});
