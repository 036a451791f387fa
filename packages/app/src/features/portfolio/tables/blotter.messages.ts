import { defineMessages } from '#platform/words/messages.ts';

/** The strip under the chart of a wide desk. */
export const blotterMessages = defineMessages({
  title: { id: 'portfolio.blotter', defaultMessage: 'Positions and orders' },
  positions: { id: 'portfolio.blotterPositions', defaultMessage: 'Positions' },
  orders: { id: 'portfolio.blotterOrders', defaultMessage: 'Orders' },
  fills: { id: 'portfolio.blotterFills', defaultMessage: 'Fills today' },
  messages: { id: 'portfolio.blotterMessages', defaultMessage: 'Messages' },
  columns: { id: 'portfolio.blotterColumns', defaultMessage: 'Columns' },
  fold: { id: 'portfolio.blotterFold', defaultMessage: 'Fold positions and orders' },
  unfold: { id: 'portfolio.blotterUnfold', defaultMessage: 'Unfold positions and orders' },
  close: { id: 'portfolio.blotterClose', defaultMessage: 'Close' },
});
