import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  notLoaded: {
    id: 'alertsDoor.notLoaded',
    defaultMessage: "Price alerts didn't load. Check your connection and press again.",
  },
});
