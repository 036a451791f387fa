import { defineMessages } from '#platform/words/messages.ts';

export const heldMessages = defineMessages({
  title: { id: 'profile.held.title', defaultMessage: 'Money held, and what for' },
  /** `wallet`: its name. */
  heldIn: { id: 'profile.held.heldIn', defaultMessage: 'Held in {wallet}' },
  what: { id: 'profile.held.what', defaultMessage: 'what money is held for' },
  showAll: { id: 'profile.held.showAll', defaultMessage: 'Show all {count, number}' },
  outside: { id: 'profile.held.outside', defaultMessage: 'Outside your wallets' },
  outsideWhat: {
    id: 'profile.held.outsideWhat',
    defaultMessage: 'In transfers, investments or shares not yet listed',
  },
});
