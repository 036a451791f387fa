/** When what a market does now ends, by the reader's clock and by that of the exchange. Pure. */
import type { MarketPhase, QuoteDetail } from '@meridian/api';
import type { Format } from '#platform/words/format.ts';
import { localTime, weekdayAt } from './exchange-days.ts';
import { utcOffsetMs } from './model.ts';

type Hours = Pick<QuoteDetail, 'opensAtTimestamp' | 'closesAtTimestamp'>;

const dayMs = 86_400_000;

/** Nothing is said of an end or a beginning: it trades around the clock. */
export function neverStops({ opensAtTimestamp, closesAtTimestamp }: Hours): boolean {
  return opensAtTimestamp === null && closesAtTimestamp === null;
}

/**
 * The moment (ms) at which what the market does now ends. Null where nobody said: also while a quote is shown that was read
 * before the market opened, which says only that.
 */
export function turnOf(
  state: MarketPhase,
  { opensAtTimestamp, closesAtTimestamp }: Hours,
  now: number,
): number | null {
  const at = state === 'open' ? closesAtTimestamp : opensAtTimestamp;
  return at !== null && at > now ? at : null;
}

export interface Turn {
  /** By the reader's clock: `16:00`; of a later day with its name and date, `Mon 11/23 09:30`. */
  readonly time: string;
  /** It is tomorrow, and {@link time} has the hour alone. */
  readonly isTomorrow: boolean;
  /** By the clock of the exchange, `Mon 09:30`: with the day where that is another there. Null where both clocks show the same. */
  readonly exchangeTime: string | null;
}

interface Clocks {
  /** IANA names. */
  readonly ownZone: string;
  readonly exchangeZone: string;
  readonly locale: string;
  /** Whether there are words for tomorrow; else its day is named. */
  readonly canSayTomorrow: boolean;
  readonly format: Pick<Format, 'shortDay'>;
}

/** A moment as both clocks show it (`at` and `now` in ms). */
export function turnAt(
  at: number,
  now: number,
  { ownZone, exchangeZone, locale, canSayTomorrow, format }: Clocks,
): Turn {
  const { day, time } = localTime(ownZone, at);
  const daysOn = dayNumber(ownZone, at) - dayNumber(ownZone, now);
  const isTomorrow = daysOn === 1 && canSayTomorrow;
  const named = `${weekdayAt(ownZone, at, locale)} ${format.shortDay(day)} ${time}`;
  const there = localTime(exchangeZone, at);
  const exchangeTime =
    there.day === day ? there.time : `${weekdayAt(exchangeZone, at, locale)} ${there.time}`;
  const isElsewhere = utcOffsetMs(ownZone, at) !== utcOffsetMs(exchangeZone, at);
  return {
    time: daysOn === 0 || isTomorrow ? time : named,
    isTomorrow,
    exchangeTime: isElsewhere ? exchangeTime : null,
  };
}

/** Counts the days that a clock has begun: a day is not always twenty-four hours long. */
function dayNumber(timeZone: string, at: number): number {
  return Math.floor((at + utcOffsetMs(timeZone, at)) / dayMs);
}
