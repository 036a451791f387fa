import { defineMessages } from '#platform/words/messages.ts';

/** Of what has to be approved before a block trade can be sent. */
export const permissionMessages = defineMessages({
  what: { id: 'ticket.permission.what', defaultMessage: 'your permission for block trades' },
  brokerageChecks: {
    id: 'ticket.permission.brokerageChecks',
    defaultMessage: 'The brokerage checks it with the order.',
  },
  notAppliedTitle: {
    id: 'ticket.permission.notAppliedTitle',
    defaultMessage: 'Block trading is not opened for you',
  },
  notAppliedBody: {
    id: 'ticket.permission.notAppliedBody',
    defaultMessage: 'A review takes up to 24 hours. What you fill in here is kept for a day.',
  },
  underReviewTitle: { id: 'ticket.permission.underReviewTitle', defaultMessage: 'Permission under review' },
  underReviewBody: {
    id: 'ticket.permission.underReviewBody',
    defaultMessage: 'The result comes as a message. What you fill in here is kept for a day.',
  },
  lateTitle: {
    id: 'ticket.permission.lateTitle',
    defaultMessage: 'The review of your permission takes longer than usual',
  },
  refusedTitle: { id: 'ticket.permission.refusedTitle', defaultMessage: 'Your application was refused' },
  refusedBody: {
    id: 'ticket.permission.refusedBody',
    defaultMessage: 'No reason was given. You may apply again.',
  },
  unknownTitle: {
    id: 'ticket.permission.unknownTitle',
    defaultMessage: 'The status of your permission is unknown',
  },
  unknownBody: {
    id: 'ticket.permission.unknownBody',
    defaultMessage: 'This version of the app cannot read it. The brokerage checks it with the order.',
  },
  apply: { id: 'ticket.permission.apply', defaultMessage: 'Apply for activation' },
  applyAgain: { id: 'ticket.permission.applyAgain', defaultMessage: 'Apply again' },
  seeStatus: { id: 'ticket.permission.seeStatus', defaultMessage: 'See status' },

  largeOrder: { id: 'ticket.meter.largeOrder', defaultMessage: 'Large order' },
  progress: { id: 'ticket.meter.progress', defaultMessage: '{quantity} of {minimum} shares' },
  missing: {
    id: 'ticket.meter.missing',
    defaultMessage: '{missing} more {count, plural, one {share makes} other {shares make}} it a large order',
  },
  reached: { id: 'ticket.meter.reached', defaultMessage: 'Counts as a large order' },
});
