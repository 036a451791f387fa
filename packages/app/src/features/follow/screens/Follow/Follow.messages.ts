import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'follow.title', defaultMessage: 'Follow investing' },
  what: { id: 'follow.what', defaultMessage: 'the institutions' },
  whatOne: { id: 'follow.whatOne', defaultMessage: 'the institution' },
  list: { id: 'follow.list', defaultMessage: 'Institutions' },
  lead: {
    id: 'follow.lead',
    defaultMessage:
      'Put $100 to $1,000,000 with an institution. It pays you fixed interest every day, whatever its own return, and gives the money back when the term ends. It cannot be sold before.',
  },
  emptyTitle: { id: 'follow.emptyTitle', defaultMessage: 'No institution can be followed at present' },
  emptyBody: {
    id: 'follow.emptyBody',
    defaultMessage: 'Institutions appear here when they take money again.',
  },
  toMarkets: { id: 'follow.toMarkets', defaultMessage: 'Look at the markets' },
  signInTitle: { id: 'follow.signInTitle', defaultMessage: 'Sign in to see the institutions' },
  signInBody: {
    id: 'follow.signInBody',
    defaultMessage: 'What they do, how they did, and what you have put with them.',
  },
  // One institution
  return: { id: 'follow.return', defaultMessage: 'Return since start' },
  worstFall: { id: 'follow.worstFall', defaultMessage: 'Worst fall' },
  months: { id: 'follow.months', defaultMessage: 'Since start' },
  monthsValue: {
    id: 'follow.monthsValue',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
  },
  followers: { id: 'follow.followers', defaultMessage: 'People following' },
  interest: { id: 'follow.interest', defaultMessage: 'Interest' },
  aYear: { id: 'follow.aYear', defaultMessage: '{rate} a year' },
  term: { id: 'follow.term', defaultMessage: 'Term' },
  days: { id: 'follow.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  own: { id: 'follow.own', defaultMessage: 'Your investment' },
  notOpen: { id: 'follow.notOpen', defaultMessage: 'Takes no money at present' },
  // How figures are worked out
  howTitle: { id: 'follow.howTitle', defaultMessage: 'How these figures are worked out' },
  howReturn: {
    id: 'follow.howReturn',
    defaultMessage:
      'What a dollar put into the portfolio at its start has become, at the market prices of what the institution holds. It is the institution’s, not yours: you receive the interest.',
  },
  howWorstFall: {
    id: 'follow.howWorstFall',
    defaultMessage:
      'From the highest value at the end of a trading day to the lowest after it, since the start.',
  },
  howMonths: {
    id: 'follow.howMonths',
    defaultMessage: 'Whole months since the present portfolio began. A new one begins every two years.',
  },
  howFollowers: {
    id: 'follow.howFollowers',
    defaultMessage: 'Customers whose money is with it, or waits for its confirmation.',
  },
  howInterest: {
    id: 'follow.howInterest',
    defaultMessage:
      'Amount × rate × days ÷ 365. Credited to your Follow investing wallet every 24 hours from the confirmation, so that all days together come to the cent.',
  },
  openHow: { id: 'follow.openHow', defaultMessage: 'How it is worked out' },
  close: { id: 'follow.close', defaultMessage: 'Close' },
  valueAt: { id: 'follow.valueAt', defaultMessage: 'Value on {date}' },
  valueNow: { id: 'follow.valueNow', defaultMessage: 'Value now' },
  startedOn: { id: 'follow.startedOn', defaultMessage: 'Started' },
  // Detail
  record: { id: 'follow.record', defaultMessage: 'How it did' },
  holdings: { id: 'follow.holdings', defaultMessage: 'What it holds' },
  holdingsNote: { id: 'follow.holdingsNote', defaultMessage: 'Share of its value' },
  noHoldings: { id: 'follow.noHoldings', defaultMessage: 'It holds nothing at the moment.' },
  deals: { id: 'follow.deals', defaultMessage: 'Latest deals' },
  noDeals: { id: 'follow.noDeals', defaultMessage: 'It has not bought or sold anything yet.' },
  bought: { id: 'follow.bought', defaultMessage: 'Bought {name}' },
  sold: { id: 'follow.sold', defaultMessage: 'Sold {name}' },
  dealt: { id: 'follow.dealt', defaultMessage: 'Dealt in {name}' },
  terms: { id: 'follow.terms', defaultMessage: 'Terms' },
  amounts: { id: 'follow.amounts', defaultMessage: 'Amount' },
  range: { id: 'follow.range', defaultMessage: '{least} to {most}' },
  selling: { id: 'follow.selling', defaultMessage: 'Selling' },
  sellingValue: { id: 'follow.sellingValue', defaultMessage: 'Cannot be sold after ordering' },
  termValue: {
    id: 'follow.termValue',
    defaultMessage: '{count, plural, one {# day} other {# days}} from the confirmation',
  },
  atTheEnd: { id: 'follow.atTheEnd', defaultMessage: 'At the end' },
  atTheEndValue: {
    id: 'follow.atTheEndValue',
    defaultMessage: 'The whole amount comes back to your Follow investing wallet',
  },
  invest: { id: 'follow.invest', defaultMessage: 'Invest' },
  investMore: { id: 'follow.investMore', defaultMessage: 'Invest more' },
  // Own investments
  earned: { id: 'follow.earned', defaultMessage: 'Interest credited' },
  progress: { id: 'follow.progress', defaultMessage: 'Progress' },
  orderedOn: { id: 'follow.orderedOn', defaultMessage: 'Ordered' },
  comesBackOn: { id: 'follow.comesBackOn', defaultMessage: 'Comes back' },
  cameBackOn: { id: 'follow.cameBackOn', defaultMessage: 'Came back' },
  confirmation: { id: 'follow.confirmation', defaultMessage: 'Confirmation' },
  dayOf: { id: 'follow.dayOf', defaultMessage: 'Day {day} of {days}' },
  refusedTitle: {
    id: 'follow.refusedTitle',
    defaultMessage: 'Your last investment was refused; the money is back in your wallet',
  },
  unknownTitle: { id: 'follow.unknownTitle', defaultMessage: 'There is no such institution' },
  unknownBody: { id: 'follow.unknownBody', defaultMessage: 'Choose one from the list.' },
  toList: { id: 'follow.toList', defaultMessage: 'See the institutions' },
  noReason: { id: 'follow.noReason', defaultMessage: 'The institution gave no reason.' },
  seeStatement: { id: 'follow.seeStatement', defaultMessage: 'See each day in the statement' },
  ownList: { id: 'follow.ownList', defaultMessage: 'Your investments' },
  // Chart
  whatChart: { id: 'follow.whatChart', defaultMessage: 'the chart of its value' },
  chart: { id: 'follow.chart', defaultMessage: '{name}, change of its value since the start' },
  chartLabel: { id: 'follow.chartLabel', defaultMessage: 'Value' },
  chartInstructions: {
    id: 'follow.chartInstructions',
    defaultMessage: 'Arrow keys move the reading, Home and End go to its ends.',
  },
  chartLegend: { id: 'follow.chartLegend', defaultMessage: 'Lines' },
  chartSince: { id: 'follow.chartSince', defaultMessage: 'Since {start}' },
  chartNoData: { id: 'follow.chartNoData', defaultMessage: 'No values yet' },
  chartTime: { id: 'follow.chartTime', defaultMessage: 'Date' },
  chartLoading: { id: 'follow.chartLoading', defaultMessage: 'Loading the chart' },
  chartTable: { id: 'follow.chartTable', defaultMessage: 'Values as a table' },
  showTable: { id: 'follow.showTable', defaultMessage: 'Show as a table' },
  hideTable: { id: 'follow.hideTable', defaultMessage: 'Show as a chart' },
  showMore: { id: 'follow.showMore', defaultMessage: 'Show earlier days' },
});
