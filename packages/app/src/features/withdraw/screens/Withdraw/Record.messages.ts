import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'withdraw.record.title', defaultMessage: 'Withdrawal' },
  list: { id: 'withdraw.record.list', defaultMessage: 'Your withdrawals' },
  what: { id: 'withdraw.record.what', defaultMessage: 'your withdrawals' },
  whatOne: { id: 'withdraw.record.whatOne', defaultMessage: 'your withdrawal' },
  all: { id: 'withdraw.record.all', defaultMessage: 'See the statement' },
  gone: { id: 'withdraw.record.gone', defaultMessage: 'This withdrawal is not among your latest' },
  goneBody: {
    id: 'withdraw.record.goneBody',
    defaultMessage: 'The statement has every withdrawal with what became of it.',
  },

  pending: { id: 'withdraw.record.pending', defaultMessage: 'Under review' },
  failed: { id: 'withdraw.record.failed', defaultMessage: 'Audit failure' },
  completed: { id: 'withdraw.record.completed', defaultMessage: 'Completed' },

  pendingBody: {
    id: 'withdraw.record.pendingBody',
    defaultMessage: 'There is nothing for you to do. The amount is held in Cash until it is decided.',
  },
  failedBody: {
    id: 'withdraw.record.failedBody',
    defaultMessage: 'Nothing was sent and no fee was charged. All of it is free again in Cash.',
  },
  completedBody: {
    id: 'withdraw.record.completedBody',
    defaultMessage: 'The money has been sent. Your bank or network takes its time until it arrives.',
  },
  unknownBody: {
    id: 'withdraw.record.unknownBody',
    defaultMessage: 'Customer service can say how far this withdrawal is.',
  },
  lateTitle: { id: 'withdraw.record.lateTitle', defaultMessage: 'The review takes longer than usual' },
  lateBody: {
    id: 'withdraw.record.lateBody',
    defaultMessage: 'Reviews take up to 24 hours; you applied {age}. Your money is still reserved in Cash.',
  },
  steps: { id: 'withdraw.record.steps', defaultMessage: 'Progress of the withdrawal' },
  toSend: { id: 'withdraw.record.toSend', defaultMessage: 'Apply' },
  toSendDetail: { id: 'withdraw.record.toSendDetail', defaultMessage: 'With the amount and where it goes.' },
  sent: { id: 'withdraw.record.sent', defaultMessage: 'Applied for; the amount is held' },
  review: { id: 'withdraw.record.review', defaultMessage: 'Review by the brokerage' },
  soon: { id: 'withdraw.record.soon', defaultMessage: 'Up to 24 hours.' },
  due: { id: 'withdraw.record.due', defaultMessage: 'By {time} ({zone}) at the latest.' },
  late: {
    id: 'withdraw.record.late',
    defaultMessage: 'This takes longer than usual. It was expected by {time} ({zone}).',
  },
  approved: { id: 'withdraw.record.approved', defaultMessage: 'Sent' },
  approvedDetail: {
    id: 'withdraw.record.approvedDetail',
    defaultMessage: 'It leaves Cash and goes to your account.',
  },
  refusedStep: { id: 'withdraw.record.refusedStep', defaultMessage: 'Not sent; the amount is free again' },
  heldAmount: { id: 'withdraw.record.heldAmount', defaultMessage: 'Held in Cash' },
  givenBack: { id: 'withdraw.record.givenBack', defaultMessage: 'Given back to Cash' },
  decided: { id: 'withdraw.record.decided', defaultMessage: 'Decided' },
  again: { id: 'withdraw.record.again', defaultMessage: 'Withdraw again' },
  cash: { id: 'withdraw.record.cash', defaultMessage: 'See the statement of Cash' },
});
