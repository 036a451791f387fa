import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  askedBy: { id: 'scenarioPanel.askedBy.title', defaultMessage: 'Components that make this call' },
  nobody: { id: 'scenarioPanel.askedBy.nobody', defaultMessage: 'No component: the app makes it by itself.' },
  failed: {
    id: 'scenarioPanel.askedBy.failed',
    defaultMessage: "Couldn't load the list of components",
  },
});
