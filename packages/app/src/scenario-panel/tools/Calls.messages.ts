import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  kind: { id: 'scenarioPanel.call.kind', defaultMessage: 'What travelled' },
  calls: { id: 'scenarioPanel.call.calls', defaultMessage: 'Calls' },
  frames: { id: 'scenarioPanel.call.frames', defaultMessage: 'Socket' },
  search: { id: 'scenarioPanel.call.search', defaultMessage: 'Search calls' },
  none: { id: 'scenarioPanel.call.none', defaultMessage: 'No calls' },
  list: { id: 'scenarioPanel.call.list', defaultMessage: 'Calls, newest first' },
  underWay: { id: 'scenarioPanel.call.underWay', defaultMessage: 'under way' },
  took: { id: 'scenarioPanel.call.took', defaultMessage: '{ms} ms' },
  noAnswer: { id: 'scenarioPanel.call.noAnswer', defaultMessage: 'no answer' },
  back: { id: 'scenarioPanel.call.back', defaultMessage: 'All calls' },
  asked: { id: 'scenarioPanel.call.asked', defaultMessage: 'Request' },
  answer: { id: 'scenarioPanel.call.answer', defaultMessage: 'Answer' },
  curl: { id: 'scenarioPanel.call.curl', defaultMessage: 'As a command' },
  copy: { id: 'scenarioPanel.call.copy', defaultMessage: 'Copy' },
  copied: { id: 'scenarioPanel.call.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'scenarioPanel.call.copyFailed', defaultMessage: 'Select and copy it by hand' },
  undoSince: {
    id: 'scenarioPanel.call.undoSince',
    defaultMessage:
      '{count, plural, one {Take back the # command since call {number}} other {Take back the # commands since call {number}}}',
  },
});
