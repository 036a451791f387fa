import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  open: { id: 'scenarioPanel.open', defaultMessage: 'Demo tools: situations, faults, time' },
  title: { id: 'scenarioPanel.title', defaultMessage: 'Simulated brokerage' },
  clear: { id: 'scenarioPanel.clear', defaultMessage: 'Clear' },
  close: { id: 'scenarioPanel.close', defaultMessage: 'Close' },
  otherSide: { id: 'scenarioPanel.otherSide', defaultMessage: 'Move to the other side' },
  about: {
    id: 'scenarioPanel.about',
    defaultMessage:
      'Nothing here is real money. Every price and order lives in this browser. Ctrl or \u2318 and . opens and closes these tools.',
  },
  unknown: {
    id: 'scenarioPanel.unknown',
    defaultMessage: 'There is no situation named {name}; this is the usual one.',
  },
  doesNotFit: {
    id: 'scenarioPanel.doesNotFit',
    defaultMessage: 'The world in this link cannot be opened; this is the usual one',
  },
  misreadFault: {
    id: 'scenarioPanel.misreadFault',
    defaultMessage: 'A fault in the address was not understood',
  },
  faultCount: {
    id: 'scenarioPanel.faultCount',
    defaultMessage: '{count, plural, one {# fault} other {# faults}}',
  },
  tools: { id: 'scenarioPanel.tools', defaultMessage: 'Tools' },
  situations: { id: 'scenarioPanel.situations', defaultMessage: 'Situations' },
  faults: { id: 'scenarioPanel.faults', defaultMessage: 'Faults' },
  time: { id: 'scenarioPanel.time', defaultMessage: 'Time' },
  facts: { id: 'scenarioPanel.facts', defaultMessage: 'Facts' },
  history: { id: 'scenarioPanel.history', defaultMessage: 'History' },
  calls: { id: 'scenarioPanel.calls', defaultMessage: 'Calls' },
  look: { id: 'scenarioPanel.look', defaultMessage: 'Look' },
  share: { id: 'scenarioPanel.share', defaultMessage: 'Share' },
});
