import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  share: { id: 'productList.share', defaultMessage: 'Share' },
  move: { id: 'productList.move', defaultMessage: 'Change from close' },
  volume: { id: 'productList.volume', defaultMessage: 'Vol. {volume}' },
  what: { id: 'product.what', defaultMessage: 'this list' },
  emptyTitle: { id: 'product.emptyTitle', defaultMessage: 'Nothing is listed here right now' },
  emptyAction: { id: 'product.emptyAction', defaultMessage: 'Refresh' },
  /** Names the chips that narrow a list. */
  show: { id: 'product.show', defaultMessage: 'Show' },
  all: { id: 'product.all', defaultMessage: 'All' },
  /** The two lists of the popular screen. */
  scope: { id: 'product.scope', defaultMessage: 'Which stocks' },
  popular: { id: 'product.popular', defaultMessage: 'Popular' },
  whole: { id: 'product.whole', defaultMessage: 'All US stocks' },
  leaders: { id: 'product.leaders', defaultMessage: 'Leading pairs' },
  leadersWhat: { id: 'product.leadersWhat', defaultMessage: 'the leading pairs' },
  noLeaders: { id: 'product.noLeaders', defaultMessage: 'No leading pairs right now.' },
  /** After the code of a Hong Kong stock: how many shares can be bought at once. */
  lot: { id: 'product.lot', defaultMessage: 'Lot {lot}' },
  /** After the code of a future: its exchange and the last day of the month traded: Nov 26. */
  expiry: { id: 'product.expiry', defaultMessage: '{market} · last day {date}' },
});
