import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  search: { id: 'scenarioPanel.frame.search', defaultMessage: 'Search socket messages' },
  none: { id: 'scenarioPanel.frame.none', defaultMessage: 'No socket messages' },
  list: { id: 'scenarioPanel.frame.list', defaultMessage: 'Socket messages, newest first' },
  sent: { id: 'scenarioPanel.frame.sent', defaultMessage: 'sent' },
  received: { id: 'scenarioPanel.frame.received', defaultMessage: 'received' },
  size: {
    id: 'scenarioPanel.frame.size',
    defaultMessage: '{count, plural, one {# character} other {# characters}}',
  },
  back: { id: 'scenarioPanel.frame.back', defaultMessage: 'All socket messages' },
  message: { id: 'scenarioPanel.frame.message', defaultMessage: 'Message' },
  hold: { id: 'scenarioPanel.frame.hold', defaultMessage: 'Hold the list' },
});
