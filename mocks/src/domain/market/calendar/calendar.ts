/**
 * Exchange calendars: which instants are trading time, which trading day they belong to, and how far into it they are.
 * Each calendar is a table of its trading days, built once on first use and searched by halves.
 */
import { calendarDefinitions } from './calendar-definitions.ts';
import type { CalendarDefinition, CalendarId, LocalSpan } from './calendar-definitions.ts';
import { epochDay, formatDate, instantOfLocal, localDateAt, weekday } from './local-time.ts';
import type { EpochDay } from './local-time.ts';

/** First and last year the calendars know: more than any world lives through (`world-definition.ts`). */
export const calendarYears = { first: 2018, last: 2048 } as const;
/** Trading days are numbered from its first. */
const numberedFrom = epochDay(2024, 1, 1);

/** A stretch of uninterrupted trading in world ms: `start` included, `end` excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One day of trading. */
export interface TradingDay {
  /** Position in the calendar's table, counted from its first day. */
  readonly index: number;
  /** Trading days since the first of 2024, negative before it: what is drawn for a day. A longer table changes no draw. */
  readonly number: number;
  readonly epochDay: EpochDay;
  /** `YYYY-MM-DD` in the exchange's city. */
  readonly date: string;
  readonly spans: readonly [Span, ...Span[]];
  /** Start of the first span. */
  readonly open: number;
  /** End of the last span. */
  readonly close: number;
  /** Trading seconds in all spans together. */
  readonly seconds: number;
  readonly isHalfDay: boolean;
}

/** What a market is doing at an instant. */
export interface Session {
  readonly state: 'open' | 'break' | 'closed' | 'holiday';
  /** World ms of the next opening, when not open. Absent beyond the calendar's last day. */
  readonly opensAt?: number;
  /** World ms at which trading stops, when open: currencies go on from day to day and stop at the end of the week. */
  readonly closesAt?: number;
  /** The trading day that is on, or the last one that was: `YYYY-MM-DD`. */
  readonly date: string;
  readonly isHalfDay: boolean;
}

/** A place in trading time. */
export interface TradingPosition {
  readonly day: TradingDay;
  /** Trading second within the day; where the market rests, the last second before. */
  readonly second: number;
  readonly isOpen: boolean;
}

interface Table {
  readonly definition: CalendarDefinition;
  readonly days: readonly TradingDay[];
  readonly opens: Float64Array;
  /** When trading stops that goes on at the end of each day: its close, or that of a later day where no rest lies between. */
  readonly stops: Float64Array;
  readonly closedDates: ReadonlySet<EpochDay>;
}

/** All trading days of a calendar, oldest first. */
export function tradingDays(id: CalendarId): readonly TradingDay[] {
  return tableOf(id).days;
}

/** The day that is on or, between sessions, the last one that was. Before the calendar's range: its first day. */
export function tradingDayAt(id: CalendarId, instant: number): TradingDay {
  const table = tableOf(id);
  return dayAt(table, Math.max(0, lastOpenedIndex(table, instant)));
}

/** The first trading day on or after a date. `undefined` beyond the calendar's range. */
export function tradingDayOnOrAfter(id: CalendarId, date: EpochDay): TradingDay | undefined {
  const { days } = tableOf(id);
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.epochDay ?? Infinity) < date) low = middle + 1;
    else high = middle;
  }
  return days[low];
}

/** Whether the market trades at an instant. */
export function isOpen(id: CalendarId, instant: number): boolean {
  return positionAt(id, instant).isOpen;
}

/** What the market is doing at an instant, and when that changes. */
export function sessionAt(id: CalendarId, instant: number): Session {
  const table = tableOf(id);
  const index = lastOpenedIndex(table, instant);
  const day = dayAt(table, Math.max(0, index));
  const about = { date: day.date, isHalfDay: day.isHalfDay };
  if (index >= 0 && instant < day.close) {
    const current = day.spans.find((span) => instant < span.end);
    if (current === undefined) throw new RangeError('spans do not reach the close');
    return instant >= current.start
      ? { state: 'open', closesAt: stopAfter(table, day, current), ...about }
      : { state: 'break', opensAt: current.start, ...about };
  }
  const next = table.days[index + 1];
  const state = table.closedDates.has(localDateAt(table.definition.zone, instant)) ? 'holiday' : 'closed';
  return { state, ...(next === undefined ? {} : { opensAt: next.open }), ...about };
}

/** When trading stops that is on in a span of a day. */
function stopAfter({ stops }: Table, day: TradingDay, span: Span): number {
  return span.end === day.close ? (stops[day.index] ?? day.close) : span.end;
}

