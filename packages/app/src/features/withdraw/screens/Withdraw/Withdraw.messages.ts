import { defineMessages } from '#platform/words/messages.ts';

/** Word for word where spec §5 gives the words. */
export const messages = defineMessages({
  cardTitle: { id: 'withdraw.cardTitle', defaultMessage: 'Withdraw to a bank card' },
  walletTitle: { id: 'withdraw.walletTitle', defaultMessage: 'Withdraw digital currency' },
  signInTitle: { id: 'withdraw.signInTitle', defaultMessage: 'Sign in to withdraw' },
  signInBody: {
    id: 'withdraw.signInBody',
    defaultMessage: 'Money goes to your own bank cards and wallets.',
  },
  what: { id: 'withdraw.what', defaultMessage: 'what you can withdraw' },
  whatAccounts: { id: 'withdraw.whatAccounts', defaultMessage: 'your bank cards and wallets' },

  usable: { id: 'withdraw.usable', defaultMessage: 'Can be withdrawn' },
  balance: { id: 'withdraw.balance', defaultMessage: 'Balance of Cash' },
  held: { id: 'withdraw.held', defaultMessage: 'Held in Cash' },
  nothing: { id: 'withdraw.nothing', defaultMessage: 'Nothing can be withdrawn at present' },
  nothingEmpty: {
    id: 'withdraw.nothingEmpty',
    defaultMessage:
      'Cash is empty. Withdrawals are paid from it: move money there from another account first.',
  },
  nothingHeld: {
    id: 'withdraw.nothingHeld',
    defaultMessage: 'All of Cash is held: {amount}. What it is held for is listed above.',
  },
  transferIn: { id: 'withdraw.transferIn', defaultMessage: 'Transfer to Cash' },

  currency: { id: 'withdraw.currency', defaultMessage: 'Currency type' },
  currencyMissing: { id: 'withdraw.currencyMissing', defaultMessage: 'Please select a currency type' },
  address: { id: 'withdraw.address', defaultMessage: 'Wallet address' },
  addressMissing: { id: 'withdraw.addressMissing', defaultMessage: 'Please enter your wallet address' },
  card: { id: 'withdraw.card', defaultMessage: 'Bank card' },
  cardMissing: { id: 'withdraw.cardMissing', defaultMessage: 'Please select a bank card first' },
  choose: { id: 'withdraw.choose', defaultMessage: 'Choose' },
  addCard: { id: 'withdraw.addCard', defaultMessage: 'Add bank card' },
  addWallet: { id: 'withdraw.addWallet', defaultMessage: 'Add digital wallet' },
  noCard: { id: 'withdraw.noCard', defaultMessage: 'No bank card yet' },
  noCardBody: {
    id: 'withdraw.noCardBody',
    defaultMessage: 'Add the card that the money goes to. You come back here afterwards.',
  },
  noWallet: { id: 'withdraw.noWallet', defaultMessage: 'No digital wallet yet' },
  noWalletBody: {
    id: 'withdraw.noWalletBody',
    defaultMessage: 'Add the wallet that the money goes to. You come back here afterwards.',
  },
  cardGone: {
    id: 'withdraw.cardGone',
    defaultMessage: 'The bank card that you chose has been deleted. Choose another one.',
  },
  walletGone: {
    id: 'withdraw.walletGone',
    defaultMessage: 'The wallet that you chose has been deleted. Choose another one.',
  },
  notOfferedCard: {
    id: 'withdraw.notOfferedCard',
    defaultMessage: 'Nothing is paid out in {currency} at present. Choose another card.',
  },
  notOfferedWallet: {
    id: 'withdraw.notOfferedWallet',
    defaultMessage: '{currency} is not sent over {network} at present. Choose an address on another network.',
  },

  amount: { id: 'withdraw.amount', defaultMessage: 'Amount' },
  max: { id: 'withdraw.max', defaultMessage: 'Max' },
  limits: { id: 'withdraw.limits', defaultMessage: '{minimum} to {maximum} at once' },
  least: { id: 'withdraw.least', defaultMessage: 'At least {minimum}' },
  amountWrong: { id: 'withdraw.amountWrong', defaultMessage: 'Please enter the correct amount' },
  amountNotPositive: {
    id: 'withdraw.amountNotPositive',
    defaultMessage: 'The total amount must be greater than 0',
  },
  tooSmall: { id: 'withdraw.tooSmall', defaultMessage: 'Withdraw at least {limit}' },
  tooLarge: { id: 'withdraw.tooLarge', defaultMessage: 'Withdraw at most {limit} at once' },
  tooLittle: { id: 'withdraw.tooLittle', defaultMessage: 'Nothing would be left after the fee' },
  fundsShort: { id: 'withdraw.fundsShort', defaultMessage: 'You need {missing} more in Cash' },

  summary: { id: 'withdraw.summary', defaultMessage: 'What arrives' },
  fee: { id: 'withdraw.fee', defaultMessage: 'Fee' },
  feeFixed: { id: 'withdraw.feeFixed', defaultMessage: 'Fee {minimum}' },
  feeOfRate: {
    id: 'withdraw.feeOfRate',
    defaultMessage: 'Fee {rate} of the amount, at least {minimum}',
  },
  rate: { id: 'withdraw.rate', defaultMessage: 'Rate' },
  rateSettled: {
    id: 'withdraw.rateSettled',
    defaultMessage: 'The rate is settled when you send it, and recorded with the withdrawal.',
  },
  rateUnknown: {
    id: 'withdraw.rateUnknown',
    defaultMessage: 'The rate is not known at the moment. The receipt will say it.',
  },
  arrives: { id: 'withdraw.arrives', defaultMessage: 'Arrives' },
  arrival: { id: 'withdraw.arrival', defaultMessage: 'Arrival' },
  arrivalMinutes: {
    id: 'withdraw.arrivalMinutes',
    defaultMessage: 'About {count, plural, one {# minute} other {# minutes}} after the review',
  },
  arrivalHours: {
    id: 'withdraw.arrivalHours',
    defaultMessage: 'About {count, plural, one {# hour} other {# hours}} after the review',
  },
  arrivalDays: {
    id: 'withdraw.arrivalDays',
    defaultMessage: '{count, plural, one {# day} other {# days}} after the review',
  },
  review: { id: 'withdraw.review', defaultMessage: 'Review' },
  reviewTime: { id: 'withdraw.reviewTime', defaultMessage: 'Up to 24 hours' },
  left: { id: 'withdraw.left', defaultMessage: 'Left in Cash' },
  final: {
    id: 'withdraw.final',
    defaultMessage:
      'A withdrawal cannot be cancelled. The amount is held in Cash until it has been reviewed.',
  },

  press: { id: 'withdraw.press', defaultMessage: 'Withdraw' },
  pressAmount: { id: 'withdraw.pressAmount', defaultMessage: 'Withdraw {amount}' },
  to: { id: 'withdraw.to', defaultMessage: 'To' },
  from: { id: 'withdraw.from', defaultMessage: 'From' },
  cash: { id: 'withdraw.cash', defaultMessage: 'Cash' },
  newTitle: { id: 'withdraw.newTitle', defaultMessage: 'You have not withdrawn to this account before' },
  newCardBody: {
    id: 'withdraw.newCardBody',
    defaultMessage: 'Compare the last four digits with your card: {last}',
  },
  newWalletBody: {
    id: 'withdraw.newWalletBody',
    defaultMessage:
      'Compare the last four characters with your wallet: {last}. What goes to a wrong address is lost.',
  },
  newAccept: { id: 'withdraw.newAccept', defaultMessage: 'It ends in {last}' },
  refused: { id: 'withdraw.refused', defaultMessage: 'Nothing was withdrawn' },

  lookingUp: { id: 'withdraw.lookingUp', defaultMessage: 'Checking what became of your withdrawal' },
  unknown: {
    id: 'withdraw.unknown',
    defaultMessage: 'We do not know yet whether your withdrawal arrived',
  },
  notFound: {
    id: 'withdraw.notFound',
    defaultMessage: 'The brokerage does not have your withdrawal so far',
  },
  unsettled: {
    id: 'withdraw.unsettled',
    defaultMessage: 'The same withdrawal again counts once. Any other comes on top of it.',
  },
  otherReceipt: {
    id: 'withdraw.otherReceipt',
    defaultMessage: 'The answer was about another withdrawal: {amount} to {account}.',
  },
  listLabel: { id: 'withdraw.listLabel', defaultMessage: 'See the statement' },
  listAdvice: {
    id: 'withdraw.listAdvice',
    defaultMessage:
      'The statement shows the withdrawal as soon as the brokerage has it. Do not send another one until then.',
  },
  doneTitle: { id: 'withdraw.doneTitle', defaultMessage: '{amount} is under review' },
  doneBody: {
    id: 'withdraw.doneBody',
    defaultMessage: 'The amount is held in Cash meanwhile. A message tells you what was decided.',
  },
  number: { id: 'withdraw.number', defaultMessage: 'Number' },
  seeProgress: { id: 'withdraw.seeProgress', defaultMessage: 'See its progress' },
  another: { id: 'withdraw.another', defaultMessage: 'Another withdrawal' },
});
