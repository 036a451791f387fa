import { defineMessages } from '#platform/words/messages.ts';

/** Words of what a market order would cost. */
export const costMessages = defineMessages({
  title: { id: 'quote.costTitle', defaultMessage: 'Cost of a market order' },
  side: { id: 'quote.costSide', defaultMessage: 'Side of the order' },
  buy: { id: 'quote.costBuy', defaultMessage: 'Buy' },
  sell: { id: 'quote.costSell', defaultMessage: 'Sell' },
  quantity: { id: 'quote.costQuantity', defaultMessage: 'Quantity' },
  average: { id: 'quote.costAverage', defaultMessage: 'Average price' },
  slippage: { id: 'quote.costSlippage', defaultMessage: 'Slippage' },
  total: { id: 'quote.costTotal', defaultMessage: 'Cost before fees' },
  proceeds: { id: 'quote.costProceeds', defaultMessage: 'Proceeds before fees' },
  hint: {
    id: 'quote.costHint',
    defaultMessage: 'Enter a quantity to see what it would cost by the order book shown.',
  },
  nobody: { id: 'quote.costNobody', defaultMessage: 'There are no orders on this side of the book.' },
  tooLarge: {
    id: 'quote.costTooLarge',
    defaultMessage: 'The book shown does not hold that much: {held} {unit} in all.',
  },
  /** The book's best level holds all of it (ADR 52). */
  best: {
    id: 'quote.costBest',
    defaultMessage:
      'The best price holds this much. Such an order is filled at the last price: this price or better.',
  },
  levels: {
    id: 'quote.costLevels',
    defaultMessage:
      'By the order book shown, over {count, plural, one {# price level} other {# price levels}}. Prices move: this is an estimate.',
  },
});
