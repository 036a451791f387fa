import type { ChartPeriod, Decimal, Kline } from '@meridian/api';
import { divide, hundred, isZero, multiply, subtract } from '#domain/money.ts';

/** A candle of these periods is a day. */
export const isOfDays: Record<ChartPeriod, boolean> = {
  Intraday: false,
  '1D': false,
  '1W': false,
  '1M': false,
  '3M': true,
  '1Y': true,
};

/** A chart of the day: it has its change from the previous close, as the head of the quote does. */
export const isOfOneDay: Record<ChartPeriod, boolean> = {
  Intraday: true,
  '1D': true,
  '1W': false,
  '1M': false,
  '3M': false,
  '1Y': false,
};

/**
 * What the change of a chart's period is measured from: the previous close for a day, as in the head of the quote; for
 * every other the price its first candle opened at. Null where it is not known.
 */
export function periodBase({ type, previousClose, list }: Kline): Decimal | null {
  return isOfOneDay[type] ? previousClose : (list.list[0]?.o ?? null);
}

const minuteMs = 60_000;
const minutesPerHour = 60;
const dayMs = 86_400_000;

/** Length of so many candles of an answer in one, in the largest unit that it is a whole number of. */
export function lengthOf(
  { type, intervalMs }: Pick<Kline, 'type' | 'intervalMs'>,
  count: number,
): { unit: 'minutes' | 'hours' | 'days'; length: number } {
  if (isOfDays[type]) return { unit: 'days', length: Math.max(1, Math.round(intervalMs / dayMs)) * count };
  const minutes = Math.max(1, Math.round(intervalMs / minuteMs)) * count;
  return minutes % minutesPerHour === 0
    ? { unit: 'hours', length: minutes / minutesPerHour }
    : { unit: 'minutes', length: minutes };
}

export interface PeriodChange {
  readonly amount: Decimal;
  /** Percent points; null where the period began at nothing. */
  readonly percent: Decimal | null;
}

/** More than are shown, so that what is shown is rounded once. */
const percentDigits = 12;

export function changeSince(base: Decimal, price: Decimal): PeriodChange {
  const amount = subtract(price, base);
  return {
    amount,
    percent: isZero(base) ? null : divide(multiply(amount, hundred), base, percentDigits, 'half-up'),
  };
}

/** Digits enough to tell one average from another. */
const shortDigits = 5;

/** Decimals of a value where there is no room for all of its digits: of large values the last ones say least. */
export function shortDecimals(value: number, decimals: number): number {
  const whole = Math.trunc(Math.abs(value));
  return whole === 0 ? decimals : Math.max(0, Math.min(decimals, shortDigits - String(whole).length));
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Zones of the exchanges there are, and the reader's; an answer may name any. */
const mostClocks = 20;

/** Kept, as a chart of a year asks for hundreds of moments. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  if (clocks.size >= mostClocks) clocks.clear();
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** The clock of a time zone (IANA name) minus UTC at a moment, in ms. */
export function utcOffsetMs(timeZone: string, at: number): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (wanted: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === wanted)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local - Math.floor(at / 60_000) * 60_000;
}
