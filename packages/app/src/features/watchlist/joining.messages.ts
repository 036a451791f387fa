import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  joined: {
    id: 'watchlist.joined',
    defaultMessage:
      '{count, plural, one {# product} other {# products}} from this device joined your watchlist{moved, select, both { with their order and groups} order { in their order} groups { with their groups} other {}}',
  },
  notJoined: {
    id: 'watchlist.notJoined',
    defaultMessage:
      '{count, plural, one {# product} other {# products}} could not join your watchlist yet; still kept on this device',
  },
  gone: {
    id: 'watchlist.gone',
    defaultMessage: '{count, plural, one {# product is} other {# products are}} no longer listed',
  },
});
