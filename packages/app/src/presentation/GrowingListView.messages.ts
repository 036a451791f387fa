import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  showMore: { id: 'presentation.showMore', defaultMessage: 'Show more' },
  moreFailed: { id: 'presentation.moreFailed', defaultMessage: "Couldn't load more" },
  shown: { id: 'presentation.shown', defaultMessage: '{shown, number} of {total, number}' },
});
