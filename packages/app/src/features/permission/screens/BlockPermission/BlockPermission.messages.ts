import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'blockPermission.title', defaultMessage: 'Block trading permission' },
  what: { id: 'blockPermission.what', defaultMessage: 'your permission for block trades' },

  notAppliedTitle: { id: 'blockPermission.notAppliedTitle', defaultMessage: 'Not opened' },
  notAppliedBody: {
    id: 'blockPermission.notAppliedBody',
    defaultMessage:
      'A block trade is a single order of at least 10,000 shares of a US stock, paid in full. The brokerage opens it to you once; other orders need no permission.',
  },
  underReviewTitle: { id: 'blockPermission.underReviewTitle', defaultMessage: 'Permission under review' },
  underReviewBody: {
    id: 'blockPermission.underReviewBody',
    defaultMessage: 'There is nothing for you to do. You can leave this screen.',
  },
  refusedTitle: { id: 'blockPermission.refusedTitle', defaultMessage: 'Application refused' },
  refusedBody: {
    id: 'blockPermission.refusedBody',
    defaultMessage: 'Block trading was not opened. You may apply again.',
  },
  approvedTitle: { id: 'blockPermission.approvedTitle', defaultMessage: 'Opened' },
  approvedBody: {
    id: 'blockPermission.approvedBody',
    defaultMessage: 'You can place block trades of 10,000 shares or more.',
  },
  unknownBody: {
    id: 'blockPermission.unknownBody',
    defaultMessage:
      'This version of the app does not know your status. Update the app, or ask customer service.',
  },
  lateTitle: { id: 'blockPermission.lateTitle', defaultMessage: 'The review takes longer than usual' },
  lateBody: {
    id: 'blockPermission.lateBody',
    defaultMessage: 'Reviews are done within 24 hours; you applied {age}. Customer service can look into it.',
  },

  steps: { id: 'blockPermission.steps', defaultMessage: 'Progress of your application' },
  stepApply: { id: 'blockPermission.stepApply', defaultMessage: 'Apply for activation' },
  stepApplyDetail: {
    id: 'blockPermission.stepApplyDetail',
    defaultMessage: 'One press: there are no documents to hand in.',
  },
  stepApplied: { id: 'blockPermission.stepApplied', defaultMessage: 'Applied' },
  stepReview: { id: 'blockPermission.stepReview', defaultMessage: 'Review' },
  stepReviewDetail: {
    id: 'blockPermission.stepReviewDetail',
    defaultMessage: 'Up to 24 hours. The result comes as a message.',
  },
  stepReviewDue: {
    id: 'blockPermission.stepReviewDue',
    defaultMessage: 'Result by {time} ({zone}) at the latest. It comes as a message.',
  },
  stepReviewLate: {
    id: 'blockPermission.stepReviewLate',
    defaultMessage: 'This takes longer than usual. It was expected by {time} ({zone}).',
  },
  stepOpened: { id: 'blockPermission.stepOpened', defaultMessage: 'Block trading opened' },
  stepOpenedDetail: {
    id: 'blockPermission.stepOpenedDetail',
    defaultMessage: 'You can place block trades.',
  },
  stepRefused: { id: 'blockPermission.stepRefused', defaultMessage: 'Refused' },

  apply: { id: 'blockPermission.apply', defaultMessage: 'Apply for activation' },
  applyAgain: { id: 'blockPermission.applyAgain', defaultMessage: 'Apply again' },
  draftKept: { id: 'blockPermission.draftKept', defaultMessage: 'What you filled in before is kept.' },
  done: { id: 'blockPermission.done', defaultMessage: 'Success' },
  applied: { id: 'blockPermission.applied', defaultMessage: 'Your application has arrived' },
  failed: { id: 'blockPermission.failed', defaultMessage: 'Your application did not go through' },
  maybeApplied: { id: 'blockPermission.maybeApplied', defaultMessage: 'Your application may have arrived' },
  maybeAppliedBody: {
    id: 'blockPermission.maybeAppliedBody',
    defaultMessage: 'Applying again is safe: it counts once.',
  },
  goOn: { id: 'blockPermission.goOn', defaultMessage: 'Back to where you were' },
  toList: { id: 'blockPermission.toList', defaultMessage: 'Shares for block trades' },
});
