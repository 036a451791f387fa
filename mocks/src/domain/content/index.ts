/** News. */
export { archiveLength, isNewsTag, newsAt, newsTagNames, newsTags } from './newsroom.ts';
export type { NewsItem, NewsTag, PublishedArticle } from './newsroom.ts';
export type { NewsDesk } from './price-story.ts';
export { escaped, instrumentsOf, isAbout, newsroomHost, storyBody } from './story-body.ts';
export { storyWords } from './story-words.ts';
