import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'markets.title', defaultMessage: 'Markets' },
  /** Shows the exchange as a map instead of lists. */
  map: { id: 'markets.map', defaultMessage: 'Market map' },
  what: { id: 'markets.what', defaultMessage: 'this list' },
  exchange: { id: 'markets.exchange', defaultMessage: 'Exchange' },
  NASDAQ: { id: 'markets.nasdaq', defaultMessage: 'NASDAQ' },
  NYSE: { id: 'markets.nyse', defaultMessage: 'NYSE' },
  AMEX: { id: 'markets.amex', defaultMessage: 'AMEX' },
  list: { id: 'markets.list', defaultMessage: 'Ranking' },
  gainers: { id: 'markets.gainers', defaultMessage: 'Gainers' },
  losers: { id: 'markets.losers', defaultMessage: 'Losers' },
  actives: { id: 'markets.actives', defaultMessage: 'Most Actives' },
  /** Every stock of the exchange. */
  all: { id: 'markets.all', defaultMessage: 'All' },
  emptyTitle: { id: 'markets.emptyTitle', defaultMessage: 'Nothing to rank on {exchange} yet' },
  emptyBody: {
    id: 'markets.emptyBody',
    defaultMessage: 'The ranking fills up once the first trades of the day are made.',
  },
  emptyAction: { id: 'markets.emptyAction', defaultMessage: 'Refresh' },
  heading: { id: 'markets.heading', defaultMessage: '{exchange}: {list}' },
});
