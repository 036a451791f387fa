import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  customer: { id: 'scenarioPanel.look.customer', defaultMessage: 'Customer' },
  signedInAs: { id: 'scenarioPanel.look.signedInAs', defaultMessage: 'Signed in as {who}' },
  nobody: { id: 'scenarioPanel.look.nobody', defaultMessage: 'Nobody is signed in' },
  customers: { id: 'scenarioPanel.look.customers', defaultMessage: 'Other customers' },
  signIn: { id: 'scenarioPanel.look.signIn', defaultMessage: 'Sign in' },
  newCustomer: { id: 'scenarioPanel.look.newCustomer', defaultMessage: 'Sign in as a new customer' },
  signOut: { id: 'scenarioPanel.look.signOut', defaultMessage: 'Sign out' },
  device: { id: 'scenarioPanel.look.device', defaultMessage: 'Device' },
  deviceHint: {
    id: 'scenarioPanel.look.deviceHint',
    defaultMessage: 'For this page, until it is loaded again.',
  },
  network: { id: 'scenarioPanel.look.network', defaultMessage: 'Network' },
  processor: { id: 'scenarioPanel.look.processor', defaultMessage: 'Processor' },
  letters: { id: 'scenarioPanel.look.letters', defaultMessage: 'Letters' },
  asItIs: { id: 'scenarioPanel.look.asItIs', defaultMessage: 'As it is' },
  secondsLater: {
    id: 'scenarioPanel.look.secondsLater',
    defaultMessage: '{seconds, plural, one {# s later} other {# s later}}',
  },
  timesSlower: { id: 'scenarioPanel.look.timesSlower', defaultMessage: '{rate} × slower' },
  timesTheSize: { id: 'scenarioPanel.look.timesTheSize', defaultMessage: '{size} ×' },
  window: { id: 'scenarioPanel.look.window', defaultMessage: 'In another window' },
  windowHint: {
    id: 'scenarioPanel.look.windowHint',
    defaultMessage: 'The same world and screen, in a window of that width.',
  },
  width: { id: 'scenarioPanel.look.width', defaultMessage: '{width} px' },
  noWindow: { id: 'scenarioPanel.look.noWindow', defaultMessage: 'The browser did not open a window' },
  looks: { id: 'scenarioPanel.look.looks', defaultMessage: 'Looks' },
});
