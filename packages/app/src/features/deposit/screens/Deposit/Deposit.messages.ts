import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'deposit.title', defaultMessage: 'Deposit' },
  lead: {
    id: 'deposit.lead',
    defaultMessage:
      'Send the money first, then report it here with a screenshot. It is credited to Cash in dollars.',
  },
  what: { id: 'deposit.what', defaultMessage: 'the ways to deposit' },
  wallet: { id: 'deposit.wallet', defaultMessage: 'Digital currency' },
  fiat: { id: 'deposit.fiat', defaultMessage: 'Bank transfer' },
  currencies: { id: 'deposit.currencies', defaultMessage: 'Currencies' },
  minimum: { id: 'deposit.minimum', defaultMessage: 'Minimum' },
  fee: { id: 'deposit.fee', defaultMessage: 'Fee' },
  feeUpTo: { id: 'deposit.feeUpTo', defaultMessage: 'None, or {amount}' },
  free: { id: 'deposit.free', defaultMessage: 'None' },
  time: { id: 'deposit.time', defaultMessage: 'Time' },
  minutes: { id: 'deposit.minutes', defaultMessage: 'About {count} min' },
  minutesBetween: { id: 'deposit.minutesBetween', defaultMessage: '{least} to {most} min' },
  needs: { id: 'deposit.needs', defaultMessage: 'You need' },
  walletNeeds: { id: 'deposit.walletNeeds', defaultMessage: 'A wallet of your own and a screenshot' },
  fiatNeeds: {
    id: 'deposit.fiatNeeds',
    defaultMessage: 'A bank account in your name and a screenshot',
  },
  one: { id: 'deposit.oneOfEach', defaultMessage: '1 of the currency' },
  chooseWallet: { id: 'deposit.chooseWallet', defaultMessage: 'Deposit digital currency' },
  chooseFiat: { id: 'deposit.chooseFiat', defaultMessage: 'Deposit by bank transfer' },
  records: { id: 'deposit.toRecords', defaultMessage: 'Your deposits' },
  noneTitle: { id: 'deposit.noneTitle', defaultMessage: 'No deposits at present' },
  noneBody: {
    id: 'deposit.noneBody',
    defaultMessage: 'No currency can be deposited now. Customer service can say when.',
  },
  service: { id: 'deposit.service', defaultMessage: 'Customer service' },
});
