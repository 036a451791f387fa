import { defineMessages } from '#platform/words/messages.ts';

export const figuresMessages = defineMessages({
  open: { id: 'figures.open', defaultMessage: 'How {label} is worked out' },
  close: { id: 'figures.close', defaultMessage: 'Close' },
});
