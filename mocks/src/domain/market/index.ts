/** The market: instruments, calendars, and everything that has a price. */
export { calendarDefinitions } from './calendar/calendar-definitions.ts';
export type { CalendarId } from './calendar/calendar-definitions.ts';
export * from './instruments/contract-life.ts';
export * from './instruments/contract-month.ts';
export * from './calendar/calendar.ts';
export * from './candle.ts';
export { currencyNames, isCurrency } from './data/forex.ts';
export type { Currency } from './data/forex.ts';
export { industries, sectors } from './data/sectors.ts';
export * from './exchange-rate.ts';
export * from './instruments/index-members.ts';
export * from './instruments/instrument.ts';
export { formatDate, localDateAt, localTimeAt, parseDate, weekday } from './calendar/local-time.ts';
export type { EpochDay } from './calendar/local-time.ts';
export { markOf } from './instruments/mark.ts';
export * from './market.ts';
export * from './movers.ts';
export * from './quote.ts';
