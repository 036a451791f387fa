import { defineMessages } from '#platform/words/messages.ts';

/** What a loan costs, and the arithmetic of it. */
export const figureMessages = defineMessages({
  amount: { id: 'loan.amount', defaultMessage: 'Amount' },
  summary: { id: 'loan.summary', defaultMessage: 'Cost' },
  rate: { id: 'loan.rate', defaultMessage: 'Yearly rate' },
  rateFixed: { id: 'loan.rateFixed', defaultMessage: 'The rate stays the same for the whole term.' },
  payments: { id: 'loan.payments', defaultMessage: 'Term' },
  monthsInYear: { id: 'loan.monthsInYear', defaultMessage: 'Months of a year' },
  count: { id: 'loan.count', defaultMessage: 'Number of payments' },
  first: { id: 'loan.first', defaultMessage: 'First payment' },
  firstWhen: { id: 'loan.firstWhen', defaultMessage: 'One month after it is credited' },
  payment: { id: 'loan.payment', defaultMessage: 'Monthly payment' },
  lastPayment: { id: 'loan.lastPayment', defaultMessage: 'Last payment' },
  interest: { id: 'loan.interest', defaultMessage: 'Total cost (interest)' },
  total: { id: 'loan.total', defaultMessage: 'To pay back in all' },
  monthlyRate: { id: 'loan.monthlyRate', defaultMessage: 'Monthly rate' },
  divisor: {
    id: 'loan.divisor',
    defaultMessage: '1 − 1 ÷ (1 + monthly rate) to the power of {months, number}',
  },
  otherCount: { id: 'loan.otherCount', defaultMessage: 'Number of payments before the last' },
  paymentNote: {
    id: 'loan.paymentNote',
    defaultMessage: 'Rounded to cents. The last payment is what is left: {last}.',
  },
  interestNote: {
    id: 'loan.interestNote',
    defaultMessage:
      'Each month’s interest is that of what is still owed, rounded to cents. There is no other fee.',
  },
  taken: {
    id: 'loan.taken',
    defaultMessage:
      'Each payment is taken from Cash on its day. What Cash does not have is overdue, and is taken as soon as it is there.',
  },
});
