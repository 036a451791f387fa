/**
 * Dates and wall-clock times of the exchanges' cities by rule, without `Intl`: a table of five years of sessions is
 * built in a millisecond, and the same in every engine.
 */

/** A calendar date as whole days since 1970-01-01. */
export type EpochDay = number;

/** The time zones the calendars need. */
export type Zone = 'newYork' | 'london' | 'paris' | 'hongKong' | 'tokyo' | 'utc';

export const msPerDay = 86_400_000;
const msPerMinute = 60_000;

/** Standard offset in minutes east of Greenwich, and whose summer time is kept. */
const zones: Record<Zone, { readonly offsetMinutes: number; readonly summerTime: 'US' | 'EU' | 'none' }> = {
  newYork: { offsetMinutes: -300, summerTime: 'US' },
  london: { offsetMinutes: 0, summerTime: 'EU' },
  paris: { offsetMinutes: 60, summerTime: 'EU' },
  hongKong: { offsetMinutes: 480, summerTime: 'none' },
  tokyo: { offsetMinutes: 540, summerTime: 'none' },
  utc: { offsetMinutes: 0, summerTime: 'none' },
};

/** The date as a number of days; month 1 to 12. */
export function epochDay(year: number, month: number, day: number): EpochDay {
  return Date.UTC(year, month - 1, day) / msPerDay;
}

/** Reads `YYYY-MM-DD`. */
export function parseDate(text: string): EpochDay {
  return Date.parse(`${text}T00:00:00Z`) / msPerDay;
}

/** Writes `YYYY-MM-DD`. */
export function formatDate(day: EpochDay): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: EpochDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The year of a date. */
function yearOf(day: EpochDay): number {
  return new Date(day * msPerDay).getUTCFullYear();
}

/** The n-th (1 to 5) given weekday of a month. */
export function nthWeekday(year: number, month: number, ofWeekday: number, n: number): EpochDay {
  const first = epochDay(year, month, 1);
  return first + ((ofWeekday - weekday(first) + 7) % 7) + (n - 1) * 7;
}

/** The last given weekday of a month. */
export function lastWeekday(year: number, month: number, ofWeekday: number): EpochDay {
  const last = epochDay(year, month + 1, 1) - 1;
  return last - ((weekday(last) - ofWeekday + 7) % 7);
}

/** Easter Sunday of the western churches (anonymous Gregorian computus). */
export function easter(year: number): EpochDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const monthAndDay = h + l - 7 * m + 114;
  return epochDay(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1);
}

/**
 * World ms of a local time, given as minutes after (or before, when negative) local midnight of a date. Holds for the
 * hours exchanges keep: on the day clocks change, times before 03:00 would be off by the hour.
 */
export function instantOfLocal(zone: Zone, day: EpochDay, minutes: number): number {
  const localDay = day + Math.floor(minutes / 1440);
  return day * msPerDay + (minutes - offsetOn(zone, localDay)) * msPerMinute;
}

/** The local date at an instant. */
export function localDateAt(zone: Zone, instant: number): EpochDay {
  const utcDay = Math.floor(instant / msPerDay);
  return Math.floor((instant + offsetOn(zone, utcDay) * msPerMinute) / msPerDay);
}

/** The local time at an instant as clocks show it: `HH:MM`. */
export function localTimeAt(zone: Zone, instant: number): string {
  const utcDay = Math.floor(instant / msPerDay);
  return new Date(instant + offsetOn(zone, utcDay) * msPerMinute).toISOString().slice(11, 16);
}

function offsetOn(zone: Zone, day: EpochDay): number {
  const { offsetMinutes, summerTime } = zones[zone];
  return offsetMinutes + (isSummerTime(summerTime, day) ? 60 : 0);
}

function isSummerTime(rule: 'US' | 'EU' | 'none', day: EpochDay): boolean {
  if (rule === 'none') return false;
  const { first, end } = summerOf(rule, yearOf(day));
  return day >= first && day < end;
}

/** Summer time of one year: `first` included, `end` excluded. */
interface Summer {
  readonly first: EpochDay;
  readonly end: EpochDay;
}

const summers = { US: new Map<number, Summer>(), EU: new Map<number, Summer>() };

/** A calendar is made of thousands of sessions in a few dozen years. */
function summerOf(rule: 'US' | 'EU', year: number): Summer {
  const known = summers[rule].get(year);
  if (known !== undefined) return known;
  const made =
    rule === 'US'
      ? { first: nthWeekday(year, 3, 0, 2), end: nthWeekday(year, 11, 0, 1) }
      : { first: lastWeekday(year, 3, 0), end: lastWeekday(year, 10, 0) };
  summers[rule].set(year, made);
  return made;
}
