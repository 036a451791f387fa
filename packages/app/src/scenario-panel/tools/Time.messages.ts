import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  now: { id: 'scenarioPanel.time.now', defaultMessage: 'Time in this world' },
  pace: { id: 'scenarioPanel.time.pace', defaultMessage: 'Pace' },
  stopped: { id: 'scenarioPanel.time.stopped', defaultMessage: 'Stopped' },
  times: { id: 'scenarioPanel.time.times', defaultMessage: '{rate} \u00d7' },
  forward: { id: 'scenarioPanel.time.forward', defaultMessage: 'Move time forward' },
  minute: { id: 'scenarioPanel.time.minute', defaultMessage: '1 minute' },
  hour: { id: 'scenarioPanel.time.hour', defaultMessage: '1 hour' },
  day: { id: 'scenarioPanel.time.day', defaultMessage: '1 day' },
  toInstant: { id: 'scenarioPanel.time.toInstant', defaultMessage: 'To an instant' },
  instant: { id: 'scenarioPanel.time.instant', defaultMessage: 'Date and time (UTC)' },
  go: { id: 'scenarioPanel.time.go', defaultMessage: 'Go' },
  noInstant: { id: 'scenarioPanel.time.noInstant', defaultMessage: 'Write it as 2026-11-20 14:30.' },
  past: { id: 'scenarioPanel.time.past', defaultMessage: 'That is past. Take back commands instead.' },
  back: { id: 'scenarioPanel.time.back', defaultMessage: 'Back' },
  backHint: {
    id: 'scenarioPanel.time.backHint',
    defaultMessage: 'Takes back the newest command: an order, a fact, a step of time.',
  },
  undo: { id: 'scenarioPanel.time.undo', defaultMessage: 'Take back the newest command' },
});
