import { defineMessages } from '#platform/words/messages.ts';

/** The form, its review and its record. Word for word where spec §5 gives the words. */
export const messages = defineMessages({
  title: { id: 'loan.title', defaultMessage: 'Loan' },
  signInTitle: { id: 'loan.signInTitle', defaultMessage: 'Sign in to borrow' },
  signInBody: { id: 'loan.signInBody', defaultMessage: 'A loan is credited to your own Cash account.' },
  what: { id: 'loan.what', defaultMessage: 'your loan' },
  intro: {
    id: 'loan.intro',
    defaultMessage: 'A loan is credited to Cash once it is approved.',
  },
  notOffered: { id: 'loan.notOffered', defaultMessage: 'Nothing is lent at present' },
  notOfferedBody: {
    id: 'loan.notOfferedBody',
    defaultMessage: 'Customer service can tell you when loans are offered again.',
  },
  service: { id: 'loan.service', defaultMessage: 'Contact customer service' },

  amount: { id: 'loan.amount', defaultMessage: 'Amount' },
  limits: { id: 'loan.limits', defaultMessage: '{minimum} to {maximum}' },
  amountWrong: { id: 'loan.amountWrong', defaultMessage: 'Please enter the correct amount' },
  amountNotPositive: {
    id: 'loan.amountNotPositive',
    defaultMessage: 'The total amount must be greater than 0',
  },
  tooSmall: { id: 'loan.tooSmall', defaultMessage: 'Borrow at least {limit}' },
  tooLarge: { id: 'loan.tooLarge', defaultMessage: 'Borrow at most {limit}' },
  term: { id: 'loan.term', defaultMessage: 'Term' },
  months: { id: 'loan.months', defaultMessage: '{count, plural, one {# month} other {# months}}' },
  ofRate: { id: 'loan.ofRate', defaultMessage: '{rate} a year' },
  termMissing: { id: 'loan.termMissing', defaultMessage: 'Please choose a term' },
  termGone: {
    id: 'loan.termGone',
    defaultMessage: 'The term that you chose is not offered any more. Choose another one.',
  },
  purpose: { id: 'loan.purpose', defaultMessage: 'Purpose' },
  choose: { id: 'loan.choose', defaultMessage: 'Choose' },
  purposeMissing: { id: 'loan.purposeMissing', defaultMessage: 'Please choose a purpose' },
  home: { id: 'loan.purposeHome', defaultMessage: 'Home and renovation' },
  vehicle: { id: 'loan.purposeVehicle', defaultMessage: 'Vehicle' },
  education: { id: 'loan.purposeEducation', defaultMessage: 'Education' },
  medical: { id: 'loan.purposeMedical', defaultMessage: 'Medical care' },
  travel: { id: 'loan.purposeTravel', defaultMessage: 'Travel' },
  business: { id: 'loan.purposeBusiness', defaultMessage: 'Business' },
  refinancing: { id: 'loan.purposeRefinancing', defaultMessage: 'Repaying other debts' },
  other: { id: 'loan.purposeOther', defaultMessage: 'Something else' },

  press: { id: 'loan.press', defaultMessage: 'Apply for a loan' },
  pressAmount: { id: 'loan.pressAmount', defaultMessage: 'Apply for {amount}' },
  refused: { id: 'loan.refused', defaultMessage: 'You have not applied' },
  lastRefused: { id: 'loan.lastRefused', defaultMessage: 'Your last application was refused' },

  lookingUp: { id: 'loan.lookingUp', defaultMessage: 'Checking what became of your application' },
  unknown: { id: 'loan.unknown', defaultMessage: 'We do not know yet whether your application arrived' },
  notFound: {
    id: 'loan.notFound',
    defaultMessage: 'The brokerage does not have your application so far',
  },
  unsettled: {
    id: 'loan.unsettled',
    defaultMessage: 'The same application again counts once. Nobody can have two loans.',
  },
  otherReceipt: {
    id: 'loan.otherReceipt',
    defaultMessage: 'The answer was about another loan: {amount} for {months}.',
  },
  noReceipt: { id: 'loan.noReceipt', defaultMessage: 'The answer named no loan.' },
  listLabel: { id: 'loan.listLabel', defaultMessage: 'Ask customer service' },
  listAdvice: {
    id: 'loan.listAdvice',
    defaultMessage:
      'This screen shows the loan as soon as the brokerage has it. Do not apply for another one until then.',
  },

  doneTitle: { id: 'loan.doneTitle', defaultMessage: 'Your loan of {amount} is under review' },
  doneBody: {
    id: 'loan.doneBody',
    defaultMessage: 'This takes up to 24 hours. A message tells you what was decided.',
  },
  number: { id: 'loan.number', defaultMessage: 'Number' },
  seeProgress: { id: 'loan.seeProgress', defaultMessage: 'See its progress' },
});
