import { defineMessages } from '#platform/words/messages.ts';

/** What money of a wallet is held for. */
export const messages = defineMessages({
  order: { id: 'holds.order', defaultMessage: 'Reserved for an order' },
  margin: { id: 'holds.margin', defaultMessage: 'Margin of a position' },
  transfer: { id: 'holds.transfer', defaultMessage: 'Held for a transfer' },
  withdrawal: { id: 'holds.withdrawal', defaultMessage: 'Held for a withdrawal' },
  subscription: { id: 'holds.subscription', defaultMessage: 'Held for a subscription' },
  follow: { id: 'holds.follow', defaultMessage: 'Held for follow investing' },
  other: { id: 'holds.other', defaultMessage: 'Held for another reason' },
});
