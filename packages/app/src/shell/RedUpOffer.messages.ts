import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'shell.redUpTitle', defaultMessage: 'Show rises in red?' },
  use: { id: 'shell.redUpUse', defaultMessage: 'Use red up' },
  keep: { id: 'shell.redUpKeep', defaultMessage: 'Keep green up' },
});
