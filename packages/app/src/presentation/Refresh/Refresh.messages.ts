import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  refresh: { id: 'presentation.refresh', defaultMessage: 'Refresh' },
  pull: { id: 'presentation.pull', defaultMessage: 'Pull to refresh' },
  release: { id: 'presentation.release', defaultMessage: 'Let go to refresh' },
  refreshing: { id: 'presentation.refreshing', defaultMessage: 'Refreshing…' },
  updated: { id: 'presentation.updated', defaultMessage: 'Updated' },
  refreshFailed: { id: 'presentation.refreshFailed', defaultMessage: 'Could not refresh' },
});
