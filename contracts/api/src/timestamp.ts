import * as v from 'valibot';

/** At most this many digits means seconds, more means milliseconds (spec §5). */
const secondsDigits = 10;

/** 1900 to 9999. Beyond lie microseconds taken for milliseconds, and what a date cannot hold. */
const earliestMs = Date.UTC(1900, 0, 1);
const latestMs = Date.UTC(9999, 11, 31);

/** Milliseconds since 1970 from a wire timestamp in seconds (at most 10 digits) or milliseconds (spec §5). */
export function timestampToMs(value: number): number {
  return String(Math.abs(Math.trunc(value))).length <= secondsDigits ? value * 1000 : value;
}

/** A point in time: number or numeric text on the wire, milliseconds in code. */
export const timestamp = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.transform(timestampToMs),
  v.minValue(earliestMs),
  v.maxValue(latestMs),
);
