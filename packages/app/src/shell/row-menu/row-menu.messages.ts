import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  /** Names the menu of a row. */
  label: { id: 'rowMenu.label', defaultMessage: '{name}: actions' },
  openQuote: { id: 'rowMenu.openQuote', defaultMessage: 'Open quote' },
  openPosition: { id: 'rowMenu.openPosition', defaultMessage: 'Open position' },
  buy: { id: 'rowMenu.buy', defaultMessage: 'Buy' },
  /** Sells what is held, or sells short. */
  sell: { id: 'rowMenu.sell', defaultMessage: 'Sell' },
  margin: { id: 'rowMenu.margin', defaultMessage: 'Add margin' },
  setAlert: { id: 'rowMenu.setAlert', defaultMessage: 'Set price alert' },
  alertNoPrice: {
    id: 'rowMenu.alertNoPrice',
    defaultMessage: "The price didn't load, so no alert can be set. Check your connection and try again.",
  },
});
