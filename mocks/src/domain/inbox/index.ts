/** What the brokerage tells its customers. */
export * from './inbox.ts';
export * from './notices.ts';
export { deedOf, priceText, quantityText, toldOf } from './told.ts';
export * from './words.ts';
