import { toDecimal, type Kline } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { changeSince, lengthOf, periodBase } from './model.ts';

const d = toDecimal;
const candle = (t: number, o: string, c: string) => ({
  t,
  o: d(o),
  h: d('110'),
  l: d('90'),
  c: d(c),
  v: d('1'),
});
/** Yesterday closed at 100; the candles begin yesterday at 104. */
const kline = (type: Kline['type']): Kline => ({
  type,
  intervalMs: 300_000,
  previousClose: d('100'),
  list: {
    list: [candle(1, '104', '101'), candle(2, '101', '98.9')],
    unreadableCount: 0,
    firstMisfit: null,
    surplusCount: 0,
  },
  sessions: [],
  splits: [],
});
const changeAt = (type: Kline['type'], price: string) => {
  const base = periodBase(kline(type));
  return base === null ? null : Number(changeSince(base, d(price)).percent);
};

describe('the change of a period', () => {
  test('of a day counts from the previous close, however it is drawn', () => {
    expect(changeAt('Intraday', '98.9')).toBe(-1.1);
    expect(changeAt('1D', '98.9')).toBe(-1.1);
  });

  test('of anything longer counts from where its first candle opened', () => {
    expect(changeAt('1W', '98.8')).toBe(-5);
  });

  test('is rounded once, where it is shown', () => {
    expect(changeSince(d('81'), d('82')).percent).toMatch(/^1\.23456790/);
  });
});

describe('the length of a candle', () => {
  test('is told in days on a chart of days, in minutes or whole hours on others', () => {
    const length = (type: Kline['type'], minutes: number, count: number) =>
      lengthOf({ type, intervalMs: minutes * 60_000 }, count);
    expect(length('1Y', 1440, 4)).toEqual({ unit: 'days', length: 4 });
    expect(length('1W', 15, 3)).toEqual({ unit: 'minutes', length: 45 });
    expect(length('1W', 15, 4)).toEqual({ unit: 'hours', length: 1 });
    expect(length('1M', 60, 5)).toEqual({ unit: 'hours', length: 5 });
  });
});
