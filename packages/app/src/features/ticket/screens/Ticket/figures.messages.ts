import { feeMessages } from '#presentation/fees/fee.messages.ts';
import { defineMessages } from '#platform/words/messages.ts';

const own = defineMessages({
  limitPrice: { id: 'ticket.figure.limitPrice', defaultMessage: 'Limit price' },
  indicativePrice: { id: 'ticket.figure.indicativePrice', defaultMessage: 'Indicative price' },
  lastPrice: { id: 'ticket.figure.lastPrice', defaultMessage: 'Last price' },
  quantity: { id: 'ticket.figure.quantity', defaultMessage: 'Quantity' },
  contractSize: { id: 'ticket.figure.contractSize', defaultMessage: 'Contract multiplier' },
  exchangeRate: { id: 'ticket.figure.exchangeRate', defaultMessage: 'Exchange rate' },
  settledValue: { id: 'ticket.figure.settledValue', defaultMessage: 'Value in the currency of the price' },
  settledMargin: { id: 'ticket.figure.settledMargin', defaultMessage: 'Margin in the currency of the price' },
  bookSum: { id: 'ticket.figure.bookSum', defaultMessage: 'Price × quantity, level by level' },
  averagePrice: { id: 'ticket.figure.averagePrice', defaultMessage: 'Average price' },
  value: { id: 'ticket.figure.value', defaultMessage: 'Order value' },
  leverage: { id: 'ticket.figure.leverage', defaultMessage: 'Leverage' },
  margin: { id: 'ticket.figure.margin', defaultMessage: 'Margin' },
  feeRate: { id: 'ticket.figure.feeRate', defaultMessage: 'Fee rate' },
  feeByRate: { id: 'ticket.figure.feeByRate', defaultMessage: 'By the rate' },
  minFee: { id: 'ticket.figure.minFee', defaultMessage: 'Minimum fee' },
  fee: { id: 'ticket.figure.fee', defaultMessage: 'Handling fee' },
  total: { id: 'ticket.figure.total', defaultMessage: 'Total to pay' },
  marginAndFee: { id: 'ticket.figure.marginAndFee', defaultMessage: 'Margin and fee' },
  mostLost: { id: 'ticket.figure.mostLost', defaultMessage: 'The most you can lose' },
  lossAtStopOut: { id: 'ticket.figure.lossAtStopOut', defaultMessage: 'The most you can lose, before gaps' },
  paid: { id: 'ticket.figure.paid', defaultMessage: 'Total paid' },
  balance: { id: 'ticket.figure.balance', defaultMessage: 'Wallet balance' },
  used: { id: 'ticket.figure.used', defaultMessage: 'Reserved by orders and positions' },
  buyingPower: { id: 'ticket.figure.buyingPower', defaultMessage: 'Buying power' },
  left: { id: 'ticket.figure.left', defaultMessage: 'Buying power after' },
  marginShare: { id: 'ticket.figure.marginShare', defaultMessage: 'Part that may be lost' },
  distance: { id: 'ticket.figure.distance', defaultMessage: 'Distance from the price' },
  heldMargin: { id: 'ticket.figure.heldMargin', defaultMessage: 'Margin of the position' },
  marginAfter: { id: 'ticket.figure.marginAfter', defaultMessage: 'Margin of the whole position after' },
  quantityAfter: { id: 'ticket.figure.quantityAfter', defaultMessage: 'Position after' },
  averageAfter: { id: 'ticket.figure.averageAfter', defaultMessage: 'Position average price after' },
  stopOut: { id: 'ticket.figure.stopOut', defaultMessage: 'Estimated stop-out price' },
});

/** Names of an order's figures and of the numbers they are made of. */
export const figureMessages = { ...feeMessages, ...own };

export const noteMessages = defineMessages({
  estimate: {
    id: 'ticket.note.estimate',
    defaultMessage: 'An estimate: a market order is filled at the price of the moment it reaches the market.',
  },
  auctionEstimate: {
    id: 'ticket.note.auctionEstimate',
    defaultMessage:
      'An estimate: the order takes the price of the auction. If that is lower, the rest is released; if it is higher and your buying power does not cover it, the order is cancelled.',
  },
  limitPriceOrBetter: {
    id: 'ticket.note.limitPriceOrBetter',
    defaultMessage: 'A limit order is filled at its limit or better.',
  },
  bestLevel: {
    id: 'ticket.note.bestLevel',
    defaultMessage: 'The best level of the book holds all of it: filled at the last price.',
  },
  throughBook: {
    id: 'ticket.note.throughBook',
    defaultMessage: 'More than the best level of the book holds: filled level after level, at their prices.',
  },
  beyondBook: {
    id: 'ticket.note.beyondBook',
    defaultMessage:
      'More than the book holds now: the rest is estimated at its last level, and waits until somebody trades it.',
  },
  minimumFee: {
    id: 'ticket.note.minimumFee',
    defaultMessage: 'The minimum fee applies to orders of this size.',
  },
  held: {
    id: 'ticket.note.held',
    defaultMessage:
      'Your own money in the position. It stays yours: you get it back when you close, with the profit or less the loss.',
  },
  mostLost: {
    id: 'ticket.note.mostLost',
    defaultMessage: 'Without leverage you can lose no more than you paid.',
  },
  lossAtStopOut: {
    id: 'ticket.note.lossAtStopOut',
    defaultMessage:
      'At the stop-out price the brokerage closes the position. A price that jumps past it can take more, but never more than the margin and the fees.',
  },
  priceRoom: {
    id: 'ticket.note.priceRoom',
    defaultMessage: 'Kept free for a price move before the order is filled.',
  },
  wholePosition: {
    id: 'ticket.note.wholePosition',
    defaultMessage: 'Of the whole position: what you hold and this order together.',
  },
  stopOutImpossible: {
    id: 'ticket.note.stopOutImpossible',
    defaultMessage: 'Cannot happen: without leverage you can lose no more than you paid.',
  },
  stopOutLong: {
    id: 'ticket.note.stopOutLong',
    defaultMessage:
      'If the price falls this far, the brokerage closes the position, because the margin is nearly used up. Before fees and gaps.',
  },
  stopOutShort: {
    id: 'ticket.note.stopOutShort',
    defaultMessage:
      'If the price rises this far, the brokerage closes the position, because the margin is nearly used up. Before fees and gaps.',
  },
});
