/** What there is to know of a company. */
export { companyProfile } from './profile.ts';
export * from './corporate-actions.ts';
export * from './corporate-news.ts';
export * from './dividend-book.ts';
