import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  about: { id: 'scenarioPanel.fact.about', defaultMessage: 'Makes something so, on top of what is.' },
  fact: { id: 'scenarioPanel.fact.fact', defaultMessage: 'Fact' },
  apply: { id: 'scenarioPanel.fact.apply', defaultMessage: 'Make it so' },
  done: { id: 'scenarioPanel.fact.done', defaultMessage: '{name} is so now' },
  noLonger: { id: 'scenarioPanel.fact.noLonger', defaultMessage: 'No longer so: {facts}.' },
  refused: { id: 'scenarioPanel.fact.refused', defaultMessage: '{name} cannot be so here' },
  optional: { id: 'scenarioPanel.fact.optional', defaultMessage: 'May be left out' },
  choose: { id: 'scenarioPanel.fact.choose', defaultMessage: 'Choose' },
  json: { id: 'scenarioPanel.fact.json', defaultMessage: 'As JSON' },
});
