import { defineMessages } from '#platform/words/messages.ts';

export const compareMessages = defineMessages({
  compare: { id: 'quote.compare', defaultMessage: 'Compare' },
  with: { id: 'quote.compareWith', defaultMessage: 'Compare with' },
  what: { id: 'quote.compareWhat', defaultMessage: 'what it can be compared with' },
  watchlistWhat: { id: 'quote.compareWatchlistWhat', defaultMessage: 'your watchlist' },
  otherWhat: { id: 'quote.compareOtherWhat', defaultMessage: 'the prices of {name}' },
  chart: { id: 'quote.compareChart', defaultMessage: '{name} and {other}, change over {period}' },
  instructions: {
    id: 'quote.compareInstructions',
    defaultMessage: 'Arrow keys move the reading, Home and End go to its ends.',
  },
  legend: { id: 'quote.compareLegend', defaultMessage: 'Lines' },
  since: { id: 'quote.compareSince', defaultMessage: 'Since {start}' },
  noData: { id: 'quote.compareNoData', defaultMessage: 'No trades in this period' },
  table: { id: 'quote.compareTable', defaultMessage: 'Changes as a table' },
  nothing: { id: 'quote.compareNothing', defaultMessage: 'There is nothing to compare with' },
});
