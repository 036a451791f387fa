/** News. */
export { archiveLength, newsAt, newsTags } from './newsroom.ts';
export type { NewsItem, NewsTag } from './newsroom.ts';
export type { NewsDesk } from './price-story.ts';
export { storyWords } from './story-words.ts';
