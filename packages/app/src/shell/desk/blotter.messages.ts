import { defineMessages } from '#platform/words/messages.ts';

/** The strip under the chart of a wide desk. */
export const blotterMessages = defineMessages({
  title: { id: 'shell.blotter', defaultMessage: 'Positions and orders' },
  positions: { id: 'shell.blotterPositions', defaultMessage: 'Positions' },
  orders: { id: 'shell.blotterOrders', defaultMessage: 'Orders' },
  fills: { id: 'shell.blotterFills', defaultMessage: 'Fills' },
  columns: { id: 'shell.blotterColumns', defaultMessage: 'Columns' },
  fold: { id: 'shell.blotterFold', defaultMessage: 'Fold positions and orders' },
  unfold: { id: 'shell.blotterUnfold', defaultMessage: 'Unfold positions and orders' },
  height: { id: 'shell.blotterHeight', defaultMessage: 'Height of positions and orders' },
  close: { id: 'shell.blotterClose', defaultMessage: 'Close' },
});
