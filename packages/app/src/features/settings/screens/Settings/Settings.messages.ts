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
});
