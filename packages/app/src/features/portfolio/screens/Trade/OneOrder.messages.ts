import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  what: { id: 'portfolio.oneOrderWhat', defaultMessage: 'the order' },
  label: { id: 'portfolio.oneOrder', defaultMessage: 'The order of your message' },
  none: { id: 'portfolio.oneOrderNone', defaultMessage: 'There is no such order' },
  all: { id: 'portfolio.oneOrderAll', defaultMessage: 'Show all orders' },
});
