import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  /** Of a step, heard after its title. */
  done: { id: 'application.done', defaultMessage: 'done' },
  current: { id: 'application.current', defaultMessage: 'now' },
  yours: { id: 'application.yours', defaultMessage: 'your turn' },
  todo: { id: 'application.todo', defaultMessage: 'to come' },
  failed: { id: 'application.failed', defaultMessage: 'failed' },

  reason: { id: 'application.reason', defaultMessage: 'Reason' },
  noReason: {
    id: 'application.noReason',
    defaultMessage: 'No reason was given. Customer service can tell you more.',
  },
  service: { id: 'application.service', defaultMessage: 'Contact customer service' },
});
