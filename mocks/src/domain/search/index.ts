/** Finds an instrument by what is typed. */
export { pinyinOf } from './pinyin.ts';
export { search } from './search.ts';
