/** News. */
export { archiveLength, isNewsTag, newsAt, newsTagNames, newsTags } from './newsroom.ts';
export type { NewsItem, NewsTag, PublishedArticle } from './newsroom.ts';
export type { NewsDesk } from './price-story.ts';
export { escaped } from './escaped.ts';
export { hasWords } from './has-words.ts';
export {
  helpBody,
  helpFor,
  helpPublishedAt,
  helpSource,
  helpTopicNames,
  isHelpTopic,
} from './help/help-desk.ts';
export type { HelpEntry } from './help/help-desk.ts';
export { instrumentsOf, isAbout, newsroomHost, storyBody } from './story-body.ts';
export { storyWords } from './story-words.ts';
