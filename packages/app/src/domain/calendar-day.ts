/** Days of an exchange's calendar, such as the last one of a contract. */
import { missing, type Format } from '#platform/words/format.ts';

/** A day of a calendar, `2026-11-26`, as the user reads days. It is the same day in every time zone. */
export function calendarDay(date: string | null, format: Pick<Format, 'day'>): string {
  return date !== null && /^\d{4}-\d\d-\d\d$/.test(date) ? format.day(date) : missing;
}

/** Whole days from a moment (ms) to a day of a calendar, by the clock of a time zone: 0 is today, negative is past. */
export function daysUntil(date: string, timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const today = Date.parse(`${parts.format(now)}T00:00:00Z`);
  return Math.round((Date.parse(`${date}T00:00:00Z`) - today) / 86_400_000);
}
