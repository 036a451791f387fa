import { defineMessages } from '#platform/words/messages.ts';

/** What every order screen says: outcomes, refusals, the market, the fields. */
export const orderingMessages = defineMessages({
  signInTitle: { id: 'ordering.signInTitle', defaultMessage: 'Sign in to trade' },
  signInBody: {
    id: 'ordering.signInBody',
    defaultMessage: 'Afterwards you are back here, with what you filled in.',
  },
  lookingUpTitle: { id: 'ordering.lookingUpTitle', defaultMessage: 'Checking what became of your order' },
  unknownTitle: {
    id: 'ordering.unknownTitle',
    defaultMessage: 'We do not know yet whether your order arrived',
  },
  notFoundTitle: {
    id: 'ordering.notFoundTitle',
    defaultMessage: 'The brokerage does not have your order so far',
  },
  otherOrder: {
    id: 'ordering.otherOrder',
    defaultMessage: 'The answer was about another order: {quantity} {code}.',
  },
  seeOrders: { id: 'ordering.seeOrders', defaultMessage: 'See your orders' },
  unsettledBody: {
    id: 'ordering.unsettledBody',
    defaultMessage: 'The same order again counts once. Any other is a second order.',
  },
  refusedTitle: { id: 'ordering.refusedTitle', defaultMessage: 'Order rejected; nothing was bought or sold' },
  addFunds: { id: 'ordering.addFunds', defaultMessage: 'Move money here' },
  useLimit: { id: 'ordering.useLimit', defaultMessage: 'Use a limit order' },
  seeHoldings: { id: 'ordering.seeHoldings', defaultMessage: 'See your holdings' },
  wasLookedUp: {
    id: 'ordering.wasLookedUp',
    defaultMessage: 'The answer did not come through, but your order had arrived. This is its record.',
  },
  unheardTitle: { id: 'ordering.unheardTitle', defaultMessage: 'The brokerage has your order' },
  unheardBody: {
    id: 'ordering.unheardBody',
    defaultMessage:
      'It gives a status that this version of the app does not know. Your holdings and your balance show what came of it.',
  },
  processingTitle: {
    id: 'ordering.processingTitle',
    defaultMessage: 'The brokerage is executing your order',
  },
  processingBody: {
    id: 'ordering.processingBody',
    defaultMessage:
      'Large orders are worked by the desk and take a moment. This page changes by itself when it is done.',
  },
  cancelledTitle: { id: 'ordering.cancelledTitle', defaultMessage: 'Your order was cancelled' },
  orderNumber: { id: 'ordering.orderNumber', defaultMessage: 'Order number' },
  time: { id: 'ordering.time', defaultMessage: 'Time' },
  stalePrice: {
    id: 'ordering.stalePrice',
    defaultMessage:
      'This price is from {age}. The order is filled at the price of the market, which may differ.',
  },
  halted: { id: 'ordering.halted', defaultMessage: 'Trading in {name} is halted' },
  haltedBody: {
    id: 'ordering.haltedBody',
    defaultMessage:
      'The exchange has stopped trading for now, so no order can be placed. What you filled in stays here.',
  },
  upcomingTitle: { id: 'ordering.upcomingTitle', defaultMessage: 'Orders are not accepted yet' },
  upcomingBody: {
    id: 'ordering.upcomingBody',
    defaultMessage: 'They are accepted from {time} {zone}. What you fill in stays here.',
  },
  endedTitle: { id: 'ordering.endedTitle', defaultMessage: 'Orders are no longer accepted' },
  endedBody: { id: 'ordering.endedBody', defaultMessage: 'They were accepted until {time} {zone}.' },
  openUntil: { id: 'ordering.openUntil', defaultMessage: 'Orders are accepted until {time} {zone}.' },
  shutTitle: {
    id: 'ordering.shutTitle',
    defaultMessage:
      '{reason, select, break {The market has a break} holiday {The exchange is closed for a holiday} other {The market is closed}}',
  },
  shutBody: {
    id: 'ordering.shutBody',
    defaultMessage:
      'It opens {time} {zone}. Until then you can place a limit order, which waits for the market.',
  },
  shutBodyNoTime: {
    id: 'ordering.shutBodyNoTime',
    defaultMessage: 'You can place a limit order now, which waits for the market.',
  },
  notTradedTitle: {
    id: 'ordering.notTradedTitle',
    description: 'Of a class of instruments, by an address that leads to no order form: New shares',
    defaultMessage: '{label}: no orders on this screen',
  },
  notTradedBody: {
    id: 'ordering.notTradedBody',
    defaultMessage:
      'This version of Meridian has no order form here for this kind of instrument. What you hold stays as it is.',
  },
  unknownInstrumentTitle: {
    id: 'ordering.unknownInstrumentTitle',
    defaultMessage: 'We could not find this instrument',
  },
  unknownInstrumentBody: {
    id: 'ordering.unknownInstrumentBody',
    defaultMessage: 'The link may be old, or the instrument is no longer traded.',
  },
  toMarkets: { id: 'ordering.toMarkets', defaultMessage: 'Go to Markets' },
  priceImpossible: { id: 'ordering.priceImpossible', defaultMessage: 'This price cannot be right.' },
  priceImpossibleBody: {
    id: 'ordering.priceImpossibleBody',
    defaultMessage:
      'No market order is offered on it. Wait for the next price, or place a limit order at a price of your own.',
  },
  orderType: { id: 'ordering.orderType', defaultMessage: 'Order type' },
  market: { id: 'ordering.market', defaultMessage: 'Market' },
  limit: { id: 'ordering.limit', defaultMessage: 'Limit' },
  limitPrice: { id: 'ordering.limitPrice', defaultMessage: 'Limit price' },
  share: { id: 'ordering.share', defaultMessage: '{percent}%' },
  max: { id: 'ordering.max', defaultMessage: 'Max' },
  status: { id: 'ordering.status', defaultMessage: 'Status' },
  lookFirst: {
    id: 'ordering.lookFirst',
    defaultMessage:
      'Your orders show it as soon as it has arrived. Look there before you order anything else.',
  },
  paidFrom: { id: 'ordering.paidFrom', defaultMessage: 'Paid from' },
  paidTo: { id: 'ordering.paidTo', defaultMessage: 'Paid to' },
  positionAfter: { id: 'ordering.positionAfter', defaultMessage: 'Position after' },
  averageAfter: { id: 'ordering.averageAfter', defaultMessage: 'Position average price' },
  nowAfter: { id: 'ordering.nowAfter', defaultMessage: '{now} → {after}' },
  nowAfterHeard: { id: 'ordering.nowAfterHeard', defaultMessage: 'Now {now}, afterwards {after}' },
  positionChange: { id: 'ordering.positionChange', defaultMessage: '{from} → {to} {unit}' },
  positionChangeHeard: {
    id: 'ordering.positionChangeHeard',
    defaultMessage: 'From {from} to {to} {unit}',
  },
  positionAdded: { id: 'ordering.positionAdded', defaultMessage: '+{quantity} {unit}' },
  bid: { id: 'ordering.bid', defaultMessage: 'Bid' },
  ask: { id: 'ordering.ask', defaultMessage: 'Ask' },
  takePrice: { id: 'ordering.takePrice', defaultMessage: 'as limit price' },
  /** Heard when a price was filled in from the book or the chart. */
  priceTaken: { id: 'ordering.priceTaken', defaultMessage: 'Limit price: {price}' },
  raisePrice: { id: 'ordering.raisePrice', defaultMessage: 'Raise the price by {step}' },
  lowerPrice: { id: 'ordering.lowerPrice', defaultMessage: 'Lower the price by {step}' },
  more: { id: 'ordering.more', defaultMessage: '{step} more' },
  less: { id: 'ordering.less', defaultMessage: '{step} less' },
  quantityMissing: { id: 'ordering.quantityMissing', defaultMessage: 'Please add quantity' },
  quantityOffStep: { id: 'ordering.quantityOffStep', defaultMessage: 'Use steps of {step}' },
  limitPriceMissing: { id: 'ordering.limitPriceMissing', defaultMessage: 'Please enter the correct amount' },
  limitPriceOffTick: { id: 'ordering.limitPriceOffTick', defaultMessage: 'Use steps of {tick}' },
});
