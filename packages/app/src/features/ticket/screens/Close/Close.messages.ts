import { feeMessages } from '#presentation/fees/fee.messages.ts';
import { defineMessages } from '#platform/words/messages.ts';

/** `unit` is what is counted: AAPL, BTC. */
export const messages = defineMessages({
  title: { id: 'close.title', defaultMessage: 'Close position' },
  amount: { id: 'close.amount', defaultMessage: 'How much' },
  all: { id: 'close.all', defaultMessage: 'All {quantity}' },
  part: { id: 'close.part', defaultMessage: 'Part' },
  quantity: { id: 'close.quantity', defaultMessage: 'Quantity to close' },
  shareOfPosition: { id: 'close.shareOfPosition', defaultMessage: 'Share of what can be closed' },
  quantityHint: { id: 'close.quantityHint', defaultMessage: 'You can close up to {closable}' },
  oddLotHint: {
    id: 'close.oddLotHint',
    defaultMessage:
      '{odd} of it are an odd lot, less than a board lot of {step}: closed alone or with whole lots.',
  },
  quantityInLots: {
    id: 'close.quantityInLots',
    defaultMessage: 'Use lots of {step}, with or without the odd {odd}',
  },
  quantityAboveHeld: { id: 'close.quantityAboveHeld', defaultMessage: 'You can close at most {closable}' },
  claimed: {
    id: 'close.claimed',
    defaultMessage: 'Other closing orders wait for {quantity} of this position.',
  },
  nothingToCloseTitle: {
    id: 'close.nothingToCloseTitle',
    defaultMessage: 'All of it is already being closed',
  },
  nothingToCloseBody: {
    id: 'close.nothingToCloseBody',
    defaultMessage:
      'Closing orders wait for the whole position. Cancel one under Trade to close it another way.',
  },
  preview: { id: 'close.preview', defaultMessage: 'You receive' },
  closeNow: { id: 'close.closeNow', defaultMessage: 'Close {quantity} {unit}' },
  closeAt: { id: 'close.closeAt', defaultMessage: 'Close {quantity} {unit} at {price}' },
  closeUnnamed: { id: 'close.closeUnnamed', defaultMessage: 'Close {unit}' },
  closed: { id: 'close.closed', defaultMessage: 'Closed {quantity} {unit}' },
  restingTitle: { id: 'close.restingTitle', defaultMessage: 'Your closing order is placed' },
  restingBody: {
    id: 'close.restingBody',
    defaultMessage:
      '{side, select, short {It closes {quantity} {unit} when the price is {price} or lower.} other {It closes {quantity} {unit} when the price is {price} or higher.}} You can cancel it under Trade.',
  },
  limitPriceHint: {
    id: 'close.limitPriceHint',
    defaultMessage:
      '{side, select, short {Filled at this price or lower.} other {Filled at this price or higher.}}',
  },
  dust: {
    id: 'close.dust',
    defaultMessage: '{rest} {unit} would be left, less than the smallest order of {minimum}',
  },
  dustBody: {
    id: 'close.dustBody',
    defaultMessage: 'You could not open as little again. Close it with the rest, or keep it.',
  },
  closeDust: { id: 'close.closeDust', defaultMessage: 'Close all {quantity}' },
  seeOrders: { id: 'close.seeOrders', defaultMessage: 'See your orders' },
  seePosition: { id: 'close.seePosition', defaultMessage: 'See what is left' },
  seeStatement: { id: 'close.seeStatement', defaultMessage: 'See the statement' },
  alreadyClosedBody: { id: 'close.alreadyClosedBody', defaultMessage: 'Nothing is left to close.' },
});

