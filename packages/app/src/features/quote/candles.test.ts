import type { Kline } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundKline, toCandles } from './candles.ts';

const zone = 'America/New_York';
const now = Date.parse('2026-11-18T18:00:00Z');
const minuteMs = 60_000;

interface Prices {
  readonly o?: string;
  readonly h?: string;
  readonly l?: string;
  readonly c?: string;
}
const row = (t: number, { o = '2', h = '3', l = '1', c = '2' }: Prices = {}) => ({ t, o, h, l, c, v: '5' });
const klineOf = (rows: readonly ReturnType<typeof row>[]): Kline =>
  ({
    type: 'Intraday',
    intervalMs: minuteMs,
    previousClose: null,
    sessions: [],
    list: { list: rows, unreadableCount: 1, firstMisfit: null, surplusCount: 0 },
  }) as unknown as Kline;

const minutes = (...counts: readonly number[]) => counts.map((count) => row(now - count * minuteMs));
const timesOf = ({ list }: Kline): number[] => list.list.map(({ t }) => (now - t) / minuteMs);

test('what is sound is the same answer', () => {
  const kline = klineOf(minutes(3, 2, 1));
  expect(soundKline(kline, now, zone)).toBe(kline);
});

test('another order is put right, and nothing is left out', () => {
  const { list } = soundKline(klineOf(minutes(1, 3, 2)), now, zone);
  expect(timesOf({ list } as Kline)).toEqual([3, 2, 1]);
  expect(list.unreadableCount).toBe(1);
});

test('of two candles of one time the later line stays, and the other is counted', () => {
  const twice = klineOf([row(now), row(now, { c: '3' })]);
  const { list } = soundKline(twice, now, zone);
  expect(list.list).toEqual([row(now, { c: '3' })]);
  expect(list).toMatchObject({ unreadableCount: 2, firstMisfit: `t ${now}: there are two of its time` });
});

test.each([
  ['a high below its low', { h: '1', l: '3' }],
  ['an open above its high', { o: '4' }],
  ['a close below its low', { c: '0.5' }],
] as const)('a candle with %s is left out and counted', (_, prices) => {
  const { list } = soundKline(klineOf([row(now - minuteMs), row(now, prices)]), now, zone);
  expect(list.list).toHaveLength(1);
  expect(list.unreadableCount).toBe(2);
});

test('a candle of the future is left out, one of a clock that is a little ahead is not', () => {
  const hour = 60;
  const { list } = soundKline(klineOf(minutes(1, -2, -hour)), now, zone);
  expect(timesOf({ list } as Kline)).toEqual([1, -2]);
});

test('whatever comes, candles are in order, no two of one time, and each is drawn or counted', () => {
  const price = fc.constantFrom('0', '0.0000001', '1', '2', '99999999999999999999.99999999999999999999');
  const any = fc
    .tuple(fc.integer({ min: -50, max: 50 }), price, price, price, price)
    .map(([count, o, h, l, c]) => row(now - count * minuteMs, { o, h, l, c }));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (rows) => {
      const kline = soundKline(klineOf(rows), now, zone);
      const candles = toCandles(kline, zone);
      expect(candles.every(({ t }, index) => index === 0 || t > (candles[index - 1]?.t ?? 0))).toBe(true);
      expect(candles.every(({ h, l, o, c }) => l <= Math.min(o, c) && Math.max(o, c) <= h)).toBe(true);
      expect(candles.length + kline.list.unreadableCount).toBe(rows.length + 1);
    }),
  );
});
