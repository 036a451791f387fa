import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  long: { id: 'presentation.long', defaultMessage: 'Long' },
  short: { id: 'presentation.short', defaultMessage: 'Short' },
  leverage: { id: 'presentation.leverage', defaultMessage: '{multiple}×' },
  counted: { id: 'presentation.counted', defaultMessage: '{quantity} {unit}' },
  shares: {
    id: 'presentation.shares',
    defaultMessage: '{quantity} {count, plural, one {share} other {shares}}',
  },
});
