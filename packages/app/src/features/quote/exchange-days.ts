/** Days and hours of an exchange, in its own city's clock. */
import type { ExchangeDay, Page } from '@meridian/api';
import type { Format } from '#platform/words/format.ts';
import { soundRows } from '#platform/reading/sound-rows.ts';

const hourFormats = new Map<string, Intl.DateTimeFormat>();
/** Zones of the exchanges there are; an answer may name any. */
const mostFormats = 20;

const dayMs = 86_400_000;
/** A calendar a year old or ahead is not asked for. */
const farMs = 366 * dayMs;

/**
 * Days of an exchange in their order, each once. Left out, and counted with what could not be read: days that are more than a
 * year from `now` (ms), and those whose hours contradict themselves or are another day's.
 */
export function soundDays(days: Page<ExchangeDay>, now: number): Page<ExchangeDay> {
  const sound = soundRows(days, {
    keyOf: ({ date }: ExchangeDay) => date,
    faultOf: ({ date, sessions }) => {
      const midnight = Date.parse(`${date}T00:00:00Z`);
      if (!(Math.abs(midnight - now) < farMs)) return 'it is more than a year away';
      // A session may begin on the evening before, and every zone is within a day of UTC.
      const areItsOwn = sessions.every(
        ({ start, end }) => start < end && start > midnight - 2 * dayMs && end < midnight + 3 * dayMs,
      );
      return areItsOwn ? null : 'its hours are of another day';
    },
  });
  const isInOrder = sound.list.every(({ date }, index) => date > (sound.list[index - 1]?.date ?? ''));
  return isInOrder
    ? sound
    : { ...sound, list: sound.list.toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}

/** The short name of the day that a clock shows at a moment (ms), in a language. */
export function weekdayAt(timeZone: string, at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone }).format(at);
}

/** The short name of a day of a calendar in a language: "Thu". */
export function weekdayOf(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

export interface LocalTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** hh:mm */
  readonly time: string;
}

/** What the clock of a time zone (IANA name) shows at a moment (ms). */
export function localTime(timeZone: string, at: number): LocalTime {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day } = parts;
  return { day: `${year}-${month}-${day}`, time: `${parts['hour']}:${parts['minute']}` };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = hourFormats.get(timeZone);
  if (known !== undefined) return known;
  if (hourFormats.size >= mostFormats) hourFormats.clear();
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  hourFormats.set(timeZone, made);
  return made;
}

/** The city of a time zone as the zone's own name has it, for those that no text names: "Hong Kong". */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/**
 * The hours of a day in a time zone: `09:30\u201312:00, 13:00\u201316:00`. What falls on another day there says which:
 * `11/17 18:00\u201317:00`.
 */
export function hoursIn(
  timeZone: string,
  { date, sessions }: Pick<ExchangeDay, 'date' | 'sessions'>,
  { shortDay }: Pick<Format, 'shortDay'>,
): string {
  let lastDay = date;
  const said = (at: number): string => {
    const { day, time } = localTime(timeZone, at);
    const text = day === lastDay ? time : `${shortDay(day)} ${time}`;
    lastDay = day;
    return text;
  };
  return sessions.map(({ start, end }) => `${said(start)}\u2013${said(end)}`).join(', ');
}
