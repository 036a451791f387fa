import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  about: {
    id: 'helpLink.about',
    defaultMessage:
      '{topic, select, identity {Questions and answers about identity} deposits {Questions and answers about deposits} withdrawals {Questions and answers about withdrawals} margin {Questions and answers about margin and stop-out} newShares {Questions and answers about new shares} following {Questions and answers about following} security {Questions and answers about security} other {Questions and answers}}',
  },
});
