import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  wrongAddressTitle: {
    id: 'presentation.wrongAddressTitle',
    defaultMessage: 'This link does not match the page',
  },
  wrongAddressBody: {
    id: 'presentation.wrongAddressBody',
    defaultMessage: 'It names another kind of product than this page shows. Look for it in the list.',
  },
  wrongAddressSearch: { id: 'presentation.wrongAddressSearch', defaultMessage: 'Search for {code}' },
  wrongAddressAction: { id: 'presentation.wrongAddressAction', defaultMessage: 'Go to the list' },
});
