import { defineMessages } from '#platform/words/messages.ts';

/** No answer says whether messages were marked as read. */
export const markingMessages = defineMessages({
  maybeMarked: {
    id: 'inbox.maybeMarked',
    defaultMessage: 'It is not known whether this was marked as read',
  },
  maybeMarkedBody: {
    id: 'inbox.maybeMarkedBody',
    defaultMessage: 'You can try again: marking twice changes nothing.',
  },
});
