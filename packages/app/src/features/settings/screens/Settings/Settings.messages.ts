import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings' },
  looks: { id: 'settings.looks', defaultMessage: 'Language and display' },
  privacy: { id: 'settings.privacy', defaultMessage: 'Privacy' },
  hide: { id: 'settings.hide', defaultMessage: 'Hide balances' },
  hideHint: { id: 'settings.hideHint', defaultMessage: 'Balances show as •••••• on this device.' },
  security: { id: 'settings.security', defaultMessage: 'Security' },
  loginPassword: { id: 'settings.loginPassword', defaultMessage: 'Login password' },
  payPassword: { id: 'settings.payPassword', defaultMessage: 'Transaction password' },
  version: { id: 'settings.version', defaultMessage: 'Version {version}' },
  data: { id: 'settings.data', defaultMessage: 'Data on this device' },
  dataLead: {
    id: 'settings.dataLead',
    defaultMessage: 'What you did here is kept on this device, so that it is there on your next visit.',
  },
  dataNone: { id: 'settings.dataNone', defaultMessage: 'This device keeps nothing that can be cleared.' },
  clear: { id: 'settings.clear', defaultMessage: 'Clear data on this device' },
  clearTitle: { id: 'settings.clearTitle', defaultMessage: 'Clear the data on this device?' },
  clearLoses: { id: 'settings.clearLoses', defaultMessage: 'This cannot be undone. You lose:' },
  clearKeeps: {
    id: 'settings.clearKeeps',
    defaultMessage:
      'You stay signed in. Your account, your money, and your language and display do not change.',
  },
  clearNow: { id: 'settings.clearNow', defaultMessage: 'Clear data' },
  keep: { id: 'settings.keep', defaultMessage: 'Keep data' },
  dataCleared: { id: 'settings.dataCleared', defaultMessage: 'Data cleared' },
  dataSearches: { id: 'settings.dataSearches', defaultMessage: 'Search history' },
  dataWatched: { id: 'settings.dataWatched', defaultMessage: 'Watchlist kept on this device' },
  dataAlerts: { id: 'settings.dataAlerts', defaultMessage: 'Price alerts' },
  dataArrangements: {
    id: 'settings.dataArrangements',
    defaultMessage: 'Order and layout of lists, quick links and panes',
  },
  dataForms: {
    id: 'settings.dataForms',
    defaultMessage: 'Forms not yet submitted, with their pictures',
  },
});
