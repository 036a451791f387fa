import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  search: { id: 'scenarioPanel.situation.search', defaultMessage: 'Search situations' },
  startOver: { id: 'scenarioPanel.situation.startOver', defaultMessage: 'Start {name} over' },
  nothingFound: { id: 'scenarioPanel.situation.nothingFound', defaultMessage: 'No situation says that.' },
  ofThisScreen: { id: 'scenarioPanel.situation.ofThisScreen', defaultMessage: 'Of this screen' },
  current: { id: 'scenarioPanel.situation.current', defaultMessage: 'Now' },
  signIn: { id: 'scenarioPanel.situation.signIn', defaultMessage: 'To sign in by hand' },
  userId: { id: 'scenarioPanel.situation.userId', defaultMessage: 'User ID' },
  password: { id: 'scenarioPanel.situation.password', defaultMessage: 'Password' },
  payPassword: { id: 'scenarioPanel.situation.payPassword', defaultMessage: 'Transaction password' },
  mailbox: { id: 'scenarioPanel.situation.mailbox', defaultMessage: 'Codes by email' },
});
