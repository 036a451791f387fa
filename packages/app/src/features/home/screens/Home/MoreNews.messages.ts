import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  label: { id: 'home.moreNews', defaultMessage: 'More news' },
  what: { id: 'home.moreNewsWhat', defaultMessage: 'more news' },
});
