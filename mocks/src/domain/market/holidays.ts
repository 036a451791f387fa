/**
 * Closed days and short days of the exchanges, by rule where there is one (western calendars), by list where the moon
 * or a government decides (Hong Kong). Weekends may be among them; the calendars leave those out anyway.
 */
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
    observed(epochDay(year, 6, 19)),
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

const hongKongClosed = [
  '2024-01-01 2024-02-12 2024-02-13 2024-03-29 2024-04-01 2024-04-04 2024-05-01 2024-05-15 2024-06-10 2024-07-01',
  '2024-09-18 2024-10-01 2024-10-11 2024-12-25 2024-12-26',
  '2025-01-01 2025-01-29 2025-01-30 2025-01-31 2025-04-04 2025-04-18 2025-04-21 2025-05-01 2025-05-05 2025-07-01',
  '2025-10-01 2025-10-07 2025-10-29 2025-12-25 2025-12-26',
  '2026-01-01 2026-02-17 2026-02-18 2026-02-19 2026-04-03 2026-04-06 2026-04-07 2026-05-01 2026-05-25 2026-06-19',
  '2026-07-01 2026-10-01 2026-10-19 2026-12-25',
  '2027-01-01 2027-02-08 2027-02-09 2027-03-26 2027-03-29 2027-04-05 2027-05-13 2027-06-09 2027-07-01 2027-09-16',
  '2027-10-01 2027-10-08 2027-12-27',
  '2028-01-26 2028-01-27 2028-01-28 2028-04-04 2028-04-14 2028-04-17 2028-05-01 2028-05-02 2028-05-29 2028-10-02',
  '2028-10-04 2028-10-26 2028-12-25 2028-12-26',
];
/** The eves of Lunar New Year, Christmas and New Year: mornings only. */
const hongKongShort = [
  '2024-02-09 2024-12-24 2024-12-31 2025-01-28 2025-12-24 2025-12-31 2026-02-16 2026-12-24 2026-12-31',
  '2027-02-05 2027-12-24 2027-12-31 2028-01-25',
];

/** Stock Exchange of Hong Kong, as gazetted to 2027; 2028 by the lunar calendar. */
export function hongKongHolidays(year: number): YearOfHolidays {
  return { closed: listed(hongKongClosed, year), short: listed(hongKongShort, year) };
}

function listed(lines: readonly string[], year: number): EpochDay[] {
  const dates = lines.flatMap((line) => line.split(' '));
  return dates.filter((date) => date.startsWith(String(year))).map(parseDate);
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

/** Tokyo Stock Exchange. Holidays on a Sunday are made up for; the equinoxes are as announced. */
export function tokyoHolidays(year: number): YearOfHolidays {
  const springEquinox = epochDay(year, 3, year === 2027 ? 21 : 20);
  const autumnEquinox = epochDay(year, 9, year === 2024 || year === 2028 ? 22 : 23);
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
