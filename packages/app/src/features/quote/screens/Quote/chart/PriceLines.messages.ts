import { defineMessages } from '#platform/words/messages.ts';

/** The person's own prices on a chart: each hardly longer than a price. */
export const priceLineMessages = defineMessages({
  entry: { id: 'quote.lineEntry', defaultMessage: 'Entry' },
  stopOut: { id: 'quote.lineStopOut', defaultMessage: 'Stop-out' },
  buy: { id: 'quote.lineBuy', defaultMessage: 'Buy {quantity}' },
  sell: { id: 'quote.lineSell', defaultMessage: 'Sell {quantity}' },
  limit: { id: 'quote.lineLimit', defaultMessage: 'Limit price' },
  /** As it is heard; `canOrder` is `true` where a press fills the price in on the ticket. */
  line: {
    id: 'quote.line',
    defaultMessage: '{name} {price}{canOrder, select, true {, as limit price} other {}}',
  },
});
