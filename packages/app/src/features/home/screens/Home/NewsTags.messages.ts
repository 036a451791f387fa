import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  label: { id: 'home.newsTags', defaultMessage: 'Topics' },
  what: { id: 'home.newsTagsWhat', defaultMessage: 'the topics' },
  all: { id: 'home.allNews', defaultMessage: 'All' },
  noneOfTag: { id: 'home.noNewsOfTag', defaultMessage: 'No news on this topic yet.' },
});
