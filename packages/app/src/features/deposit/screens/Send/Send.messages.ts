import { defineMessages } from '#platform/words/messages.ts';

/** Word for word where spec §1 and §5 give the words. */
export const messages = defineMessages({
  walletTitle: { id: 'depositSend.walletTitle', defaultMessage: 'Deposit digital currency' },
  fiatTitle: { id: 'depositSend.fiatTitle', defaultMessage: 'Deposit by bank transfer' },
  what: { id: 'depositSend.what', defaultMessage: 'where to send your deposit' },
  currency: { id: 'depositSend.currency', defaultMessage: 'Currency' },
  chooseCurrency: { id: 'depositSend.chooseCurrency', defaultMessage: 'Choose a currency' },
  network: { id: 'depositSend.network', defaultMessage: 'Network' },
  currencyMissing: { id: 'depositSend.currencyMissing', defaultMessage: 'Please select a currency type' },
  noAddressTitle: {
    id: 'depositSend.noAddressTitle',
    defaultMessage: 'No address for {currency} on {network} at present',
  },
  noAddressBody: {
    id: 'depositSend.noAddressBody',
    defaultMessage: 'Choose another network or another currency. Send nothing until an address is shown.',
  },
  sendTo: { id: 'depositSend.sendTo', defaultMessage: 'Send to' },
  onlyTitle: {
    id: 'depositSend.onlyTitle',
    defaultMessage: 'Send only {currency} on {network}: anything else is lost',
  },
  qr: { id: 'depositSend.qr', defaultMessage: 'Address for {currency} on {network} as a QR code' },
  address: { id: 'depositSend.address', defaultMessage: 'Address for {currency} on {network}' },
  memo: { id: 'depositSend.memo', defaultMessage: 'Memo (tag)' },
  memoHint: {
    id: 'depositSend.memoHint',
    defaultMessage: 'Enter it with the address. Without it the deposit cannot be matched to you.',
  },
  copy: { id: 'depositSend.copy', defaultMessage: 'Copy' },
  copied: { id: 'depositSend.copied', defaultMessage: 'Copy Success' },
  copyFailed: { id: 'depositSend.copyFailed', defaultMessage: 'Selected: copy it by hand' },
  reference: { id: 'depositSend.reference', defaultMessage: 'Reference' },
  referenceHint: {
    id: 'depositSend.referenceHint',
    defaultMessage: 'Write it as the purpose of the transfer, so that it is matched to your account.',
  },
  certificate: { id: 'depositSend.certificate', defaultMessage: 'About the bank certificate' },
  certificateChannel: {
    id: 'depositSend.certificateChannel',
    defaultMessage: 'Deposits pass through an anti-money-laundering risk-control channel.',
  },
  certificateMatch: {
    id: 'depositSend.certificateMatch',
    defaultMessage:
      'Customer service matches the deposit to your account by its bank certificate, the screenshot.',
  },
  certificateTime: {
    id: 'depositSend.certificateTime',
    defaultMessage: 'The funds reach your account within about 5 minutes after confirmation.',
  },
  terms: { id: 'depositSend.terms', defaultMessage: 'Terms' },
  minimum: { id: 'depositSend.minimum', defaultMessage: 'Minimum' },
  maximum: { id: 'depositSend.maximum', defaultMessage: 'Maximum' },
  fee: { id: 'depositSend.fee', defaultMessage: 'Fee' },
  free: { id: 'depositSend.free', defaultMessage: 'None' },
  time: { id: 'depositSend.time', defaultMessage: 'Credited' },
  walletTime: {
    id: 'depositSend.walletTime',
    defaultMessage: 'After 3 confirmations, about {count} min',
  },
  fiatTime: { id: 'depositSend.fiatTime', defaultMessage: 'About {count} min after confirmation' },
  rate: { id: 'depositSend.rate', defaultMessage: 'Rate' },
  rateText: { id: 'depositSend.rateText', defaultMessage: '1 {from} = {rate} {to}, {age}' },
  report: { id: 'depositSend.report', defaultMessage: 'Report your deposit' },
  amount: { id: 'depositSend.amount', defaultMessage: 'Amount you sent' },
  amountHint: {
    id: 'depositSend.amountHint',
    defaultMessage: 'At least {least}. Lower amounts are not refunded.',
  },
  amountWrong: { id: 'depositSend.amountWrong', defaultMessage: 'Please enter the correct amount' },
  amountNotPositive: {
    id: 'depositSend.amountNotPositive',
    defaultMessage: 'The total amount must be greater than 0',
  },
  tooSmall: {
    id: 'depositSend.tooSmall',
    defaultMessage: 'Send at least {limit}. Lower amounts are not refunded.',
  },
  tooLarge: { id: 'depositSend.tooLarge', defaultMessage: 'At most {limit} at once.' },
  proof: { id: 'depositSend.proof', defaultMessage: 'Screenshot of the payment' },
  proofMissing: { id: 'depositSend.proofMissing', defaultMessage: 'Please upload your credentials first' },
  received: { id: 'depositSend.received', defaultMessage: 'Credited to Cash' },
  press: { id: 'depositSend.press', defaultMessage: 'Report deposit' },
  pressAmount: { id: 'depositSend.pressAmount', defaultMessage: 'Report deposit of {amount}' },
  refused: { id: 'depositSend.refused', defaultMessage: 'Deposit not reported' },
  samePictureTitle: {
    id: 'depositSend.samePictureTitle',
    defaultMessage: 'You used this screenshot before',
  },
  samePictureBody: {
    id: 'depositSend.samePictureBody',
    defaultMessage: 'It is the proof of an earlier deposit. Each deposit is credited once.',
  },
  samePictureAccept: { id: 'depositSend.samePictureAccept', defaultMessage: 'It is another deposit' },
  lookingUp: { id: 'depositSend.lookingUp', defaultMessage: 'Checking whether your deposit was reported' },
  unknown: {
    id: 'depositSend.unknown',
    defaultMessage: 'We do not know yet whether your deposit was reported',
  },
  notFound: { id: 'depositSend.notFound', defaultMessage: 'Your deposit has not been reported so far' },
  unsettled: {
    id: 'depositSend.unsettled',
    defaultMessage: 'The same report counts once. Another amount or another screenshot is another deposit.',
  },
  otherReceipt: {
    id: 'depositSend.otherReceipt',
    defaultMessage: 'The answer is about another deposit, of {amount}.',
  },
  listLabel: { id: 'depositSend.listLabel', defaultMessage: 'Your deposits' },
  listAdvice: {
    id: 'depositSend.listAdvice',
    defaultMessage: 'It is among your deposits if it was reported. Until then report nothing twice.',
  },
  doneTitle: { id: 'depositSend.doneTitle', defaultMessage: 'Deposit reported' },
  doneWallet: {
    id: 'depositSend.doneWallet',
    defaultMessage: 'It is credited after 3 confirmations. You get a message when it is.',
  },
  doneFiat: {
    id: 'depositSend.doneFiat',
    defaultMessage: 'It is credited within about 5 minutes after confirmation. You get a message when it is.',
  },
  seeDeposits: { id: 'depositSend.seeDeposits', defaultMessage: 'See its progress' },
  another: { id: 'depositSend.another', defaultMessage: 'Report another deposit' },
});
