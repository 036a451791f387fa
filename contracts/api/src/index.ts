/** What app and backend say to each other. The whole catalogue as one object is at `@meridian/api/catalogue`. */
export * from './codes.ts';
export * from './decimal.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './socket-messages.ts';
export * from './timestamp.ts';
export * from './catalogue/auth.ts';
export * from './catalogue/content.ts';
export * from './catalogue/funds.ts';
export * from './catalogue/market.ts';
export * from './catalogue/trading.ts';
export * from './catalogue/watchlist.ts';
