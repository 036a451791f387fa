import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'portfolio.title', defaultMessage: 'Trade' },
  tabs: { id: 'portfolio.tabs', defaultMessage: 'What you trade' },
  holdings: { id: 'portfolio.holdings', defaultMessage: 'Holdings' },
  closed: { id: 'portfolio.closed', defaultMessage: 'Closed' },
  entrusted: { id: 'portfolio.entrusted', defaultMessage: 'Entrusted' },
  subscription: { id: 'portfolio.subscription', defaultMessage: 'Subscription' },
  follow: { id: 'portfolio.follow', defaultMessage: 'Follow investments' },
  signInTitle: { id: 'portfolio.signInTitle', defaultMessage: 'Sign in to see what you hold' },
  signInBody: {
    id: 'portfolio.signInBody',
    defaultMessage: 'Your positions and orders are here. Afterwards you are back on this page.',
  },
  // Holdings
  whatHoldings: { id: 'portfolio.whatHoldings', defaultMessage: 'your holdings' },
  counted: {
    id: 'portfolio.counted',
    defaultMessage: '{count, plural, one {# holding} other {# holdings}}',
  },
  floatingProfit: {
    id: 'portfolio.floatingProfit',
    defaultMessage: 'P&L before fees, {currency, select, USD {USD} HKD {HKD} other {{code}}}',
  },
  /** In a line with its figures. */
  profitIn: {
    id: 'portfolio.profitIn',
    defaultMessage: '{currency, select, USD {USD} HKD {HKD} other {{code}}} P&L',
  },
  today: { id: 'portfolio.today', defaultMessage: 'P&L today' },
  value: { id: 'portfolio.value', defaultMessage: 'Value' },
  /** Value of all holdings in one currency, where some are in another: at a rate that is shown. */
  together: {
    id: 'portfolio.together',
    defaultMessage: 'All holdings ≈ {amount} at {from} 1 = {to} {rate}, {age}',
  },
  whichProfit: { id: 'portfolio.whichProfit', defaultMessage: 'P&L shown' },
  sinceOpening: { id: 'portfolio.sinceOpening', defaultMessage: 'P&L since opening' },
  todayOnly: { id: 'portfolio.todayOnly', defaultMessage: 'P&L today' },
  terms: { id: 'portfolio.terms', defaultMessage: '{side} · {leverage}' },
  close: { id: 'portfolio.close', defaultMessage: 'Close' },
  closeNamed: { id: 'portfolio.closeNamed', defaultMessage: 'Close {name}' },
  emptyHoldings: { id: 'portfolio.emptyHoldings', defaultMessage: 'You hold nothing yet' },
  emptyHoldingsBody: {
    id: 'portfolio.emptyHoldingsBody',
    defaultMessage: 'Your holdings appear here, with what they are worth at every moment.',
  },
  toMarkets: { id: 'portfolio.toMarkets', defaultMessage: 'Look at the markets' },
  // Closed
  whatClosed: { id: 'portfolio.whatClosed', defaultMessage: 'your closed positions' },
  emptyClosed: { id: 'portfolio.emptyClosed', defaultMessage: 'No closed positions yet' },
  emptyClosedBody: {
    id: 'portfolio.emptyClosedBody',
    defaultMessage: 'When you close a position, its result appears here.',
  },
  toHoldings: { id: 'portfolio.toHoldings', defaultMessage: 'See your holdings' },
  sumAfterFees: { id: 'portfolio.sumAfterFees', defaultMessage: 'P&L after fees' },
  // Entrusted
  whatEntrusted: { id: 'portfolio.whatEntrusted', defaultMessage: 'your entrusted orders' },
  emptyEntrusted: { id: 'portfolio.emptyEntrusted', defaultMessage: 'No orders are waiting' },
  emptyEntrustedBody: {
    id: 'portfolio.emptyEntrustedBody',
    defaultMessage: 'A limit order waits here until the price gets there, or until you cancel it.',
  },
  limitPrice: { id: 'portfolio.limitPrice', defaultMessage: 'Limit price' },
  filled: { id: 'portfolio.filled', defaultMessage: 'Filled / total' },
  filledOf: { id: 'portfolio.filledOf', defaultMessage: '{filled} / {total}' },
  /** One of an order's fills. */
  fillIs: { id: 'portfolio.fillIs', defaultMessage: '{quantity} at {price}' },
  fillPrice: { id: 'portfolio.fillPrice', defaultMessage: 'Fill price' },
  whichOrders: { id: 'portfolio.whichOrders', defaultMessage: 'Orders shown' },
  openOrders: { id: 'portfolio.openOrders', defaultMessage: 'Open' },
  orderHistory: { id: 'portfolio.orderHistory', defaultMessage: 'History' },
  fills: { id: 'portfolio.fills', defaultMessage: 'Fills' },
  whatFills: { id: 'portfolio.whatFills', defaultMessage: 'your fills' },
  emptyFillsToday: { id: 'portfolio.emptyFillsToday', defaultMessage: 'Nothing was filled today' },
  emptyFillsTodayBody: {
    id: 'portfolio.emptyFillsTodayBody',
    defaultMessage: 'Fills of other days are in your orders on the Trade tab.',
  },
  reservedInAll: { id: 'portfolio.reservedInAll', defaultMessage: 'Reserved' },
  emptyFills: { id: 'portfolio.emptyFills', defaultMessage: 'Nothing has been filled yet' },
  emptyFillsBody: {
    id: 'portfolio.emptyFillsBody',
    defaultMessage: 'Each order that is carried out appears here, with its price and fee.',
  },
  orderTitle: { id: 'portfolio.orderTitle', defaultMessage: 'Order' },
  closeOrder: { id: 'portfolio.closeOrder', defaultMessage: 'Close order details' },
  toQuote: { id: 'portfolio.toQuote', defaultMessage: 'See the quote' },
  toPosition: { id: 'portfolio.toPosition', defaultMessage: 'See the position' },
  bookedProfit: { id: 'portfolio.bookedProfit', defaultMessage: 'P&L before fees' },
  sideAndType: { id: 'portfolio.sideAndType', defaultMessage: '{side} · {type}' },
  sideAndDate: { id: 'portfolio.sideAndDate', defaultMessage: '{side} · {date}' },
  whatHistory: { id: 'portfolio.whatHistory', defaultMessage: 'your order history' },
  emptyHistory: { id: 'portfolio.emptyHistory', defaultMessage: 'No order has ended yet' },
  emptyHistoryBody: {
    id: 'portfolio.emptyHistoryBody',
    defaultMessage: 'Orders that were filled, cancelled or rejected appear here.',
  },
  cancelledByYou: { id: 'portfolio.cancelledByYou', defaultMessage: 'Cancelled by you.' },
  rejected: { id: 'portfolio.rejected', defaultMessage: 'Cancelled by the brokerage.' },
  number: { id: 'portfolio.number', defaultMessage: 'Order number' },
  totalAmount: { id: 'portfolio.totalAmount', defaultMessage: 'Total amount' },
  leverage: { id: 'portfolio.leverage', defaultMessage: 'Leverage' },
  margin: { id: 'portfolio.margin', defaultMessage: 'Margin' },
  fee: { id: 'portfolio.fee', defaultMessage: 'Handling fee' },
  changed: { id: 'portfolio.changed', defaultMessage: 'Last change' },
  held: { id: 'portfolio.held', defaultMessage: 'Reserved' },
  placed: { id: 'portfolio.placed', defaultMessage: 'Placed' },
  orderType: { id: 'portfolio.orderType', defaultMessage: 'Order type' },
  cancel: { id: 'portfolio.cancel', defaultMessage: 'Cancel order' },
  cancelNamed: { id: 'portfolio.cancelNamed', defaultMessage: 'Cancel order: {order}' },
  cancelQuestion: { id: 'portfolio.cancelQuestion', defaultMessage: 'Are you sure to cancel order' },
  cancelBody: {
    id: 'portfolio.cancelBody',
    defaultMessage: '{side} {quantity} {name} at {price}. {amount} becomes free again.',
  },
  keep: { id: 'portfolio.keep', defaultMessage: 'Keep it' },
  cancelled: { id: 'portfolio.cancelled', defaultMessage: 'Order cancelled' },
  cancelFailed: { id: 'portfolio.cancelFailed', defaultMessage: 'The order was not cancelled' },
  cancelUnknown: {
    id: 'portfolio.cancelUnknown',
    defaultMessage: 'We do not know whether the order was cancelled',
  },
  cancelUnknownBody: {
    id: 'portfolio.cancelUnknownBody',
    defaultMessage: 'The list shows its current status. Cancelling it again is safe.',
  },
  cancelInProgress: {
    id: 'portfolio.cancelInProgress',
    defaultMessage: 'The brokerage answered that the order is still in progress.',
  },
  cancelOther: { id: 'portfolio.cancelOther', defaultMessage: 'The answer was about another order.' },
  cancelFill: {
    id: 'portfolio.cancelFill',
    defaultMessage: 'Filled: {side} {quantity} {name} at {price}, {time}.',
  },
  seeHoldings: { id: 'portfolio.seeHoldings', defaultMessage: 'See your holdings' },
  seeClosed: { id: 'portfolio.seeClosed', defaultMessage: 'See closed positions' },
  cancelTooLate: {
    id: 'portfolio.cancelTooLate',
    defaultMessage: 'The order was carried out before it could be cancelled',
  },
  processing: {
    id: 'portfolio.processing',
    defaultMessage: 'Executing; can’t be cancelled.',
  },
});

/** What an order does. */
export const sideMessages = defineMessages({
  buyLong: { id: 'orderSide.buyLong', defaultMessage: 'Buy long' },
  sellShort: { id: 'orderSide.sellShort', defaultMessage: 'Sell short' },
  closeLong: { id: 'orderSide.closeLong', defaultMessage: 'Close long' },
  closeShort: { id: 'orderSide.closeShort', defaultMessage: 'Close short' },
});
