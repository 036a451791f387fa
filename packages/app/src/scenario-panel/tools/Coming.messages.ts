import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  coming: { id: 'scenarioPanel.time.coming', defaultMessage: 'What is coming' },
  nextEvent: { id: 'scenarioPanel.time.nextEvent', defaultMessage: 'To the next event' },
  nextEventNamed: {
    id: 'scenarioPanel.time.nextEventNamed',
    defaultMessage: 'To the next event: {event}, {time}',
  },
  eventAt: { id: 'scenarioPanel.time.eventAt', defaultMessage: '{id} \u00b7 {time}' },
  nothingDue: { id: 'scenarioPanel.time.nothingDue', defaultMessage: 'Nothing is due within a year' },
  inDays: { id: 'scenarioPanel.time.inDays', defaultMessage: 'in {days} d {hours} h' },
  inHours: { id: 'scenarioPanel.time.inHours', defaultMessage: 'in {hours} h {minutes} min' },
  inMinutes: { id: 'scenarioPanel.time.inMinutes', defaultMessage: 'in {minutes} min' },
  inSeconds: { id: 'scenarioPanel.time.inSeconds', defaultMessage: 'in {seconds} s' },
});
