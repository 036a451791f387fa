import { defineMessages } from '#platform/words/messages.ts';

/** What has to be answered before an order is sent, and what the drawing of its outcome says. `unit` is what is counted. */
export const concernMessages = defineMessages({
  farFromMarket: {
    id: 'ordering.concern.farFromMarket',
    defaultMessage:
      'I want this limit: it is {percent} {side, select, above {above} other {below}} the last price of {price}.',
  },
  largeShare: {
    id: 'ordering.concern.largeShare',
    defaultMessage: 'I know that this order uses {percent} of my buying power.',
  },
  againstOwnOrder: {
    id: 'ordering.concern.againstOwnOrder',
    defaultMessage:
      'I know that my own order waits on the other side: {side, select, buy {buying} other {selling}} {quantity} {unit} at {price}.',
  },
  priceMoved: {
    id: 'ordering.priceMoved',
    defaultMessage: 'The price has {side, select, down {fallen} other {risen}} by {percent} to {price}',
  },
  priceMovedBody: {
    id: 'ordering.priceMovedBody',
    defaultMessage: 'It was {price} when you opened this review. The figures above follow the price.',
  },
  acceptPrice: { id: 'ordering.acceptPrice', defaultMessage: 'Go on at the new price' },
  outcome: { id: 'ordering.outcome', defaultMessage: 'What this order means' },
  now: { id: 'ordering.outcome.now', defaultMessage: 'Position now' },
  after: { id: 'ordering.outcome.after', defaultMessage: 'Position after' },
  opens: { id: 'ordering.outcome.opens', defaultMessage: 'Opens' },
  price: { id: 'ordering.outcome.price', defaultMessage: 'Price of the order' },
  stopOut: { id: 'ordering.outcome.stopOut', defaultMessage: 'Stop-out' },
  nothing: { id: 'ordering.outcome.nothing', defaultMessage: 'Worth nothing' },
  stopOutText: {
    id: 'ordering.outcome.stopOutText',
    defaultMessage:
      'If the price {side, select, short {rises} other {falls}} by {percent} to {price}, the brokerage closes the position and you lose about {loss}. A jump past it can take more, but never more than the margin and the fees.',
  },
  allPaidText: {
    id: 'ordering.outcome.allPaidText',
    defaultMessage: 'No stop-out: the worst case is that it becomes worth nothing. You would lose {loss}.',
  },
});
