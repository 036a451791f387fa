import type { Decimal, Kline } from '@meridian/api';
import { divide, hundred, isZero, multiply, subtract } from '#domain/money.ts';

/** One candle as the chart draws it. Numbers are for pixels only: what is read out comes from the decimals. */
export interface ChartCandle {
  /** Start, ms. */
  readonly t: number;
  readonly o: number;
  readonly h: number;
  readonly l: number;
  readonly c: number;
  readonly v: number;
}

export function toCandles(kline: Kline): ChartCandle[] {
  return kline.list.list.map(({ t, o, h, l, c, v }) => ({
    t,
    o: Number(o),
    h: Number(h),
    l: Number(l),
    c: Number(c),
    v: Number(v),
  }));
}

/**
 * What the change of a chart's period is measured from: the previous close for the day under way, as in the head of the
 * quote; for every other the price its first candle opened at. Null without candles.
 */
export function periodBase({ type, previousClose, list }: Kline): Decimal | null {
  return type === 'Intraday' ? previousClose : (list.list[0]?.o ?? null);
}

export interface PeriodChange {
  readonly amount: Decimal;
  /** Percent points; null where the period began at nothing. */
  readonly percent: Decimal | null;
}

export function changeSince(base: Decimal, price: Decimal): PeriodChange {
  const amount = subtract(price, base);
  return { amount, percent: isZero(base) ? null : divide(multiply(amount, hundred), base, 4, 'half-up') };
}

/** The clock of a time zone (IANA name) minus UTC at a moment, in ms. */
export function utcOffsetMs(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (wanted: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local - Math.floor(at / 60_000) * 60_000;
}
