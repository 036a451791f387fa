import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'home.news', defaultMessage: 'News' },
  what: { id: 'home.newsWhat', defaultMessage: 'the news' },
  none: { id: 'home.noNews', defaultMessage: 'No news yet today.' },
});
