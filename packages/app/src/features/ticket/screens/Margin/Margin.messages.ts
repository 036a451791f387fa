import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'margin.title', defaultMessage: 'Margin and leverage' },
  change: { id: 'margin.change', defaultMessage: 'What to change' },
  add: { id: 'margin.add', defaultMessage: 'Add margin' },
  raise: { id: 'margin.raise', defaultMessage: 'Raise leverage' },
  amount: { id: 'margin.amount', defaultMessage: 'Margin to add' },
  available: { id: 'margin.available', defaultMessage: '{amount} available in {wallet}' },
  max: { id: 'margin.max', defaultMessage: 'Max' },
  amountMissing: { id: 'margin.amountMissing', defaultMessage: 'Please enter the correct amount' },
  moreThanBorrowed: {
    id: 'margin.moreThanBorrowed',
    defaultMessage: 'You can add at most {amount}: no more is borrowed for this position',
  },
  fundsShort: { id: 'margin.fundsShort', defaultMessage: 'You need {missing} more.' },
  fundsShortBody: {
    id: 'margin.fundsShortBody',
    defaultMessage: 'Lower the amount, or add money to this wallet.',
  },
  leverage: { id: 'margin.leverage', defaultMessage: 'New leverage' },
  leverageMissing: { id: 'margin.leverageMissing', defaultMessage: 'Choose the new leverage' },
  stoppedOutAtOnce: {
    id: 'margin.stoppedOutAtOnce',
    defaultMessage:
      'At {multiple} the price has already reached the stop-out price. Choose a lower leverage.',
  },
  raiseHint: {
    id: 'margin.raiseHint',
    defaultMessage: 'Now {multiple}. Margin is released to your wallet, and the stop-out price comes nearer.',
  },
  nothingHigherTitle: {
    id: 'margin.nothingHigherTitle',
    defaultMessage: 'No higher leverage is offered',
  },
  nothingHigherBody: {
    id: 'margin.nothingHigherBody',
    defaultMessage: 'This position is held at {multiple}, the highest for it.',
  },
  paidInFullTitle: { id: 'margin.paidInFullTitle', defaultMessage: 'Paid in full: no margin to add' },
  paidInFullBody: {
    id: 'margin.paidInFullBody',
    defaultMessage: 'Nothing is borrowed for this position, so the brokerage cannot close it by a stop-out.',
  },
  balanceUnknown: { id: 'margin.balanceUnknown', defaultMessage: 'your buying power' },
  balanceUnknownBody: {
    id: 'margin.balanceUnknownBody',
    defaultMessage: 'You can still add margin: the brokerage checks it before it takes the money.',
  },
  addNow: { id: 'margin.addNow', defaultMessage: 'Add {amount} margin' },
  raiseNow: { id: 'margin.raiseNow', defaultMessage: 'Raise leverage to {multiple}' },
  preview: { id: 'margin.preview', defaultMessage: 'After the change' },
  noStopOut: { id: 'margin.noStopOut', defaultMessage: 'None' },
  position: { id: 'margin.position', defaultMessage: 'Position' },
  holding: { id: 'margin.holding', defaultMessage: '{side} · {holding}' },
  closedBody: {
    id: 'margin.closedBody',
    defaultMessage: 'Its margin has returned to your wallet. Nothing was added.',
  },
  refused: { id: 'margin.refused', defaultMessage: 'Nothing was changed' },
  lookingUp: { id: 'margin.lookingUp', defaultMessage: 'Checking what became of your change' },
  unknown: { id: 'margin.unknown', defaultMessage: 'We do not know yet whether your change arrived' },
  notFound: { id: 'margin.notFound', defaultMessage: 'The brokerage does not have your change so far' },
  unsettled: {
    id: 'margin.unsettled',
    defaultMessage: 'The same change again counts once. Any other comes on top of it.',
  },
  otherReceipt: {
    id: 'margin.otherReceipt',
    defaultMessage: 'The answer was about another position: {name}.',
  },
  doneAdded: { id: 'margin.doneAdded', defaultMessage: 'Margin added' },
  doneRaised: { id: 'margin.doneRaised', defaultMessage: 'Leverage raised to {multiple}' },
  doneChanged: { id: 'margin.doneChanged', defaultMessage: 'Your change was carried out' },
  doneClosed: {
    id: 'margin.doneClosed',
    defaultMessage: 'The position has been closed since; its margin is back in your wallet.',
  },
  seePosition: { id: 'margin.seePosition', defaultMessage: 'See position' },
  seeStatement: { id: 'margin.seeStatement', defaultMessage: 'See the statement' },
});

/** What the change means, drawn. */
export const pictureMessages = defineMessages({
  label: { id: 'margin.picture.label', defaultMessage: 'What this change means' },
  now: { id: 'margin.picture.now', defaultMessage: 'Margin now' },
  after: { id: 'margin.picture.after', defaultMessage: 'Margin after' },
  price: { id: 'margin.picture.price', defaultMessage: 'Last price' },
  stopOut: { id: 'margin.picture.stopOut', defaultMessage: 'Stop-out after' },
  moves: {
    id: 'margin.picture.moves',
    defaultMessage:
      '{side, select, short {The stop-out price moves from {from} to {to}, {percent} above the last price.} other {The stop-out price moves from {from} to {to}, {percent} below the last price.}}',
  },
  begins: {
    id: 'margin.picture.begins',
    defaultMessage:
      '{side, select, short {The brokerage closes the position at {to}, {percent} above the last price.} other {The brokerage closes the position at {to}, {percent} below the last price.}}',
  },
  ends: {
    id: 'margin.picture.ends',
    defaultMessage: 'The stop-out price of {from} no longer applies: the position is paid in full.',
  },
});

/** Names of the figures of a change, and of the numbers they are made of. */
export const marginFigureMessages = defineMessages({
  margin: { id: 'margin.figure.margin', defaultMessage: 'Margin' },
  leverage: { id: 'margin.figure.leverage', defaultMessage: 'Leverage' },
  stopOut: { id: 'margin.figure.stopOut', defaultMessage: 'Stop-out price' },
  left: { id: 'margin.figure.left', defaultMessage: 'Buying power after' },
  buyingPower: { id: 'margin.figure.buyingPower', defaultMessage: 'Buying power' },
  before: { id: 'margin.figure.before', defaultMessage: 'Margin now' },
  added: { id: 'margin.figure.added', defaultMessage: 'Added' },
  released: { id: 'margin.figure.released', defaultMessage: 'Released' },
  openValue: { id: 'margin.figure.openValue', defaultMessage: 'Value when opened' },
  settledMargin: {
    id: 'margin.figure.settledMargin',
    defaultMessage: 'Margin in the currency of the price',
  },
  marginShare: { id: 'margin.figure.marginShare', defaultMessage: 'Part that may be lost' },
  quantity: { id: 'margin.figure.quantity', defaultMessage: 'Quantity' },
  contractSize: { id: 'margin.figure.contractSize', defaultMessage: 'Contract multiplier' },
  distance: { id: 'margin.figure.distance', defaultMessage: 'Distance from the opening price' },
  openPrice: { id: 'margin.figure.openPrice', defaultMessage: 'Opening price' },
});

export const marginNoteMessages = defineMessages({
  estimate: {
    id: 'margin.note.estimate',
    defaultMessage: 'An estimate, before fees and jumps in price.',
  },
});
