import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'kyc.title', defaultMessage: 'Identity verification' },
  what: { id: 'kyc.what', defaultMessage: 'your identity verification' },
  steps: { id: 'kyc.steps', defaultMessage: 'Verification progress' },

  stepSubmit: { id: 'kyc.stepSubmit', defaultMessage: 'Documents submitted' },
  stepSubmitTodo: { id: 'kyc.stepSubmitTodo', defaultMessage: 'Submit a document' },
  stepSubmitDetail: {
    id: 'kyc.stepSubmitDetail',
    defaultMessage: 'A photo of your ID card or passport. It takes about 3 minutes.',
  },
  stepReview: { id: 'kyc.stepReview', defaultMessage: 'Review' },
  stepReviewDetail: {
    id: 'kyc.stepReviewDetail',
    defaultMessage: 'Up to 24 hours. The result comes as a message.',
  },
  stepReviewDue: {
    id: 'kyc.stepReviewDue',
    defaultMessage: 'Result by {time} ({zone}) at the latest. It comes as a message.',
  },
  stepReviewLate: {
    id: 'kyc.stepReviewLate',
    defaultMessage: 'This takes longer than usual. It was expected by {time} ({zone}).',
  },
  stepResultDetail: {
    id: 'kyc.stepResultDetail',
    defaultMessage: 'Withdrawals, new shares, following and loans are open.',
  },

  unknownBody: {
    id: 'kyc.unknownBody',
    defaultMessage:
      'This version of the app does not know your status. Update the app, or ask customer service.',
  },
  notSubmittedTitle: { id: 'kyc.notSubmittedTitle', defaultMessage: 'Verify who you are' },
  notSubmittedBody: {
    id: 'kyc.notSubmittedBody',
    defaultMessage:
      'You can trade without it. It is needed to withdraw, subscribe to new shares, follow agencies and borrow.',
  },
  pendingTitle: { id: 'kyc.pendingTitle', defaultMessage: 'Your documents are under review' },
  pendingBody: {
    id: 'kyc.pendingBody',
    defaultMessage: 'There is nothing for you to do. You can leave this screen.',
  },
  lateTitle: { id: 'kyc.lateTitle', defaultMessage: 'The review takes longer than usual' },
  lateBody: {
    id: 'kyc.lateBody',
    defaultMessage:
      'Reviews are done within 24 hours; yours was submitted {age}. Customer service can look into it.',
  },
  failedBody: {
    id: 'kyc.failedBody',
    defaultMessage: 'Your documents were not accepted. You may try again now.',
  },
  failedPartBody: {
    id: 'kyc.failedPartBody',
    defaultMessage: 'Part of what you sent was not accepted. Only that is asked for again.',
  },
  sideAccepted: { id: 'kyc.sideAccepted', defaultMessage: '{side}: accepted' },
  resend: {
    id: 'kyc.resend',
    defaultMessage: '{count, plural, one {Send a new picture} other {Send new pictures}}',
  },
  otherWays: { id: 'kyc.otherWays', defaultMessage: 'Other ways' },
  approvedBody: {
    id: 'kyc.approvedBody',
    defaultMessage:
      'Your identity is confirmed. Withdrawals, new shares, following and loans are open to you.',
  },

  choose: { id: 'kyc.choose', defaultMessage: 'Choose a document' },
  chooseAgain: { id: 'kyc.chooseAgain', defaultMessage: 'Try again with' },
  idCard: { id: 'kyc.idCard', defaultMessage: 'ID card' },
  idCardHint: { id: 'kyc.idCardHint', defaultMessage: 'Front and back' },
  passport: { id: 'kyc.passport', defaultMessage: 'Passport' },
  passportHint: { id: 'kyc.passportHint', defaultMessage: 'The page with your photo' },
  goOn: { id: 'kyc.goOn', defaultMessage: 'Back to where you were' },
  toAccount: { id: 'kyc.toAccount', defaultMessage: 'Back to Account' },
});