/** Every stretch of trading that touches [from, to), cut to it. */
export function sessionsBetween(id: CalendarId, from: number, to: number): readonly Span[] {
  const table = tableOf(id);
  const found: Span[] = [];
  for (let index = Math.max(0, lastOpenedIndex(table, from)); index < table.days.length; index += 1) {
    const day = dayAt(table, index);
    if (day.open >= to) break;
    for (const span of day.spans) {
      const start = Math.max(span.start, from);
      const end = Math.min(span.end, to);
      if (start < end) found.push({ start, end });
    }
  }
  return found;
}

/** World ms of the close of the trading day before the one at an instant. `undefined` on the calendar's first day. */
export function previousClose(id: CalendarId, instant: number): number | undefined {
  return tradingDays(id)[tradingDayAt(id, instant).index - 1]?.close;
}

/** Where an instant lies in trading time. */
export function positionAt(id: CalendarId, instant: number): TradingPosition {
  const table = tableOf(id);
  const index = lastOpenedIndex(table, instant);
  const day = dayAt(table, Math.max(0, index));
  if (index < 0) return { day, second: 0, isOpen: false };
  let passed = 0;
  for (const span of day.spans) {
    if (instant < span.start) return { day, second: passed - 1, isOpen: false };
    if (instant < span.end)
      return { day, second: passed + Math.floor((instant - span.start) / 1000), isOpen: true };
    passed += (span.end - span.start) / 1000;
  }
  return { day, second: day.seconds - 1, isOpen: false };
}

/** World ms at which a trading second of a day begins. */
export function instantOfSecond(day: TradingDay, second: number): number {
  let left = second;
  for (const span of day.spans) {
    const seconds = (span.end - span.start) / 1000;
    if (left < seconds) return span.start + left * 1000;
    left -= seconds;
  }
  return day.close;
}

const tables = new Map<CalendarId, Table>();

function tableOf(id: CalendarId): Table {
  const known = tables.get(id);
  if (known !== undefined) return known;
  const table = buildTable(calendarDefinitions[id]);
  tables.set(id, table);
  return table;
}

function buildTable(definition: CalendarDefinition): Table {
  const closedDates = new Set<EpochDay>();
  const shortDates = new Set<EpochDay>();
  for (let year: number = calendarYears.first; year <= calendarYears.last; year += 1) {
    const { closed, short } = definition.holidays(year);
    for (const day of closed) closedDates.add(day);
    for (const day of short) shortDates.add(day);
  }
  const dates: EpochDay[] = [];
  for (
    let date = epochDay(calendarYears.first, 1, 1);
    date <= epochDay(calendarYears.last, 12, 31);
    date += 1
  ) {
    const isWeekend = weekday(date) === 0 || weekday(date) === 6;
    if (!closedDates.has(date) && (!isWeekend || definition.tradesAtWeekends)) dates.push(date);
  }
  const zero = dates.findIndex((date) => date >= numberedFrom);
  const days = dates.map((date, index) =>
    buildDay(definition, { index, number: index - zero, epochDay: date, isHalfDay: shortDates.has(date) }),
  );
  const opens = Float64Array.from(days, (day) => day.open);
  return { definition, days, opens, stops: stopsOf(days), closedDates };
}

function stopsOf(days: readonly TradingDay[]): Float64Array {
  const stops = Float64Array.from(days, (day) => day.close);
  for (let index = days.length - 2; index >= 0; index -= 1) {
    if (days[index + 1]?.open === stops[index]) stops[index] = stops[index + 1] ?? 0;
  }
  return stops;
}

function buildDay(
  definition: CalendarDefinition,
  about: Pick<TradingDay, 'index' | 'number' | 'epochDay' | 'isHalfDay'>,
): TradingDay {
  const toSpan = ([opens, closes]: LocalSpan): Span => ({
    start: instantOfLocal(definition.zone, about.epochDay, opens),
    end: instantOfLocal(definition.zone, about.epochDay, closes),
  });
  const [head, ...rest] = (about.isHalfDay ? definition.shortSpans : definition.spans).map(toSpan);
  if (head === undefined) throw new RangeError('a trading day needs a span');
  const spans: TradingDay['spans'] = [head, ...rest];
  return {
    ...about,
    // Of thousands of days few are ever named.
    get date() {
      return formatDate(about.epochDay);
    },
    spans,
    open: head.start,
    close: spans.at(-1)?.end ?? head.end,
    seconds: spans.reduce((sum, span) => sum + (span.end - span.start) / 1000, 0),
  };
}

/** Index of the last day that has opened by an instant, or -1. */
function lastOpenedIndex({ opens }: Table, instant: number): number {
  let low = 0;
  let high = opens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((opens[middle] ?? Infinity) <= instant) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function dayAt(table: Table, index: number): TradingDay {
  const day = table.days[index];
  if (day === undefined) throw new RangeError(`no trading day ${index}`);
  return day;
}
