/** The market: instruments, calendars, and everything that has a price. */
export { calendarDefinitions } from './calendar-definitions.ts';
export type { CalendarId } from './calendar-definitions.ts';
export * from './contract-month.ts';
export * from './calendar.ts';
export * from './candle.ts';
export { currencyNames, isCurrency } from './data/forex.ts';
export type { Currency } from './data/forex.ts';
export { industries, sectors } from './data/sectors.ts';
export * from './exchange-rate.ts';
export * from './index-members.ts';
export * from './instrument.ts';
export { formatDate, localDateAt, localTimeAt, parseDate, weekday } from './local-time.ts';
export type { EpochDay } from './local-time.ts';
export { markOf } from './mark.ts';
export * from './market.ts';
export * from './movers.ts';
export * from './quote.ts';
