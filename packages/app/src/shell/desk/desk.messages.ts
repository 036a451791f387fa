import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  keysTitle: { id: 'shell.keysTitle', defaultMessage: 'Keyboard shortcuts' },
  keysNext: { id: 'shell.keysNext', defaultMessage: 'Next in the list' },
  keysPrevious: { id: 'shell.keysPrevious', defaultMessage: 'Previous in the list' },
  keysPeriod: { id: 'shell.keysPeriod', defaultMessage: 'Period of the chart' },
  /** In the rail; opens the list of keys. */
  keysShow: { id: 'shell.keysShow', defaultMessage: 'Shortcuts' },
  keysBuy: { id: 'shell.keysBuy', defaultMessage: 'Buy, or close a short you hold' },
  keysSell: { id: 'shell.keysSell', defaultMessage: 'Sell short, or close a long you hold' },
  keysLong: { id: 'shell.keysLong', defaultMessage: 'Buy long, whatever you hold' },
  keysShort: { id: 'shell.keysShort', defaultMessage: 'Sell short, whatever you hold' },
  keysQuantity: { id: 'shell.keysQuantity', defaultMessage: 'Quantity, after B or S and in a ticket' },
  keysLimit: { id: 'shell.keysLimit', defaultMessage: 'Limit order, at the price typed next' },
  keysTick: { id: 'shell.keysTick', defaultMessage: 'Price up or down by one tick, in its field' },
  keysReview: { id: 'shell.keysReview', defaultMessage: 'Review the order; in the review, send it' },
  keysBack: {
    id: 'shell.keysBack',
    defaultMessage: 'Back: from the review to the ticket, from the ticket to the quote',
  },
  keysSearch: { id: 'shell.keysSearch', defaultMessage: 'Search' },
  keysHelp: { id: 'shell.keysHelp', defaultMessage: 'These keys' },
  keysOr: { id: 'shell.keysOr', defaultMessage: '{first} or {second}' },
  keysTo: { id: 'shell.keysTo', defaultMessage: '{first} to {last}' },
  keysLetters: { id: 'shell.keysLetters', defaultMessage: 'Use single letters and digits as shortcuts' },
  keysLettersHint: {
    id: 'shell.keysLettersHint',
    defaultMessage: 'They do nothing while you type words; in an amount, B, S and L still work.',
  },
  close: { id: 'shell.keysClose', defaultMessage: 'Close' },
  keysPanes: { id: 'shell.keysPanes', defaultMessage: 'Move the line between two panes, on the line' },
  keysLayouts: { id: 'shell.keysLayouts', defaultMessage: 'Layouts of the desk' },
  keysNextLayout: { id: 'shell.keysNextLayout', defaultMessage: 'Next layout of the desk' },
  /** Names the pane of an institution, or of an order that one copied. */
  followed: { id: 'shell.followed', defaultMessage: 'Follow details' },
  resize: { id: 'shell.resize', defaultMessage: 'Width of {pane}' },
});
