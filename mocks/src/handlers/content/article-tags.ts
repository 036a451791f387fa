import { helpTopics } from '@meridian/api';
import { helpTopicNames, newsTagNames, newsTags } from '#domain/content/index.ts';
import type { Handler } from '../context.ts';

/** The sections of the news, then the topics of the help. */
export const articleTags: Handler<'content.articleTags'> = ({ state, language }) => {
  const hasNews = state.listings === 'full' && state.news === 'full';
  return [
    ...(hasNews ? newsTags : []).map((tag) => ({
      dictValue: tag,
      dictLabel: newsTagNames[tag][language],
      column: 'news' as const,
    })),
    ...(state.help === 'full' ? helpTopics : []).map((topic) => ({
      dictValue: topic,
      dictLabel: helpTopicNames[topic][language],
      column: 'help' as const,
    })),
  ];
};
