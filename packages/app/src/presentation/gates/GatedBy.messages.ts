import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  what: { id: 'gate.what', defaultMessage: 'your identity verification' },
  title: { id: 'gate.title', defaultMessage: 'Verify your identity first' },
  pendingTitle: { id: 'gate.pendingTitle', defaultMessage: 'Your documents are under review' },
  body: {
    id: 'gate.body',
    defaultMessage:
      '{gate, select, withdraw {Verified identity is needed to withdraw.} ipo {Verified identity is needed to subscribe to new shares.} follow {Verified identity is needed to follow.} other {Verified identity is needed to borrow.}}',
  },
  pendingBody: {
    id: 'gate.pendingBody',
    defaultMessage: 'This takes up to 24 hours. The result comes as a message.',
  },
  failedBody: {
    id: 'gate.failedBody',
    defaultMessage: 'Your documents were not accepted. You may try again.',
  },
  verify: { id: 'gate.verify', defaultMessage: 'Verify identity' },
  seeStatus: { id: 'gate.seeStatus', defaultMessage: 'See the status' },
});
