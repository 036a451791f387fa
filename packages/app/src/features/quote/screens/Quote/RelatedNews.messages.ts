import { defineMessages } from '#platform/words/messages.ts';

/** Words of the news about an instrument. */
export const newsMessages = defineMessages({
  title: { id: 'quote.news', defaultMessage: 'Related news' },
  what: { id: 'quote.newsWhat', defaultMessage: 'the news about {name}' },
  none: { id: 'quote.newsNone', defaultMessage: 'No news about {name} in the past day.' },
  toAll: { id: 'quote.newsToAll', defaultMessage: 'All news' },
});
