import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  what: { id: 'position.what', defaultMessage: 'the position' },
  floatingProfit: { id: 'position.floatingProfit', defaultMessage: 'P&L before fees' },
  realisedProfit: { id: 'position.realisedProfit', defaultMessage: 'P&L after fees' },
  ofMargin: { id: 'position.ofMargin', defaultMessage: 'Return on margin {percent}' },
  holding: { id: 'position.holding', defaultMessage: '{side} · {holding} · {leverage}' },
  holdingCovered: { id: 'position.holdingCovered', defaultMessage: '{side} · {leverage}' },
  figures: { id: 'position.figures', defaultMessage: 'Details' },
  events: { id: 'position.events', defaultMessage: 'History' },
  noEvents: { id: 'position.noEvents', defaultMessage: 'Nothing is recorded yet.' },
  eventDetail: {
    id: 'position.eventDetail',
    defaultMessage: '{holding} at {price}. Wallet {amount}',
  },
  eventDetailCovered: { id: 'position.eventDetailCovered', defaultMessage: 'At {price}' },
  splitDetail: {
    id: 'position.splitDetail',
    defaultMessage: '{ratio} for 1: now {holding} at an average of {price}. The value has not changed',
  },
  splitDetailCovered: { id: 'position.splitDetailCovered', defaultMessage: '{ratio} for 1' },
  marginDetail: {
    id: 'position.marginDetail',
    defaultMessage: 'Margin {amount}. Leverage since then {leverage}×',
  },
  marginDetailCovered: {
    id: 'position.marginDetailCovered',
    defaultMessage: 'Leverage since then {leverage}×',
  },
  statusOpen: { id: 'position.statusOpen', defaultMessage: 'Open' },
  statusClosed: { id: 'position.statusClosed', defaultMessage: 'Closed' },
  statusSettled: { id: 'position.statusSettled', defaultMessage: 'Settled' },
  close: { id: 'position.close', defaultMessage: 'Close position' },
  addTo: { id: 'position.addTo', defaultMessage: 'Add to position' },
  margin: { id: 'position.margin', defaultMessage: 'Margin and leverage' },
  notClosable: {
    id: 'position.notClosable',
    defaultMessage: 'This version of Meridian cannot close this position',
  },
  notClosableOf: {
    id: 'position.notClosableOf',
    defaultMessage: '{label}: this version of Meridian cannot close them',
  },
  notClosableBody: {
    id: 'position.notClosableBody',
    defaultMessage: 'It stays open. Reload the page for the newest version, or contact customer service.',
  },
  closing: { id: 'position.closing', defaultMessage: 'Closing orders wait for all of it' },
  closingBody: {
    id: 'position.closingBody',
    defaultMessage: 'Cancel one under Trade to close the position another way.',
  },
  seeOrders: { id: 'position.seeOrders', defaultMessage: 'See your orders' },
  quote: { id: 'position.quote', defaultMessage: 'Quote' },
  notFoundTitle: { id: 'position.notFoundTitle', defaultMessage: 'We could not find this position' },
  notFoundBody: {
    id: 'position.notFoundBody',
    defaultMessage: 'The link may be old. What you hold is under Trade.',
  },
  seeHoldings: { id: 'position.seeHoldings', defaultMessage: 'See your holdings' },
  signInTitle: { id: 'position.signInTitle', defaultMessage: 'Sign in to see this position' },
});

/** Names of a position's figures and of the numbers they are made of. */
export const figureMessages = defineMessages({
  lastPrice: { id: 'position.figure.lastPrice', defaultMessage: 'Last price' },
  priceAt: { id: 'position.figure.priceAt', defaultMessage: 'Price time' },
  closePrice: { id: 'position.figure.closePrice', defaultMessage: 'Closing price' },
  settlementPrice: { id: 'position.figure.settlementPrice', defaultMessage: 'Settlement price' },
  openPrice: { id: 'position.figure.openPrice', defaultMessage: 'Opening price' },
  move: { id: 'position.figure.move', defaultMessage: 'Move in your favour' },
  quantity: { id: 'position.figure.quantity', defaultMessage: 'Quantity' },
  contractSize: { id: 'position.figure.contractSize', defaultMessage: 'Contract multiplier' },
  exchangeRate: { id: 'position.figure.exchangeRate', defaultMessage: 'Exchange rate' },
  settledProfit: {
    id: 'position.figure.settledProfit',
    defaultMessage: 'P&L in the currency of the price',
  },
  marketValue: { id: 'position.figure.marketValue', defaultMessage: 'Market value' },
  openValue: { id: 'position.figure.openValue', defaultMessage: 'Value when opened' },
  leverage: { id: 'position.figure.leverage', defaultMessage: 'Leverage' },
  margin: { id: 'position.figure.margin', defaultMessage: 'Margin' },
  settledMargin: {
    id: 'position.figure.settledMargin',
    defaultMessage: 'Margin in the currency of the price',
  },
  profit: { id: 'position.figure.profit', defaultMessage: 'P&L before fees' },
  ratio: { id: 'position.figure.ratio', defaultMessage: 'Return on margin' },
  fees: { id: 'position.figure.fees', defaultMessage: 'Handling fees paid' },
  carried: { id: 'position.figure.carried', defaultMessage: 'Overnight charges and dividends' },
  net: { id: 'position.figure.net', defaultMessage: 'P&L after fees' },
  marginShare: { id: 'position.figure.marginShare', defaultMessage: 'Part that may be lost' },
  distance: { id: 'position.figure.distance', defaultMessage: 'Distance from the opening price' },
  stopOut: { id: 'position.figure.stopOut', defaultMessage: 'Stop-out price' },
  totalAmount: { id: 'position.figure.totalAmount', defaultMessage: 'Total amount' },
  status: { id: 'position.figure.status', defaultMessage: 'Status' },
  orderType: { id: 'position.figure.orderType', defaultMessage: 'Order type' },
  openedAt: { id: 'position.figure.openedAt', defaultMessage: 'Opened' },
  lastTrade: { id: 'position.figure.lastTrade', defaultMessage: 'Last trade' },
  closedAt: { id: 'position.figure.closedAt', defaultMessage: 'Closed' },
  settledAt: { id: 'position.figure.settledAt', defaultMessage: 'Settled' },
  number: { id: 'position.figure.number', defaultMessage: 'Order number' },
});

export const noteMessages = defineMessages({
  averaged: {
    id: 'position.note.averaged',
    defaultMessage: 'The opening price is an average where the position was increased.',
  },
  margin: {
    id: 'position.note.margin',
    defaultMessage:
      'Your own money in the position. You get it back when you close, with the profit or less the loss.',
  },
  marginExchanged: {
    id: 'position.note.marginExchanged',
    defaultMessage:
      'Your own money in the position, at the exchange rate of its opening. You get it back when you close, with the profit or less the loss.',
  },
  stopOut: {
    id: 'position.note.stopOut',
    defaultMessage: 'At this price the brokerage closes the position, because the margin is nearly used up.',
  },
  stopOutNever: {
    id: 'position.note.stopOutNever',
    defaultMessage: 'Cannot happen: without leverage you can lose no more than you paid.',
  },
});
