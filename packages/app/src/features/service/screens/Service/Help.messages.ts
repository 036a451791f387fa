import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'help.title', defaultMessage: 'Questions and answers' },
  what: { id: 'help.what', defaultMessage: 'the questions and answers' },
  whatTopics: { id: 'help.whatTopics', defaultMessage: 'the topics' },
  search: { id: 'help.search', defaultMessage: 'Search the answers' },
  placeholder: { id: 'help.placeholder', defaultMessage: 'For example: withdrawal fee' },
  clear: { id: 'help.clear', defaultMessage: 'Clear' },
  topics: { id: 'help.topics', defaultMessage: 'Topics' },
  found: { id: 'help.found', defaultMessage: '{count, plural, one {# answer} other {# answers}} found' },
  nothingTitle: { id: 'help.nothingTitle', defaultMessage: 'No answer found for “{keyword}”' },
  nothingBody: {
    id: 'help.nothingBody',
    defaultMessage: 'Try another word, or ask us: the ways to reach us are below.',
  },
  noneTitle: { id: 'help.noneTitle', defaultMessage: 'No answers are published here' },
  noneBody: { id: 'help.noneBody', defaultMessage: 'Ask us instead: the ways to reach us are below.' },
  more: {
    id: 'help.more',
    defaultMessage:
      '{count, plural, one {Only the first is shown.} other {The first # are shown.}} Search for the others.',
  },
  answer: { id: 'help.answer', defaultMessage: 'the answer' },
  gone: { id: 'help.gone', defaultMessage: 'This answer is no longer published. Ask us instead.' },
});
