import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  none: { id: 'scenarioPanel.fault.none', defaultMessage: 'Nothing goes wrong on purpose.' },
  atWork: { id: 'scenarioPanel.fault.atWork', defaultMessage: 'Faults at work' },
  end: { id: 'scenarioPanel.fault.end', defaultMessage: 'End' },
  endAll: { id: 'scenarioPanel.fault.endAll', defaultMessage: 'End all' },
  call: { id: 'scenarioPanel.fault.call', defaultMessage: 'Call' },
  everyCall: { id: 'scenarioPanel.fault.everyCall', defaultMessage: 'Every call' },
  liveFeed: { id: 'scenarioPanel.fault.liveFeed', defaultMessage: 'Live prices (socket)' },
  onThisScreen: { id: 'scenarioPanel.fault.onThisScreen', defaultMessage: '{call} \u00b7 on this screen' },
  what: { id: 'scenarioPanel.fault.what', defaultMessage: 'What goes wrong' },
  ms: { id: 'scenarioPanel.fault.ms', defaultMessage: 'After how many ms' },
  status: { id: 'scenarioPanel.fault.status', defaultMessage: 'HTTP status' },
  code: { id: 'scenarioPanel.fault.code', defaultMessage: 'Code of the envelope, and what it says' },
  otherCode: { id: 'scenarioPanel.fault.otherCode', defaultMessage: 'Another code' },
  percent: { id: 'scenarioPanel.fault.percent', defaultMessage: 'Percent sent' },
  lasts: { id: 'scenarioPanel.fault.lasts', defaultMessage: 'How long' },
  always: { id: 'scenarioPanel.fault.always', defaultMessage: 'Until ended' },
  once: { id: 'scenarioPanel.fault.once', defaultMessage: 'Once' },
  thrice: { id: 'scenarioPanel.fault.thrice', defaultMessage: '3 times' },
  add: { id: 'scenarioPanel.fault.add', defaultMessage: 'Add' },
});
