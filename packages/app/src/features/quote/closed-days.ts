/** Which days a chart of days leaves out besides weekends, and which were short: from the sessions it came with. */
import type { Kline } from '@meridian/api';
import { dateIn, placesOn } from './trading-dates.ts';

/** Something about the days of a chart. Days are midnights UTC of the exchange's calendar, in ms. */
export type DayOff =
  /** Weekdays without trading in a row, before the trading date `at`, which has the mark. */
  | { readonly kind: 'closed'; readonly at: number; readonly first: number; readonly last: number }
  /** A trading date that closed early: by half a day, or by less. */
  | { readonly kind: 'halfDay' | 'earlyClose'; readonly at: number };

interface TradedDay {
  readonly date: number;
  /** Hours of trading of all its sessions, ms. */
  readonly openMs: number;
}

const dayMs = 86_400_000;
/** Traded for less than this share of the usual time a day was short, and below the other one half a day. */
const shortShare = 0.9;
const halfShare = 0.7;
/** Fewer days give no usual length. */
const fewestDays = 5;
/** Longer gaps are no holiday: the chart lacks a part. */
const longestGapDays = 20;

/** Holidays and short days within a chart of days, oldest first. Without sessions nothing is known of them. */
export function daysOff(kline: Kline, timeZone: string): readonly DayOff[] {
  const traded = tradedDays(kline, timeZone);
  if (traded.length < fewestDays) return [];
  const usualMs = median(traded.map(({ openMs }) => openMs));
  const placeOf = placesOn(kline, timeZone);
  // On a day that has a candle there was trading, whatever the sessions say.
  const drawn = new Set(kline.list.list.map(({ t }) => placeOf(t)));
  const isUsual = usualWeekdays(traded);
  return traded.flatMap(({ date, openMs }, index) => {
    const before = traded[index - 1]?.date ?? date;
    const missed = datesBetween(before, date).filter((each) => isUsual(each) && !drawn.has(each));
    // The first day may be there in part only.
    const share = index === 0 ? 1 : openMs / usualMs;
    return [...closedAs(missed, date), ...shortAs(share, date)];
  });
}

function closedAs(missed: readonly number[], at: number): DayOff[] {
  const [first, last] = [missed[0], missed.at(-1)];
  return first === undefined || last === undefined ? [] : [{ kind: 'closed', at, first, last }];
}

function shortAs(share: number, at: number): DayOff[] {
  if (share >= shortShare) return [];
  return [{ kind: share < halfShare ? 'halfDay' : 'earlyClose', at }];
}

/** Sessions by the day they end on: an evening before belongs to the day it leads into. */
function tradedDays({ sessions }: Kline, timeZone: string): TradedDay[] {
  const openOf = new Map<number, number>();
  for (const { start, end } of sessions) {
    if (end <= start) continue;
    const date = dateIn(timeZone, end - 1);
    openOf.set(date, (openOf.get(date) ?? 0) + end - start);
  }
  return [...openOf]
    .map(([date, openMs]) => ({ date, openMs }))
    .toSorted((one, other) => one.date - other.date);
}

/** Monday to Friday, unless there is trading at weekends: then the weekdays that occur. */
function usualWeekdays(traded: readonly TradedDay[]): (date: number) => boolean {
  const weekdayOf = (date: number): number => new Date(date).getUTCDay();
  const occurring = new Set(traded.map(({ date }) => weekdayOf(date)));
  const tradesAtWeekends = occurring.has(0) || occurring.has(6);
  return (date) => {
    const weekday = weekdayOf(date);
    return tradesAtWeekends ? occurring.has(weekday) : weekday !== 0 && weekday !== 6;
  };
}

function datesBetween(before: number, after: number): number[] {
  const count = Math.max(0, (after - before) / dayMs - 1);
  return count > longestGapDays ? [] : Array.from({ length: count }, (_, n) => before + (n + 1) * dayMs);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
