import { newsTagNames, newsTags } from '#domain/content/index.ts';
import type { Handler } from '../context.ts';

export const articleTags: Handler<'content.articleTags'> = ({ state, language }) =>
  state.listings === 'empty' || state.news === 'empty'
    ? []
    : newsTags.map((tag) => ({ dictValue: tag, dictLabel: newsTagNames[tag][language] }));
