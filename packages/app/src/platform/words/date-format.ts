import type { LocaleTag } from '@meridian/api';

export interface FormatSetting {
  readonly locale: LocaleTag;
  /** IANA name; dates and times are shown in it. */
  readonly timeZone: string;
  now(): number;
}

/** Points in time, in milliseconds, as text in the user's time zone. The patterns are the same in every language (spec §9, DECISIONS 31). */
export interface DateFormat {
  /** MM-DD-YYYY hh:mm:ss A */
  dateTime(ms: number): string;
  /** MM/DD/YYYY */
  date(ms: number): string;
  /** hh:mm of the 24-hour day: without AM or PM, 12 hours would name two moments. */
  time(ms: number): string;
  /** hh:mm:ss of the 24-hour day: of one trade among many. */
  timeToSecond(ms: number): string;
  /** MM/DD, for the axis of a chart. */
  monthDay(ms: number): string;
  /**
   * How long before `atMs` it was, in words: "3 minutes ago". A component takes that from `useNow`: words of a time that it
   * reads by itself would stay those of the first drawing.
   */
  age(ms: number, atMs: number): string;
  /** Name of the user's time zone at a moment in ms, such as GMT+8: with summer time it is another. Now, where none is given. */
  timeZoneName(at?: number): string;
}

type AgeStep = readonly [unit: Intl.RelativeTimeFormatUnit, lengthMs: number];

const seconds: AgeStep = ['second', 1_000];
const ageSteps: readonly AgeStep[] = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000], seconds];

export function createDateFormat({ locale, timeZone, now }: FormatSetting): DateFormat {
  const kept: { parts?: Intl.DateTimeFormat; age?: Intl.RelativeTimeFormat } = {};

  function partsOf(ms: number): Record<Intl.DateTimeFormatPartTypes, string> {
    // The parts are only taken apart, so their own language is always English.
    kept.parts ??= new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    });
    return Object.fromEntries(kept.parts.formatToParts(ms).map(({ type, value }) => [type, value])) as Record<
      Intl.DateTimeFormatPartTypes,
      string
    >;
  }

  return {
    dateTime(ms) {
      const { month, day, year, hour, minute, second } = partsOf(ms);
      const hour24 = Number(hour);
      const hour12 = String(((hour24 + 11) % 12) + 1).padStart(2, '0');
      return `${month}-${day}-${year} ${hour12}:${minute}:${second} ${hour24 < 12 ? 'AM' : 'PM'}`;
    },
    date(ms) {
      const { month, day, year } = partsOf(ms);
      return `${month}/${day}/${year}`;
    },
    timeToSecond(ms) {
      const { hour, minute, second } = partsOf(ms);
      return `${hour}:${minute}:${second}`;
    },
    time(ms) {
      const { hour, minute } = partsOf(ms);
      return `${hour}:${minute}`;
    },
    monthDay(ms) {
      const { month, day } = partsOf(ms);
      return `${month}/${day}`;
    },
    age(ms, atMs) {
      // By itself the script stands for Taiwan's words.
      const region = locale === 'zh-Hant' ? 'zh-HK' : locale;
      kept.age ??= new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
      const elapsedMs = Math.max(0, atMs - ms);
      const [unit, lengthMs] = ageSteps.find((step) => elapsedMs >= step[1]) ?? seconds;
      return kept.age.format(-Math.floor(elapsedMs / lengthMs), unit);
    },
    timeZoneName: (at = now()) => partsOf(at).timeZoneName,
  };
}
