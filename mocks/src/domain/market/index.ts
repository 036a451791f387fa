/** The market: instruments, calendars, and everything that has a price. */
export { calendarDefinitions } from './calendar-definitions.ts';
export type { CalendarId } from './calendar-definitions.ts';
export * from './calendar.ts';
export * from './candle.ts';
export { aggregate } from './candles.ts';
export { catalogue } from './catalogue.ts';
export type { Currency } from './data/forex.ts';
export * from './exchange-rate.ts';
export { frontContract } from './contract-month.ts';
export type { ContractMonth } from './contract-month.ts';
export * from './instrument.ts';
export { msPerDay } from './local-time.ts';
export * from './market.ts';
export * from './movers.ts';
export type { BookLevel, OrderBook, Trade } from './order-book.ts';
export type { CrossingSide, PriceRange } from './price-path.ts';
export * from './quote.ts';
