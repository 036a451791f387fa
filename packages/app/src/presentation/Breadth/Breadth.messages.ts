import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  label: { id: 'presentation.breadth', defaultMessage: 'Advancers and decliners' },
  what: { id: 'presentation.breadthWhat', defaultMessage: 'advancers and decliners' },
  up: { id: 'presentation.breadthUp', defaultMessage: 'Up' },
  unchanged: { id: 'presentation.breadthUnchanged', defaultMessage: 'Unchanged' },
  down: { id: 'presentation.breadthDown', defaultMessage: 'Down' },
  /** What has not been traded has no change, and is in none of the figures. */
  traded: {
    id: 'presentation.breadthTraded',
    defaultMessage: 'Of {count, plural, one {# stock} other {# stocks}} traded today',
  },
  /** Outside its hours the figures are those of the session before. */
  tradedLast: {
    id: 'presentation.breadthTradedLast',
    defaultMessage: 'Of {count, plural, one {# stock} other {# stocks}} traded in the last session',
  },
  retry: { id: 'presentation.breadthRetry', defaultMessage: 'Retry advancers and decliners' },
});
