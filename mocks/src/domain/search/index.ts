/** Finding an instrument by what somebody types. */
export { pinyinOf } from './pinyin.ts';
export { search } from './search.ts';
