import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  hint: {
    id: 'scenarioPanel.history.hint',
    defaultMessage:
      'Everything done since the situation began. Step through it: the screens follow, and time stands. What you do at a step goes on from there.',
  },
  step: { id: 'scenarioPanel.history.step', defaultMessage: 'Step' },
  stepOf: { id: 'scenarioPanel.history.stepOf', defaultMessage: '{step} of {count}' },
  first: { id: 'scenarioPanel.history.first', defaultMessage: 'Beginning' },
  back: { id: 'scenarioPanel.history.back', defaultMessage: 'Step back' },
  forward: { id: 'scenarioPanel.history.forward', defaultMessage: 'Step forward' },
  last: { id: 'scenarioPanel.history.last', defaultMessage: 'End' },
  list: { id: 'scenarioPanel.history.list', defaultMessage: 'What was done' },
  here: { id: 'scenarioPanel.history.here', defaultMessage: 'Here' },
  none: { id: 'scenarioPanel.history.none', defaultMessage: 'Nothing has been done yet' },
  doesNotFit: { id: 'scenarioPanel.history.doesNotFit', defaultMessage: 'This step cannot be shown' },
});
