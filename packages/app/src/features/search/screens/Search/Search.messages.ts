import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'search.title', defaultMessage: 'Search' },
  field: { id: 'search.field', defaultMessage: 'Search all markets' },
  placeholder: { id: 'search.placeholder', defaultMessage: 'Name, code or pinyin' },
  clear: { id: 'search.clear', defaultMessage: 'Clear' },
  history: { id: 'search.history', defaultMessage: 'Searched before' },
  clearHistory: { id: 'search.clearHistory', defaultMessage: 'Clear all' },
  forget: { id: 'search.forget', defaultMessage: 'Remove {word} from the history' },
  popular: { id: 'search.popular', defaultMessage: 'Popular' },
  popularEmpty: { id: 'search.popularEmpty', defaultMessage: 'Nothing is popular right now.' },
  popularWhat: { id: 'search.popularWhat', defaultMessage: 'what is popular' },
  what: { id: 'search.what', defaultMessage: 'what was found' },
  results: { id: 'search.results', defaultMessage: 'Found for “{keyword}”' },
  count: { id: 'search.count', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  most: { id: 'search.most', defaultMessage: 'The best {count} are shown' },
  listedAs: { id: 'search.listedAs', defaultMessage: '{market} · {kind}' },
  delayed: { id: 'search.delayed', defaultMessage: '{listing} · Delayed' },
  nothingTitle: { id: 'search.nothingTitle', defaultMessage: 'Nothing found for “{keyword}”' },
  nothingBody: {
    id: 'search.nothingBody',
    defaultMessage:
      'We looked for it in stocks, futures, forex, crypto and indexes. Check the spelling, or try the code.',
  },
  toMarkets: { id: 'search.toMarkets', defaultMessage: 'Go to Markets' },
  nearest: { id: 'search.nearest', defaultMessage: 'Did you mean' },
});
