/** What the brokerage tells its customers. */
export * from './inbox.ts';
export * from './notices.ts';
export { priceText, quantityText, toldOf } from './told.ts';
export * from './words.ts';
