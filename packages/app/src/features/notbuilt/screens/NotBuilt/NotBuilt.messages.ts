import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'notBuilt.title', defaultMessage: '“{name}” is not built yet' },
  body: {
    id: 'notBuilt.body',
    defaultMessage: 'This place is kept for it. Everything else works; nothing you did is lost.',
  },
  name: { id: 'notBuilt.name', defaultMessage: 'This screen' },
  toHome: { id: 'notBuilt.toHome', defaultMessage: 'Go to Home' },
});
