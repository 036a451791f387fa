import { defineMessages } from '#platform/words/messages.ts';

/** How far a loan is. */
export const messages = defineMessages({
  pending: { id: 'loan.pending', defaultMessage: 'Pending review' },
  pendingBody: {
    id: 'loan.pendingBody',
    defaultMessage: 'There is nothing for you to do. You can leave this screen.',
  },
  failed: { id: 'loan.failed', defaultMessage: 'Audit failure' },
  failedBody: {
    id: 'loan.failedBody',
    defaultMessage: 'Nothing was credited, and nothing is owed. You may apply again.',
  },
  completed: { id: 'loan.completed', defaultMessage: 'Completed' },
  completedBody: { id: 'loan.completedBody', defaultMessage: 'The loan is in your Cash account.' },
  notAppliedBody: { id: 'loan.notAppliedBody', defaultMessage: 'You have not applied for a loan.' },
  unknownBody: {
    id: 'loan.unknownBody',
    defaultMessage:
      'This version of the app does not know the status of your loan. Update the app, or ask customer service.',
  },
  lateTitle: { id: 'loan.lateTitle', defaultMessage: 'The review takes longer than usual' },
  lateBody: {
    id: 'loan.lateBody',
    defaultMessage: 'Reviews are done within 24 hours; you applied {age}. Customer service can look into it.',
  },
  steps: { id: 'loan.steps', defaultMessage: 'Progress of your application' },
  stepApply: { id: 'loan.stepApply', defaultMessage: 'Apply' },
  stepApplyDetail: { id: 'loan.stepApplyDetail', defaultMessage: 'With an amount, a term and a purpose.' },
  stepApplied: { id: 'loan.stepApplied', defaultMessage: 'Applied' },
  stepReview: { id: 'loan.stepReview', defaultMessage: 'Review' },
  stepSoon: {
    id: 'loan.stepSoon',
    defaultMessage: 'Up to 24 hours. The result comes as a message.',
  },
  stepDue: {
    id: 'loan.stepDue',
    defaultMessage: 'Result by {time} ({zone}) at the latest. It comes as a message.',
  },
  stepLate: {
    id: 'loan.stepLate',
    defaultMessage: 'This takes longer than usual. It was expected by {time} ({zone}).',
  },
  stepCredited: { id: 'loan.stepCredited', defaultMessage: 'Credited to Cash' },
  stepCreditedDetail: {
    id: 'loan.stepCreditedDetail',
    defaultMessage: 'The first payment is due a month later.',
  },
  stepRefused: { id: 'loan.stepRefused', defaultMessage: 'Refused' },
  again: { id: 'loan.again', defaultMessage: 'Apply again' },
  another: { id: 'loan.another', defaultMessage: 'Apply for another loan' },
  notSent: { id: 'loan.notSent', defaultMessage: 'What you filled in was not sent' },
  notSentBody: {
    id: 'loan.notSentBody',
    defaultMessage:
      'There is a loan already, applied for elsewhere, and nobody can have two. What you filled in is kept.',
  },
  discard: { id: 'loan.discard', defaultMessage: 'Discard it' },

  outstanding: { id: 'loan.outstanding', defaultMessage: 'Still to pay back' },
  repaidTitle: { id: 'loan.repaidTitle', defaultMessage: 'Repaid' },
  repaidBody: { id: 'loan.repaidBody', defaultMessage: 'All payments were made. Nothing is owed.' },
  progress: { id: 'loan.progress', defaultMessage: 'Paid back' },
  progressText: { id: 'loan.progressText', defaultMessage: '{repaid} of {amount}' },
  paidCount: {
    id: 'loan.paidCount',
    defaultMessage: '{paid, number} of {count, plural, one {# payment} other {# payments}} made',
  },
  next: { id: 'loan.next', defaultMessage: 'Next payment' },
  dueOn: { id: 'loan.dueOn', defaultMessage: 'Due on' },
  ofWhich: { id: 'loan.ofWhich', defaultMessage: '{principal} + {interest} interest' },
  ofLoan: { id: 'loan.ofLoan', defaultMessage: 'Principal' },
  ofInterest: { id: 'loan.ofInterest', defaultMessage: 'Interest' },
  cashFree: { id: 'loan.cashFree', defaultMessage: 'Available in Cash' },
  shortTitle: { id: 'loan.shortTitle', defaultMessage: 'Cash has {missing} too little for the next payment' },
  shortBody: {
    id: 'loan.shortBody',
    defaultMessage: 'It is taken on {date}. Transfer money to Cash before then.',
  },
  overdueTitle: { id: 'loan.overdueTitle', defaultMessage: '{amount} is overdue since {date}' },
  overdueBody: {
    id: 'loan.overdueBody',
    defaultMessage:
      'It is taken as soon as Cash has a whole payment, the oldest first. Nothing is charged for the delay.',
  },
  overdueSoon: {
    id: 'loan.overdueSoon',
    defaultMessage: 'Cash has enough by now: it will be taken in a moment.',
  },
  transferIn: { id: 'loan.transferIn', defaultMessage: 'Transfer to Cash' },
  schedule: { id: 'loan.schedule', defaultMessage: 'Payments' },
  upcoming: { id: 'loan.upcoming', defaultMessage: 'Upcoming' },
  overdue: { id: 'loan.overdue', defaultMessage: 'Overdue' },
  paid: { id: 'loan.paid', defaultMessage: 'Paid' },
  facts: { id: 'loan.facts', defaultMessage: 'Your loan' },
  appliedOn: { id: 'loan.appliedOn', defaultMessage: 'Applied on' },
  creditedOn: { id: 'loan.creditedOn', defaultMessage: 'Credited on' },
  statement: { id: 'loan.statement', defaultMessage: 'Statement' },
});
