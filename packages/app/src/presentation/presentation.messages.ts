import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  hiddenBalance: { id: 'presentation.hiddenBalance', defaultMessage: 'Balance hidden' },
  back: { id: 'presentation.back', defaultMessage: 'Back' },
  retry: { id: 'presentation.retry', defaultMessage: 'Retry' },
  stale: { id: 'presentation.stale', defaultMessage: 'Could not refresh. Last updated: {age}.' },
  earlier: { id: 'presentation.earlier', defaultMessage: 'From {age}. Updating.' },
  offline: {
    id: 'presentation.offline',
    defaultMessage: 'You are offline. Prices and balances are not up to date.',
  },
  whenOnline: {
    id: 'presentation.whenOnline',
    defaultMessage: 'It loads by itself when you are online again.',
  },
  polling: {
    id: 'presentation.polling',
    defaultMessage: 'Live prices are interrupted. Refreshing every {seconds} seconds.',
  },
  unreadable: {
    id: 'presentation.unreadable',
    defaultMessage: '{count, plural, one {# line} other {# lines}} could not be read',
  },
  unreadableBody: {
    id: 'presentation.unreadableBody',
    defaultMessage: 'What could be read is shown. Update the app if this goes on.',
  },
  surplus: {
    id: 'presentation.surplus',
    defaultMessage: 'Part of this list is left out',
  },
  surplusBody: {
    id: 'presentation.surplusBody',
    defaultMessage: 'It is longer than this screen can show.',
  },
  /** After the code of an instrument in a list. */
  delayedOn: { id: 'presentation.delayedOn', defaultMessage: '{market} · Delayed' },
  loading: { id: 'presentation.loading', defaultMessage: 'Loading {what}' },
});
