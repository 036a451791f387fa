import { defineMessages } from '#platform/words/messages.ts';

export const filterMessages = defineMessages({
  all: { id: 'statement.filter.none', defaultMessage: 'All movements' },
  fromTo: { id: 'statement.filter.fromTo', defaultMessage: '{from} – {to}' },
  since: { id: 'statement.filter.since', defaultMessage: 'Since {from}' },
  until: { id: 'statement.filter.until', defaultMessage: 'Until {to}' },
  filter: { id: 'statement.filter', defaultMessage: 'Filter' },
  inUse: { id: 'statement.filter.inUse', defaultMessage: 'Filter. {active}' },
  active: {
    id: 'statement.filter.active',
    defaultMessage: '{count, plural, one {# filter is on} other {# filters are on}}',
  },
  done: { id: 'statement.filter.done', defaultMessage: 'Close the filter' },
  clear: { id: 'statement.filter.clear', defaultMessage: 'Clear the filter' },
  period: { id: 'statement.filter.period', defaultMessage: 'Period' },
  from: { id: 'statement.filter.from', defaultMessage: 'From' },
  to: { id: 'statement.filter.to', defaultMessage: 'To' },
  turned: {
    id: 'statement.filter.turned',
    defaultMessage: 'The first day is after the last. Choose an earlier one.',
  },
  wallet: { id: 'statement.wallet', defaultMessage: 'Wallet' },
  allWallets: { id: 'statement.all', defaultMessage: 'All wallets' },
  kind: { id: 'statement.filter.kind', defaultMessage: 'Kind' },
  allKinds: { id: 'statement.filter.allKinds', defaultMessage: 'All kinds' },
  currency: { id: 'statement.filter.currency', defaultMessage: 'Currency' },
});

export const periodNames = defineMessages({
  today: { id: 'statement.period.today', defaultMessage: 'Today' },
  '7days': { id: 'statement.period.7days', defaultMessage: '7 days' },
  month: { id: 'statement.period.month', defaultMessage: 'This month' },
  lastMonth: { id: 'statement.period.lastMonth', defaultMessage: 'Last month' },
  dates: { id: 'statement.period.dates', defaultMessage: 'Own dates' },
});
