import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'invest.title', defaultMessage: 'Invest' },
  titleNamed: { id: 'invest.titleNamed', defaultMessage: 'Invest with {name}' },
  signInTitle: { id: 'invest.signInTitle', defaultMessage: 'Sign in to invest' },
  signInBody: {
    id: 'invest.signInBody',
    defaultMessage: 'Your Follow investing wallet and your investments are here.',
  },
  wallet: { id: 'invest.wallet', defaultMessage: 'your Follow investing wallet' },
  amount: { id: 'invest.amount', defaultMessage: 'Amount' },
  available: { id: 'invest.available', defaultMessage: '{amount} available in Follow investing' },
  max: { id: 'invest.max', defaultMessage: 'Max' },
  amountMissing: { id: 'invest.amountMissing', defaultMessage: 'Please enter the correct amount' },
  nothing: { id: 'invest.nothing', defaultMessage: 'The total amount must be greater than 0' },
  outOfRange: {
    id: 'invest.outOfRange',
    defaultMessage: 'The amount must be from {least} to {most}.',
  },
  preview: { id: 'invest.preview', defaultMessage: 'What you receive' },
  rate: { id: 'invest.rate', defaultMessage: 'Interest rate' },
  aYear: { id: 'invest.aYear', defaultMessage: '{rate} a year' },
  interest: {
    id: 'invest.interest',
    defaultMessage: 'Interest, {count, plural, one {# day} other {# days}}',
  },
  interestHow: { id: 'invest.interestHow', defaultMessage: 'How the interest is worked out' },
  interestNote: {
    id: 'invest.interestNote',
    defaultMessage: 'Credited every 24 hours from the confirmation. Rounded once, over all days together.',
  },
  daysOfYear: { id: 'invest.daysOfYear', defaultMessage: 'Days of a year' },
  days: { id: 'invest.days', defaultMessage: 'Days' },
  back: { id: 'invest.back', defaultMessage: 'Comes back at the end' },
  left: { id: 'invest.left', defaultMessage: 'Left in Follow investing' },
  close: { id: 'invest.close', defaultMessage: 'Close' },
  lockTitle: {
    id: 'invest.lockTitle',
    defaultMessage: 'Cannot be sold after ordering',
  },
  lockBody: {
    id: 'invest.lockBody',
    defaultMessage:
      'Your money stays with {name} for {count, plural, one {# day} other {# days}} from the confirmation. It cannot be sold, cancelled or taken back before. Then the whole amount comes back to your Follow investing wallet.',
  },
  confirmation: { id: 'invest.confirmation', defaultMessage: 'Confirmation' },
  confirmationValue: {
    id: 'invest.confirmationValue',
    defaultMessage: 'Within 24 hours. If it is refused, the money is free again.',
  },
  consent: {
    id: 'invest.consent',
    defaultMessage:
      'I know that this cannot be sold after ordering and that my money stays with {name} for {count, plural, one {# day} other {# days}}.',
  },
  institution: { id: 'invest.institution', defaultMessage: 'Institution' },
  press: { id: 'invest.press', defaultMessage: 'Invest' },
  pressAmount: { id: 'invest.pressAmount', defaultMessage: 'Invest {amount}' },
  fundsShort: { id: 'invest.fundsShort', defaultMessage: 'You need {missing} more' },
  transfer: { id: 'invest.transfer', defaultMessage: 'Transfer {missing}' },
  refused: { id: 'invest.refused', defaultMessage: 'Nothing was invested' },
  lookingUp: { id: 'invest.lookingUp', defaultMessage: 'Finding out whether your investment arrived' },
  unknown: {
    id: 'invest.unknown',
    defaultMessage: 'We do not know yet whether your investment arrived',
  },
  notFound: { id: 'invest.notFound', defaultMessage: 'The brokerage does not have your investment so far' },
  unsettled: {
    id: 'invest.unsettled',
    defaultMessage: 'We do not know yet what became of an earlier investment',
  },
  otherReceipt: {
    id: 'invest.otherReceipt',
    defaultMessage: 'The answer was about another investment: {amount} with {name}.',
  },
  doneTitle: { id: 'invest.doneTitle', defaultMessage: '{amount} waits for confirmation' },
  doneConfirmed: { id: 'invest.doneConfirmed', defaultMessage: '{amount} earns interest' },
  doneRefused: { id: 'invest.doneRefused', defaultMessage: 'Your investment was refused' },
  doneBody: {
    id: 'invest.doneBody',
    defaultMessage:
      'It is set aside in your Follow investing wallet. {name} confirms or refuses it within 24 hours; you get a message.',
  },
  number: { id: 'invest.number', defaultMessage: 'Number' },
  ordered: { id: 'invest.ordered', defaultMessage: 'Ordered' },
  term: { id: 'invest.term', defaultMessage: 'Term' },
  termValue: {
    id: 'invest.termValue',
    defaultMessage: '{count, plural, one {# day} other {# days}} from the confirmation',
  },
  seeInstitution: { id: 'invest.seeInstitution', defaultMessage: 'See your investment' },
  another: { id: 'invest.another', defaultMessage: 'Invest again' },
});
