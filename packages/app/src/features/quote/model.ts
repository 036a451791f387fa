import type { Decimal, Kline } from '@meridian/api';
import { divide, hundred, isZero, multiply, subtract } from '#domain/money.ts';

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
