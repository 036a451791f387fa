import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  open: { id: 'scenarioPanel.open', defaultMessage: 'Demo: choose a situation' },
  title: { id: 'scenarioPanel.title', defaultMessage: 'Simulated brokerage' },
  close: { id: 'scenarioPanel.close', defaultMessage: 'Close' },
  about: {
    id: 'scenarioPanel.about',
    defaultMessage: 'Nothing here is real money. Every price and order lives in this browser.',
  },
  unknown: {
    id: 'scenarioPanel.unknown',
    defaultMessage: 'There is no situation named {name}; this is the usual one.',
  },
  misreadFault: {
    id: 'scenarioPanel.misreadFault',
    defaultMessage: 'A fault in the address was not understood',
  },
  faults: { id: 'scenarioPanel.faults', defaultMessage: 'Faults at work' },
  endFaults: { id: 'scenarioPanel.endFaults', defaultMessage: 'End them' },
  time: { id: 'scenarioPanel.time', defaultMessage: 'Time in this world' },
  forward: { id: 'scenarioPanel.forward', defaultMessage: 'Move time forward' },
  minute: { id: 'scenarioPanel.minute', defaultMessage: '1 minute' },
  hour: { id: 'scenarioPanel.hour', defaultMessage: '1 hour' },
  day: { id: 'scenarioPanel.day', defaultMessage: '1 day' },
  nextEvent: { id: 'scenarioPanel.nextEvent', defaultMessage: 'To the next event' },
  nothingDue: { id: 'scenarioPanel.nothingDue', defaultMessage: 'Nothing is due within a year' },
  signIn: { id: 'scenarioPanel.signIn', defaultMessage: 'To sign in by hand' },
  userId: { id: 'scenarioPanel.userId', defaultMessage: 'User ID' },
  password: { id: 'scenarioPanel.password', defaultMessage: 'Password' },
  payPassword: { id: 'scenarioPanel.payPassword', defaultMessage: 'Transaction password' },
  mailbox: { id: 'scenarioPanel.mailbox', defaultMessage: 'Codes by email' },
  situations: { id: 'scenarioPanel.situations', defaultMessage: 'Situations' },
  current: { id: 'scenarioPanel.current', defaultMessage: 'Now' },
  startOver: { id: 'scenarioPanel.startOver', defaultMessage: 'Start this one over' },
});
