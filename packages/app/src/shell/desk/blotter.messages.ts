import { defineMessages } from '#platform/words/messages.ts';

/** The strip under the chart of a wide desk, as its landmark and its edge are named. */
export const blotterMessages = defineMessages({
  title: { id: 'shell.blotter', defaultMessage: 'Positions and orders' },
  what: { id: 'shell.blotterWhat', defaultMessage: 'your positions and orders' },
  messagesWhat: { id: 'shell.blotterMessagesWhat', defaultMessage: 'your messages' },
  height: { id: 'shell.blotterHeight', defaultMessage: 'Height of positions and orders' },
});
