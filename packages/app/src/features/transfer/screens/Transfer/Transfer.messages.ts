import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'transfer.title', defaultMessage: 'Transfer' },
  signInTitle: { id: 'transfer.signInTitle', defaultMessage: 'Sign in to move money' },
  signInBody: {
    id: 'transfer.signInBody',
    defaultMessage: 'Transfers are between your own accounts here.',
  },
  from: { id: 'transfer.from', defaultMessage: 'From account' },
  to: { id: 'transfer.to', defaultMessage: 'To account' },
  swap: { id: 'transfer.swap', defaultMessage: 'Swap the two accounts' },
  throughCash: {
    id: 'transfer.throughCash',
    defaultMessage: 'Money moves between Cash and one trading account at a time.',
  },
  amount: { id: 'transfer.amount', defaultMessage: 'Amount' },
  max: { id: 'transfer.max', defaultMessage: 'Max' },
  maximum: { id: 'transfer.maximum', defaultMessage: 'Maximum transfer {amount}' },
  maximumHeld: {
    id: 'transfer.maximumHeld',
    defaultMessage: 'Maximum transfer {amount} of {balance}: {held} is held',
  },
  heldIn: { id: 'transfer.heldIn', defaultMessage: 'Held in {wallet}' },
  heldAll: { id: 'transfer.heldAll', defaultMessage: 'Show all {count, number}' },
  heldWhat: { id: 'transfer.heldWhat', defaultMessage: 'what is held' },
  amountMissing: { id: 'transfer.amountMissing', defaultMessage: 'Please enter the correct amount' },
  nothing: { id: 'transfer.nothing', defaultMessage: 'The total amount must be greater than 0' },
  tooLittle: {
    id: 'transfer.tooLittle',
    defaultMessage: 'Too little to exchange: less than 0.01 {currency} would arrive',
  },
  fundsShort: { id: 'transfer.fundsShort', defaultMessage: '{wallet} has {missing} too little' },
  deposit: { id: 'transfer.deposit', defaultMessage: 'Deposit' },
  wallets: { id: 'transfer.wallets', defaultMessage: 'your accounts' },
  received: { id: 'transfer.received', defaultMessage: 'Arrives' },
  rate: { id: 'transfer.rate', defaultMessage: 'Rate' },
  rateSettled: {
    id: 'transfer.rateSettled',
    defaultMessage: 'The rate is settled when you send it, and recorded with the transfer.',
  },
  rateUnknown: {
    id: 'transfer.rateUnknown',
    defaultMessage: 'The rate is not known at the moment. The receipt will say it.',
  },
  arrival: { id: 'transfer.arrival', defaultMessage: 'Arrival' },
  arrivalValue: {
    id: 'transfer.arrivalValue',
    defaultMessage: 'Mostly within a minute, sometimes ten. You can cancel it until then.',
  },
  after: { id: 'transfer.after', defaultMessage: 'After the transfer' },
  left: { id: 'transfer.left', defaultMessage: 'Left in {wallet}' },
  press: { id: 'transfer.press', defaultMessage: 'Transfer' },
  pressAmount: { id: 'transfer.pressAmount', defaultMessage: 'Transfer {amount}' },
  refused: { id: 'transfer.refused', defaultMessage: 'Nothing was moved' },
  lookingUp: { id: 'transfer.lookingUp', defaultMessage: 'Checking what became of your transfer' },
  unknown: { id: 'transfer.unknown', defaultMessage: 'We do not know yet whether your transfer arrived' },
  notFound: { id: 'transfer.notFound', defaultMessage: 'The brokerage does not have your transfer so far' },
  unsettled: {
    id: 'transfer.unsettled',
    defaultMessage: 'The same transfer again counts once. Any other comes on top of it.',
  },
  otherReceipt: {
    id: 'transfer.otherReceipt',
    defaultMessage: 'The answer was about another transfer: {amount} from {from} to {to}.',
  },
  doneTitle: { id: 'transfer.doneTitle', defaultMessage: '{amount} is on its way' },
  doneArrived: { id: 'transfer.doneArrived', defaultMessage: '{amount} has arrived' },
  doneCancelled: { id: 'transfer.doneCancelled', defaultMessage: 'This transfer was cancelled' },
  doneFailed: { id: 'transfer.doneFailed', defaultMessage: 'This transfer failed' },
  number: { id: 'transfer.number', defaultMessage: 'Number' },
  another: { id: 'transfer.another', defaultMessage: 'Another transfer' },
  goBack: { id: 'transfer.goBack', defaultMessage: 'Back to where you were' },
  seeStatement: { id: 'transfer.seeStatement', defaultMessage: 'See the statement' },
});

/** What is on its way, and taking it back. */
export const pendingMessages = defineMessages({
  title: { id: 'transfer.pending.title', defaultMessage: 'On its way' },
  what: { id: 'transfer.pending.what', defaultMessage: 'what is on its way' },
  way: { id: 'transfer.pending.way', defaultMessage: '{from} to {to}' },
  cancelOf: { id: 'transfer.pending.cancelOf', defaultMessage: 'Cancel the transfer of {amount}' },
  question: { id: 'transfer.pending.question', defaultMessage: 'Cancel this transfer?' },
  questionBody: {
    id: 'transfer.pending.questionBody',
    defaultMessage: '{amount} goes back to {from}.',
  },
  confirm: { id: 'transfer.pending.confirm', defaultMessage: 'Cancel transfer' },
  keep: { id: 'transfer.pending.keep', defaultMessage: 'Keep it' },
  cancelled: { id: 'transfer.pending.cancelled', defaultMessage: 'Transfer cancelled' },
  tooLate: {
    id: 'transfer.pending.tooLate',
    defaultMessage: 'The transfer could no longer be cancelled',
  },
  tooLateBody: {
    id: 'transfer.pending.tooLateBody',
    defaultMessage: '{amount} is in {to}. You can move it back.',
  },
  alreadyCancelled: {
    id: 'transfer.pending.alreadyCancelled',
    defaultMessage: 'This transfer is cancelled already',
  },
  alreadyCancelledBody: {
    id: 'transfer.pending.alreadyCancelledBody',
    defaultMessage: '{amount} is back in {from}. It was cancelled once.',
  },
  alreadyFailedBody: {
    id: 'transfer.pending.alreadyFailedBody',
    defaultMessage: 'The transfer failed before. {amount} is back in {from}.',
  },
  failed: { id: 'transfer.pending.failed', defaultMessage: 'The transfer was not cancelled' },
  unknown: {
    id: 'transfer.pending.unknown',
    defaultMessage: 'We do not know whether the transfer was cancelled',
  },
  unknownBody: {
    id: 'transfer.pending.unknownBody',
    defaultMessage: 'The list says what is still on its way. You can ask again: it is cancelled once.',
  },
});
