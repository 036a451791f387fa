import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'news.title', defaultMessage: 'Article' },
  what: { id: 'news.what', defaultMessage: 'the article' },
  about: { id: 'news.about', defaultMessage: 'About' },
  related: { id: 'news.related', defaultMessage: 'In this story' },
  minutes: { id: 'news.minutes', defaultMessage: '{minutes, number} min read' },
  goneTitle: { id: 'news.goneTitle', defaultMessage: 'This article is no longer there' },
  goneBody: {
    id: 'news.goneBody',
    defaultMessage: 'It was taken down, or the link that led here is not complete.',
  },
  toNews: { id: 'news.toNews', defaultMessage: 'See the latest news' },
  noText: { id: 'news.noText', defaultMessage: 'There is no more to this story than its headline.' },
});
