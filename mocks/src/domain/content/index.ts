/** News. */
export * from './headlines.ts';
export * from './news.ts';
