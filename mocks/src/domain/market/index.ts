/** The market: instruments, calendars, and everything that has a price. */
export { calendarDefinitions } from './calendar-definitions.ts';
export * from './calendar.ts';
export * from './candle.ts';
export type { Currency } from './data/forex.ts';
export { industries, sectors } from './data/sectors.ts';
export * from './exchange-rate.ts';
export * from './instrument.ts';
export { localDateAt, localTimeAt, parseDate, weekday } from './local-time.ts';
export { markOf } from './mark.ts';
export * from './market.ts';
export * from './movers.ts';
export * from './quote.ts';
