import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'inbox.detailTitle', defaultMessage: 'Message' },
  what: { id: 'inbox.detailWhat', defaultMessage: 'the message' },
  notMarked: { id: 'inbox.detailNotMarked', defaultMessage: "Couldn't mark it as read" },
  notMarkedBody: {
    id: 'inbox.detailNotMarkedBody',
    defaultMessage: 'It stays unread in your messages.',
  },
  retry: { id: 'inbox.detailRetry', defaultMessage: 'Retry' },
  noText: { id: 'inbox.noText', defaultMessage: 'This message is its title only.' },
  toPosition: { id: 'inbox.toPosition', defaultMessage: 'See the {name} position' },
  toOrder: { id: 'inbox.toOrder', defaultMessage: 'See the {name} order' },
  toWithdrawal: { id: 'inbox.toWithdrawal', defaultMessage: 'See the withdrawal' },
  toLoan: { id: 'inbox.toLoan', defaultMessage: 'See your loan' },
  toFollow: { id: 'inbox.toFollow', defaultMessage: 'See your follow investment' },
  toFollowFutures: { id: 'inbox.toFollowFutures', defaultMessage: 'See the copied order' },
  toDeposit: { id: 'inbox.toDeposit', defaultMessage: 'See your deposits' },
  toSubscription: { id: 'inbox.toSubscription', defaultMessage: 'See the subscription' },
  toIdentity: { id: 'inbox.toIdentity', defaultMessage: 'See your verification' },
  toQuote: { id: 'inbox.toQuote', defaultMessage: 'See the {name} quote' },
  /** On a wide window, in the place of a message, before one is chosen. */
  noneOpenTitle: { id: 'inbox.noneOpenTitle', defaultMessage: 'Select a message' },
  goneTitle: { id: 'inbox.goneTitle', defaultMessage: 'This message is no longer there' },
  goneBody: {
    id: 'inbox.goneBody',
    defaultMessage: 'It was deleted, or the link that led here is not complete.',
  },
  toMessages: { id: 'inbox.toMessages', defaultMessage: 'See all messages' },
});
