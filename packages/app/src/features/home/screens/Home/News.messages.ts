import { defineMessages } from '#platform/messages.ts';

export const messages = defineMessages({
  what: { id: 'home.newsWhat', defaultMessage: 'the news' },
  none: { id: 'home.noNews', defaultMessage: 'No news yet today.' },
});
