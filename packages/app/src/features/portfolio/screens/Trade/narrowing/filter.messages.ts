import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  filter: { id: 'portfolio.filter', defaultMessage: 'Filter' },
  filterOf: { id: 'portfolio.filter.of', defaultMessage: 'Filter: {list}' },
  filterInUse: { id: 'portfolio.filter.inUse', defaultMessage: 'Filter: {list}. {active}' },
  active: {
    id: 'portfolio.filter.active',
    defaultMessage: '{count, plural, one {# filter is on} other {# filters are on}}',
  },
  done: { id: 'portfolio.filter.done', defaultMessage: 'Close the filter' },
  product: { id: 'portfolio.filter.product', defaultMessage: 'Product' },
  currency: { id: 'portfolio.filter.currency', defaultMessage: 'Currency' },
  side: { id: 'portfolio.filter.side', defaultMessage: 'Direction' },
  period: { id: 'portfolio.filter.period', defaultMessage: 'Period' },
  clear: { id: 'portfolio.filter.clear', defaultMessage: 'Clear the filter' },
  noMatch: { id: 'portfolio.filter.noMatch', defaultMessage: 'Nothing matches the filter' },
  noMatchBody: {
    id: 'portfolio.filter.noMatchBody',
    defaultMessage: 'There are others: clear the filter to see all of them.',
  },
});

export const periodMessages = defineMessages({
  '1d': { id: 'portfolio.period.1d', defaultMessage: '24 hours' },
  '7d': { id: 'portfolio.period.7d', defaultMessage: '7 days' },
  '30d': { id: 'portfolio.period.30d', defaultMessage: '30 days' },
  '90d': { id: 'portfolio.period.90d', defaultMessage: '90 days' },
  '365d': { id: 'portfolio.period.365d', defaultMessage: '1 year' },
});
