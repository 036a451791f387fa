/** When each exchange trades: data for `calendar.ts`. Times are minutes after local midnight of the trading date. */
import {
  euronextHolidays,
  forexHolidays,
  hongKongHolidays,
  londonHolidays,
  noHolidays,
  swissHolidays,
  tokyoHolidays,
  usFuturesHolidays,
  usStockHolidays,
  xetraHolidays,
} from './holidays.ts';
import type { YearOfHolidays } from './holidays.ts';
import type { Zone } from './local-time.ts';

/** A stretch of uninterrupted trading in local minutes; negative is the evening before the trading date. */
export type LocalSpan = readonly [opens: number, closes: number];

export interface CalendarDefinition {
  readonly zone: Zone;
  readonly tradesAtWeekends: boolean;
  readonly spans: readonly LocalSpan[];
  /** The spans of a short day. */
  readonly shortSpans: readonly LocalSpan[];
  readonly holidays: (year: number) => YearOfHolidays;
}

const clock = (hours: number, minutes = 0): number => hours * 60 + minutes;

export const calendarDefinitions = {
  /** NYSE, NASDAQ, AMEX, and the indices made of them. */
  US: {
    zone: 'newYork',
    tradesAtWeekends: false,
    spans: [[clock(9, 30), clock(16)]],
    shortSpans: [[clock(9, 30), clock(13)]],
    holidays: usStockHolidays,
  },
  /** Stock Exchange of Hong Kong, with its lunch break; short days are mornings. */
  HK: {
    zone: 'hongKong',
    tradesAtWeekends: false,
    spans: [
      [clock(9, 30), clock(12)],
      [clock(13), clock(16)],
    ],
    shortSpans: [[clock(9, 30), clock(12)]],
    holidays: hongKongHolidays,
  },
  /** Tokyo, hours since November 2024. */
  TOKYO: {
    zone: 'tokyo',
    tradesAtWeekends: false,
    spans: [
      [clock(9), clock(11, 30)],
      [clock(12, 30), clock(15, 30)],
    ],
    shortSpans: [[clock(9), clock(11, 30)]],
    holidays: tokyoHolidays,
  },
  LONDON: {
    zone: 'london',
    tradesAtWeekends: false,
    spans: [[clock(8), clock(16, 30)]],
    shortSpans: [[clock(8), clock(12, 30)]],
    holidays: londonHolidays,
  },
  XETRA: {
    zone: 'paris',
    tradesAtWeekends: false,
    spans: [[clock(9), clock(17, 30)]],
    shortSpans: [[clock(9), clock(14)]],
    holidays: xetraHolidays,
  },
  EURONEXT: {
    zone: 'paris',
    tradesAtWeekends: false,
    spans: [[clock(9), clock(17, 30)]],
    shortSpans: [[clock(9), clock(14, 5)]],
    holidays: euronextHolidays,
  },
  MADRID: {
    zone: 'paris',
    tradesAtWeekends: false,
    spans: [[clock(9), clock(17, 30)]],
    shortSpans: [[clock(9), clock(14)]],
    holidays: euronextHolidays,
  },
  ZURICH: {
    zone: 'paris',
    tradesAtWeekends: false,
    spans: [[clock(9), clock(17, 30)]],
    shortSpans: [[clock(9), clock(14)]],
    holidays: swissHolidays,
  },
  /** Currencies: a trading date runs from 17:00 to 17:00 in New York, the week from Sunday to Friday. */
  FOREX: {
    zone: 'newYork',
    tradesAtWeekends: false,
    spans: [[clock(17) - clock(24), clock(17)]],
    shortSpans: [[clock(17) - clock(24), clock(13)]],
    holidays: forexHolidays,
  },
  /** CME Globex: 18:00 to 17:00 in New York with an hour's rest, for all futures of the catalogue. */
  FUTURES: {
    zone: 'newYork',
    tradesAtWeekends: false,
    spans: [[clock(18) - clock(24), clock(17)]],
    shortSpans: [[clock(18) - clock(24), clock(13)]],
    holidays: usFuturesHolidays,
  },
  /** Crypto never closes; its day is the UTC day. */
  CRYPTO: {
    zone: 'utc',
    tradesAtWeekends: true,
    spans: [[0, clock(24)]],
    shortSpans: [[0, clock(24)]],
    holidays: noHolidays,
  },
} as const satisfies Record<string, CalendarDefinition>;

export type CalendarId = keyof typeof calendarDefinitions;
