import { defineMessages } from '#platform/words/messages.ts';

/** `unit` is what is counted: AAPL, BTC. */
export const messages = defineMessages({
  title: { id: 'ticket.title', defaultMessage: 'Order' },
  what: { id: 'ticket.what', defaultMessage: 'the order form' },
  direction: { id: 'ticket.direction', defaultMessage: 'Direction' },
  buyLong: { id: 'ticket.buyLong', defaultMessage: 'Buy long' },
  sellShort: { id: 'ticket.sellShort', defaultMessage: 'Sell short' },
  directionHint: {
    id: 'ticket.directionHint',
    defaultMessage:
      '{side, select, short {You gain when the price falls.} other {You gain when the price rises.}}',
  },
  limitPriceHint: {
    id: 'ticket.limitPriceHint',
    defaultMessage:
      '{side, select, short {Filled at this price or higher.} other {Filled at this price or lower.}}',
  },
  limitFillsAtOnce: {
    id: 'ticket.limitFillsAtOnce',
    defaultMessage:
      'The market is already at or past this price: the order is filled at once, at {price} or so.',
  },
  auctionLimitHint: {
    id: 'ticket.auctionLimitHint',
    defaultMessage:
      '{side, select, short {Sold at the auction price if that is this or higher, else it expires.} other {Bought at the auction price if that is this or lower, else it expires.}}',
  },
  /** Agreed to before an order is sent in the no-cancel phase. */
  auctionFinal: {
    id: 'ticket.auctionFinal',
    defaultMessage: 'I know that this order cannot be cancelled',
  },
  auctionPlacedTitle: { id: 'ticket.auctionPlacedTitle', defaultMessage: 'Your order is in the auction' },
  auctionPlacedBody: {
    id: 'ticket.auctionPlacedBody',
    defaultMessage:
      'When the market opens, it is filled at the one price of the auction, or it expires and its money is released. Until then {amount} is reserved for it. You can cancel it under Trade until the no-cancel phase.',
  },
  auctionFinalBody: {
    id: 'ticket.auctionFinalBody',
    defaultMessage:
      'It can no longer be cancelled. When the market opens, it is filled at the one price of the auction, or it expires and its money is released. This page changes by itself.',
  },
  quantity: { id: 'ticket.quantity', defaultMessage: 'Quantity' },
  quantityHint: { id: 'ticket.quantityHint', defaultMessage: 'At least {minimum}, in steps of {step}' },
  sizeUnconfirmed: {
    id: 'ticket.sizeUnconfirmed',
    defaultMessage:
      'The minimum could not be confirmed: the one of the quote is used. The brokerage checks it.',
  },
  shareOfBuyingPower: { id: 'ticket.shareOfBuyingPower', defaultMessage: 'Share of your buying power' },
  maxHint: {
    id: 'ticket.maxHint',
    defaultMessage: 'Keeps {room} and the spread free, so that a price move does not make it too much.',
  },
  shareTooLittle: {
    id: 'ticket.shareTooLittle',
    defaultMessage: 'Not enough for the smallest order. Choose more, or add money to this wallet.',
  },
  leverage: { id: 'ticket.leverage', defaultMessage: 'Leverage' },
  leverageHint: {
    id: 'ticket.leverageHint',
    defaultMessage: 'You put up 1/{multiple} of the value. Gains and losses count {multiple} times.',
  },
  leverageNone: { id: 'ticket.leverageNone', defaultMessage: 'You put up the whole value.' },
  summary: { id: 'ticket.summary', defaultMessage: 'Cost' },
  quantityBelowMinimum: { id: 'ticket.quantityBelowMinimum', defaultMessage: 'At least {minimum}' },
  amountZero: { id: 'ticket.amountZero', defaultMessage: 'The total amount must be greater than 0' },
  requiredMissing: {
    id: 'ticket.requiredMissing',
    defaultMessage: 'Please Fill In The Required Information',
  },
  leverageNotOffered: {
    id: 'ticket.leverageNotOffered',
    defaultMessage: 'This leverage is no longer offered. Choose another one.',
  },
  fundsShort: { id: 'ticket.fundsShort', defaultMessage: 'You need {missing} more.' },
  fundsShortBody: {
    id: 'ticket.fundsShortBody',
    defaultMessage: 'Lower the quantity, or add money to this wallet.',
  },
  priceUnknown: { id: 'ticket.priceUnknown', defaultMessage: 'There is no price yet.' },
  priceUnknownBody: {
    id: 'ticket.priceUnknownBody',
    defaultMessage: 'You can place a limit order at a price of your own.',
  },
  termsUnknown: { id: 'ticket.termsUnknown', defaultMessage: 'The fee is not known yet.' },
  termsUnknownBody: {
    id: 'ticket.termsUnknownBody',
    defaultMessage: 'The terms of trading could not be loaded. Orders are possible as soon as they are here.',
  },
  contractUnknown: { id: 'ticket.contractUnknown', defaultMessage: 'The cost cannot be estimated.' },
  contractUnknownBody: {
    id: 'ticket.contractUnknownBody',
    defaultMessage:
      'The brokerage has not given the contract size or the exchange rate. No order can be placed until it does.',
  },
  buyingPowerFailed: {
    id: 'ticket.buyingPowerFailed',
    defaultMessage: 'your buying power',
  },
  buyingPowerFailedBody: {
    id: 'ticket.buyingPowerFailedBody',
    defaultMessage: 'You can still order: the brokerage checks it before it takes the order.',
  },
  addsToTitle: {
    id: 'ticket.addsToTitle',
    defaultMessage: 'Adds to your {side, select, short {short} other {long}} position: {quantity} {unit}',
  },
  addsToBody: {
    id: 'ticket.addsToBody',
    defaultMessage: 'Average price {price}. The order has its leverage, {multiple}×.',
  },
  heldTitle: {
    id: 'ticket.heldTitle',
    defaultMessage: 'You hold {quantity} {unit} {side, select, short {short} other {long}}',
  },
  heldBody: {
    id: 'ticket.heldBody',
    defaultMessage:
      '{side, select, short {This order does not close it: it opens a long position beside it.} other {This order does not sell what you hold: it opens a short position beside it.}}',
  },
  closeHeld: { id: 'ticket.closeHeld', defaultMessage: 'Close the position instead' },
  // The button, and the order's name wherever it is spoken of.
  buyUnnamed: { id: 'ticket.buyUnnamed', defaultMessage: 'Buy {unit}' },
  sellUnnamed: { id: 'ticket.sellUnnamed', defaultMessage: 'Sell short {unit}' },
  buy: { id: 'ticket.buy', defaultMessage: 'Buy {quantity} {unit}' },
  sell: { id: 'ticket.sell', defaultMessage: 'Sell short {quantity} {unit}' },
  buyAt: { id: 'ticket.buyAt', defaultMessage: 'Buy {quantity} {unit} at {price}' },
  sellAt: { id: 'ticket.sellAt', defaultMessage: 'Sell short {quantity} {unit} at {price}' },
  subscribeUnnamed: { id: 'ticket.subscribeUnnamed', defaultMessage: 'Subscribe to {unit}' },
  subscribe: { id: 'ticket.subscribe', defaultMessage: 'Subscribe to {quantity} {unit}' },
  subscribeAt: { id: 'ticket.subscribeAt', defaultMessage: 'Subscribe to {quantity} {unit} at {price}' },
  // The record.
  bought: { id: 'ticket.bought', defaultMessage: 'Bought {quantity} {unit}' },
  soldShort: { id: 'ticket.soldShort', defaultMessage: 'Sold short {quantity} {unit}' },
  restingTitle: { id: 'ticket.restingTitle', defaultMessage: 'Your limit order is placed' },
  restingBody: {
    id: 'ticket.restingBody',
    defaultMessage:
      '{side, select, short {It sells {quantity} {unit} short when the price is {price} or higher.} other {It buys {quantity} {unit} when the price is {price} or lower.}} Until then {amount} is reserved for it. You can cancel it under Trade.',
  },
  price: { id: 'ticket.price', defaultMessage: 'Price' },
  viewPosition: { id: 'ticket.viewPosition', defaultMessage: 'See the position' },
  viewOrder: { id: 'ticket.viewOrder', defaultMessage: 'See the order' },
  another: { id: 'ticket.another', defaultMessage: 'New order' },
});
