import type { QuoteDetail } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedSessions, nameOfHours } from './chart-hours.ts';

const at = (text: string): number => Date.parse(text);
const hongKong = {
  timeZone: 'Asia/Hong_Kong',
  opensAtTimestamp: null,
  closesAtTimestamp: at('2026-11-18T04:00:00Z'),
} as QuoteDetail;
const globex = {
  timeZone: 'America/New_York',
  opensAtTimestamp: null,
  closesAtTimestamp: at('2026-11-18T22:00:00Z'),
} as QuoteDetail;

test('a rest at noon is the midday break, another is not', () => {
  const noon = { kind: 'pause', from: at('2026-11-18T04:00:00Z'), to: at('2026-11-18T05:00:00Z') } as const;
  const evening = {
    kind: 'pause',
    from: at('2026-11-17T22:00:00Z'),
    to: at('2026-11-17T23:00:00Z'),
  } as const;
  expect(nameOfHours(noon, hongKong)).toBe('midday');
  expect(nameOfHours(evening, globex)).toBe('rest');
});

test('hours before the open and after the close have their own names', () => {
  expect(nameOfHours({ kind: 'before', from: at('2026-11-18T13:00:00Z') }, globex)).toBe('preMarket');
  expect(nameOfHours({ kind: 'after', from: at('2026-11-18T23:00:00Z') }, globex)).toBe('afterHours');
});

test('the end of the last session is a close where the market shuts then', () => {
  const close = { kind: 'close', from: at('2026-11-18T08:00:00Z') } as const;
  expect(nameOfHours(close, hongKong)).toBe('close');
  const shut = { ...hongKong, closesAtTimestamp: null, opensAtTimestamp: at('2026-11-19T01:30:00Z') };
  expect(nameOfHours(close, shut)).toBe('close');
});

test('a market that trades through the night has none, nor has one that never shuts', () => {
  const tuesday = { kind: 'close', from: at('2026-11-17T22:00:00Z') } as const;
  const friday = { ...globex, closesAtTimestamp: at('2026-11-20T22:00:00Z') };
  expect(nameOfHours(tuesday, friday)).toBeNull();
  expect(nameOfHours(tuesday, { ...globex, closesAtTimestamp: null })).toBeNull();
});

test('sessions that meet are one, and no hour is lost', () => {
  expect(
    joinedSessions([
      { start: 0, end: 4 },
      { start: 4, end: 8 },
      { start: 9, end: 12 },
    ]),
  ).toEqual([
    { start: 0, end: 8 },
    { start: 9, end: 12 },
  ]);
  const steps = fc.array(fc.record({ rest: fc.nat(5), open: fc.integer({ min: 1, max: 9 }) }));
  fc.assert(
    fc.property(steps, (days) => {
      let end = 0;
      const sessions = days.map(({ rest, open }) => {
        const start = end + rest;
        end = start + open;
        return { start, end };
      });
      const joined = joinedSessions(sessions);
      const length = (all: readonly { start: number; end: number }[]) =>
        all.reduce((sum, one) => sum + one.end - one.start, 0);
      expect(length(joined)).toBe(length(sessions));
      for (const [i, { start }] of joined.entries()) expect(start).toBeGreaterThan(joined[i - 1]?.end ?? -1);
    }),
  );
});
