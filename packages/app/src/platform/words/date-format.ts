import type { LocaleTag } from '@meridian/api';
import type { Settings } from '../ports/ports.ts';

export interface FormatSetting {
  readonly locale: LocaleTag;
  /** IANA name; dates and times are shown in it. */
  readonly timeZone: string;
  /** How dates are written; as the spec gives them where nothing is said. */
  readonly dates?: Settings['dates'];
  now(): number;
}

/**
 * Points in time, in milliseconds, as text in the user's time zone. The patterns are the same in every language (spec §9,
 * DECISIONS 31), unless a person has chosen those of the language (DECISIONS 53): 2026-11-18 15:30:09 in Chinese, Nov 18, 2026,
 * 3:30:09 PM in English. The hour of a day is written the same in both.
 */
export interface DateFormat {
  /** MM-DD-YYYY hh:mm:ss A */
  dateTime(ms: number): string;
  /** MM/DD/YYYY */
  date(ms: number): string;
  /** A day of a calendar, which is the same in every time zone, written as {@link date}: `2026-11-18`, or its midnight UTC in ms. */
  day(day: string | number): string;
  /** The same as {@link monthDay}. */
  shortDay(day: string | number): string;
  /** YYYY-MM-DD whatever is chosen: the day that a moment has in the user's time zone, to compare and not to show. */
  dayOf(ms: number): string;
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

type Day = Readonly<Record<'year' | 'month' | 'day', string>>;

function fieldsOf(day: string | number): Day {
  const text = typeof day === 'number' ? new Date(day).toISOString() : day;
  const [year = '', month = '', date = ''] = text.slice(0, 10).split('-');
  return { year, month, day: date };
}

const utcMidnightOf = ({ year, month, day }: Day): number =>
  Date.UTC(Number(year), Number(month) - 1, Number(day));

export function createDateFormat({ locale, timeZone, now, dates }: FormatSetting): DateFormat {
  const kept: { parts?: Intl.DateTimeFormat; age?: Intl.RelativeTimeFormat } = {};
  const isOfLanguage = dates === 'language';
  const isEnglish = locale === 'en';

  const inEnglish = (ms: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).format(ms);

  /** MM/DD/YYYY, 2026-11-18, or Nov 18, 2026. */
  function dateText(of: Day): string {
    if (!isOfLanguage) return `${of.month}/${of.day}/${of.year}`;
    if (!isEnglish) return `${of.year}-${of.month}-${of.day}`;
    return inEnglish(utcMidnightOf(of), { dateStyle: 'medium', timeZone: 'UTC' });
  }

  /** MM/DD, 11-18, or Nov 18. */
  function shortText(of: Day): string {
    if (!isOfLanguage) return `${of.month}/${of.day}`;
    if (!isEnglish) return `${of.month}-${of.day}`;
    return inEnglish(utcMidnightOf(of), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  }

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
      if (isOfLanguage && isEnglish)
        return inEnglish(ms, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
      const parts = partsOf(ms);
      if (isOfLanguage) return `${dateText(parts)} ${parts.hour}:${parts.minute}:${parts.second}`;
      const { month, day, year, hour, minute, second } = parts;
      const hour24 = Number(hour);
      const hour12 = String(((hour24 + 11) % 12) + 1).padStart(2, '0');
      return `${month}-${day}-${year} ${hour12}:${minute}:${second} ${hour24 < 12 ? 'AM' : 'PM'}`;
    },
    date: (ms) => dateText(partsOf(ms)),
    day: (day) => dateText(fieldsOf(day)),
    shortDay: (day) => shortText(fieldsOf(day)),
    dayOf(ms) {
      const { year, month, day } = partsOf(ms);
      return `${year}-${month}-${day}`;
    },
    timeToSecond(ms) {
      const { hour, minute, second } = partsOf(ms);
      return `${hour}:${minute}:${second}`;
    },
    time(ms) {
      const { hour, minute } = partsOf(ms);
      return `${hour}:${minute}`;
    },
    monthDay: (ms) => shortText(partsOf(ms)),
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