/** What the drawing of a closing says. Money is formatted, `net` without a sign. */
export const outcomeMessages = defineMessages({
  label: { id: 'close.outcome', defaultMessage: 'What closing means' },
  opened: { id: 'close.outcome.opened', defaultMessage: 'Opened at' },
  closes: { id: 'close.outcome.closes', defaultMessage: 'Closes at' },
  all: {
    id: 'close.outcome.all',
    defaultMessage:
      '{result, select, loss {A loss} other {A profit}} of {net} after all fees. Nothing of the position is left.',
  },
  part: {
    id: 'close.outcome.part',
    defaultMessage:
      '{result, select, loss {A loss} other {A profit}} of {net} on this part after all fees. {left} stay open with {margin} of margin{hasStopOut, select, true {; the stop-out stays at {stopOut}} other {}}.',
  },
});

const ownFigures = defineMessages({
  averagePrice: { id: 'close.figure.averagePrice', defaultMessage: 'Average price' },
  bookSum: { id: 'close.figure.bookSum', defaultMessage: 'Price × quantity, level by level' },
  bookValue: { id: 'close.figure.bookValue', defaultMessage: 'Value at the levels of the book' },
  openValue: { id: 'close.figure.openValue', defaultMessage: 'Value at the opening' },
  closePrice: { id: 'close.figure.closePrice', defaultMessage: 'Closing price' },
  openPrice: { id: 'close.figure.openPrice', defaultMessage: 'Opening price' },
  move: { id: 'close.figure.move', defaultMessage: 'Move in your favour' },
  quantity: { id: 'close.figure.quantity', defaultMessage: 'Quantity' },
  contractSize: { id: 'close.figure.contractSize', defaultMessage: 'Contract multiplier' },
  exchangeRate: { id: 'close.figure.exchangeRate', defaultMessage: 'Exchange rate' },
  settledProfit: {
    id: 'close.figure.settledProfit',
    defaultMessage: 'P&L in the currency of the price',
  },
  profit: { id: 'close.figure.profit', defaultMessage: 'P&L before fees' },
  margin: { id: 'close.figure.margin', defaultMessage: 'Margin of the position' },
  positionQuantity: { id: 'close.figure.positionQuantity', defaultMessage: 'Quantity held' },
  marginBack: { id: 'close.figure.marginBack', defaultMessage: 'Margin released' },
  feeRate: { id: 'close.figure.feeRate', defaultMessage: 'Fee rate' },
  feeByRate: { id: 'close.figure.feeByRate', defaultMessage: 'By the rate' },
  minFee: { id: 'close.figure.minFee', defaultMessage: 'Minimum fee' },
  fee: { id: 'close.figure.fee', defaultMessage: 'Closing fee' },
  proceeds: { id: 'close.figure.proceeds', defaultMessage: 'Proceeds' },
  openFees: { id: 'close.figure.openFees', defaultMessage: 'Opening fee, already paid' },
  net: { id: 'close.figure.net', defaultMessage: 'P&L after fees' },
});

/** Names of the figures of a closing, and of the numbers they are made of. */
export const closeFigureMessages = { ...feeMessages, ...ownFigures };

export const closeNoteMessages = defineMessages({
  bestLevel: {
    id: 'close.note.bestLevel',
    defaultMessage: 'The best level of the book holds all of it: filled at the last price.',
  },
  throughBook: {
    id: 'close.note.throughBook',
    defaultMessage: 'More than the best level of the book holds: filled level after level, at their prices.',
  },
  beyondBook: {
    id: 'close.note.beyondBook',
    defaultMessage:
      'More than the book holds now: the rest is estimated at its last level, and waits until somebody trades it.',
  },
  estimate: {
    id: 'close.note.estimate',
    defaultMessage: 'An estimate: a market order is filled at the price of the moment it reaches the market.',
  },
  limitPriceOrBetter: {
    id: 'close.note.limitPriceOrBetter',
    defaultMessage: 'A limit order is filled at its limit or better.',
  },
  minimumFee: {
    id: 'close.note.minimumFee',
    defaultMessage: 'The minimum fee applies to orders of this size.',
  },
  lossCapped: {
    id: 'close.note.lossCapped',
    defaultMessage: 'You lose no more than the margin, whatever the price.',
  },
  openFees: {
    id: 'close.note.openFees',
    defaultMessage: 'What the trade came to from opening to closing, all fees counted.',
  },
});
