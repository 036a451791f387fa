import { defineMessages } from '#platform/words/messages.ts';

/** What every screen about an open position of one's own says. */
export const heldMessages = defineMessages({
  what: { id: 'held.what', defaultMessage: 'the position' },
  seeClosed: { id: 'held.seeClosed', defaultMessage: 'See closed positions' },
  seeEnded: { id: 'held.seeEnded', defaultMessage: 'See position' },
  alreadyClosedTitle: { id: 'held.alreadyClosedTitle', defaultMessage: 'This position is closed' },
  notFoundTitle: { id: 'held.notFoundTitle', defaultMessage: 'We could not find this position' },
  notFoundBody: { id: 'held.notFoundBody', defaultMessage: 'It may have been closed in the meantime.' },
});
