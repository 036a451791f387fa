/**
 * Closed days and short days of the exchanges, by rule where there is one (western calendars), by list where the moon
 * or a government decides (Hong Kong). Weekends may be among them; the calendars leave those out anyway.
 */
import { hongKongClosed, hongKongShort } from '../data/hong-kong-holidays.ts';
import { easter, epochDay, lastWeekday, nthWeekday, parseDate, weekday } from './local-time.ts';
import type { EpochDay } from './local-time.ts';

/** The days of one year on which an exchange does not trade, or closes early. */
export interface YearOfHolidays {
  readonly closed: readonly EpochDay[];
  readonly short: readonly EpochDay[];
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** NYSE rule: a Saturday holiday is kept on Friday, a Sunday one on Monday. */
function observed(day: EpochDay): EpochDay {
  if (weekday(day) === SATURDAY) return day - 1;
  return weekday(day) === SUNDAY ? day + 1 : day;
}

/** New Year's Day on a Saturday is not made up for on the last day of the old year. */
function observedNewYear(year: number): EpochDay {
  const day = epochDay(year, 1, 1);
  return weekday(day) === SUNDAY ? day + 1 : day;
}

function isMondayToThursday(day: EpochDay): boolean {
  return weekday(day) >= MONDAY && weekday(day) <= THURSDAY;
}

const goodFriday = (year: number): EpochDay => easter(year) - 2;
const easterMonday = (year: number): EpochDay => easter(year) + 1;
const thanksgiving = (year: number): EpochDay => nthWeekday(year, 11, THURSDAY, 4);

/** Federal holidays on which US stock exchanges are shut and US futures close at midday. */
function usMondaysAndFederalDays(year: number): EpochDay[] {
  return [
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastWeekday(year, 5, MONDAY),
    ...(year < 2022 ? [] : [observed(epochDay(year, 6, 19))]),
    observed(epochDay(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    thanksgiving(year),
  ];
}

/** The eve of a holiday, when it is a working day before one. */
function christmasEve(year: number): EpochDay[] {
  const eve = epochDay(year, 12, 24);
  return isMondayToThursday(eve) ? [eve] : [];
}

/** NYSE, NASDAQ, AMEX. */
export function usStockHolidays(year: number): YearOfHolidays {
  const mourning = year === 2025 ? [parseDate('2025-01-09')] : [];
  const eveOfIndependence = epochDay(year, 7, 3);
  return {
    closed: [
      observedNewYear(year),
      goodFriday(year),
      ...usMondaysAndFederalDays(year),
      observed(epochDay(year, 12, 25)),
      ...mourning,
    ],
    short: [
      ...(isMondayToThursday(eveOfIndependence) ? [eveOfIndependence] : []),
      thanksgiving(year) + 1,
      ...christmasEve(year),
    ],
  };
}

/** CME Globex: open for a short day on most US holidays. */
export function usFuturesHolidays(year: number): YearOfHolidays {
  return {
    closed: [observedNewYear(year), goodFriday(year), observed(epochDay(year, 12, 25))],
    short: [...usMondaysAndFederalDays(year), thanksgiving(year) + 1, ...christmasEve(year)],
  };
}

/** Interbank currencies rest on two days of the year only. */
export function forexHolidays(year: number): YearOfHolidays {
  return { closed: [epochDay(year, 1, 1), epochDay(year, 12, 25)], short: [] };
}

/** Stock Exchange of Hong Kong. No rule of ours gives its holidays: they are listed year by year. */
export function hongKongHolidays(year: number): YearOfHolidays {
  return { closed: listed(hongKongClosed, year), short: listed(hongKongShort, year) };
}

/** The days of one year out of lines of a year and its days. */
function listed(lines: readonly string[], year: number): EpochDay[] {
  const [, ...days] = lines.find((line) => line.startsWith(`${year} `))?.split(' ') ?? [];
  return days.map((day) => parseDate(`${year}-${day}`));
}

/** Euronext (Paris, Amsterdam, Brussels, Lisbon) and Bolsa de Madrid. */
export function euronextHolidays(year: number): YearOfHolidays {
  return {
    closed: [
      epochDay(year, 1, 1),
      goodFriday(year),
      easterMonday(year),
      epochDay(year, 5, 1),
      epochDay(year, 12, 25),
      epochDay(year, 12, 26),
    ],
    short: [epochDay(year, 12, 24), epochDay(year, 12, 31)],
  };
}

/** Deutsche Börse: shut where Euronext is short. */
export function xetraHolidays(year: number): YearOfHolidays {
  const { closed, short } = euronextHolidays(year);
  return { closed: [...closed, ...short], short: [] };
}

/** SIX Swiss Exchange. */
export function swissHolidays(year: number): YearOfHolidays {
  const swiss = [epochDay(year, 1, 2), easter(year) + 39, easter(year) + 50, epochDay(year, 8, 1)];
  return { closed: [...xetraHolidays(year).closed, ...swiss], short: [] };
}

/** London Stock Exchange: the bank holidays of England, short days before Christmas and New Year. */
export function londonHolidays(year: number): YearOfHolidays {
  const newYear = epochDay(year, 1, 1);
  const christmas = epochDay(year, 12, 25);
  return {
    closed: [
      newYear,
      firstWorkingDay(newYear),
      goodFriday(year),
      easterMonday(year),
      nthWeekday(year, 5, MONDAY, 1),
      lastWeekday(year, 5, MONDAY),
      lastWeekday(year, 8, MONDAY),
      ...twoWorkingDaysFrom(christmas),
    ],
    short: [lastWorkingDayBefore(christmas), lastWorkingDayBefore(epochDay(year + 1, 1, 1))],
  };
}

/** The day of an equinox in its month in Japan, 1980 to 2099: the astronomers' formula for the announced dates. */
function equinox(year: number, of1980: number): number {
  const years = year - 1980;
  return Math.floor(of1980 + 0.242194 * years - Math.floor(years / 4));
}

/** Tokyo Stock Exchange. Holidays on a Sunday are made up for. */
export function tokyoHolidays(year: number): YearOfHolidays {
  const springEquinox = epochDay(year, 3, equinox(year, 20.8431));
  const autumnEquinox = epochDay(year, 9, equinox(year, 23.2488));
  const respectForTheAged = nthWeekday(year, 9, MONDAY, 3);
  const between = autumnEquinox - respectForTheAged === 2 ? [respectForTheAged + 1] : [];
  const goldenWeek = [3, 4, 5].map((day) => epochDay(year, 5, day));
  const afterGoldenWeek = goldenWeek.some((day) => weekday(day) === SUNDAY) ? [epochDay(year, 5, 6)] : [];
  const fixed = [
    epochDay(year, 2, 11),
    epochDay(year, 2, 23),
    springEquinox,
    epochDay(year, 4, 29),
    epochDay(year, 8, 11),
    autumnEquinox,
    epochDay(year, 11, 3),
    epochDay(year, 11, 23),
  ];
  return {
    closed: [
      ...[1, 2, 3].map((day) => epochDay(year, 1, day)),
      epochDay(year, 12, 31),
      nthWeekday(year, 1, MONDAY, 2),
      nthWeekday(year, 7, MONDAY, 3),
      respectForTheAged,
      nthWeekday(year, 10, MONDAY, 2),
      ...fixed,
      ...fixed.filter((day) => weekday(day) === SUNDAY).map((day) => day + 1),
      ...goldenWeek,
      ...afterGoldenWeek,
      ...between,
    ],
    short: [],
  };
}

/** Never closed. */
export function noHolidays(): YearOfHolidays {
  return { closed: [], short: [] };
}

function isWeekend(day: EpochDay): boolean {
  return weekday(day) === SUNDAY || weekday(day) === SATURDAY;
}

function firstWorkingDay(from: EpochDay): EpochDay {
  let day = from;
  while (isWeekend(day)) day += 1;
  return day;
}

function twoWorkingDaysFrom(from: EpochDay): EpochDay[] {
  const first = firstWorkingDay(from);
  return [first, firstWorkingDay(first + 1)];
}

function lastWorkingDayBefore(before: EpochDay): EpochDay {
  let day = before - 1;
  while (isWeekend(day)) day -= 1;
  return day;
}
