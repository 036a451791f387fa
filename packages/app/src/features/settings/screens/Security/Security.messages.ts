import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'security.title', defaultMessage: 'Security' },
  what: { id: 'security.what', defaultMessage: 'your security settings' },
  allDone: { id: 'security.allDone', defaultMessage: 'Your account is well protected' },
  toDo: {
    id: 'security.toDo',
    defaultMessage: '{count, plural, one {# thing} other {# things}} left to do',
  },
  allDoneBody: {
    id: 'security.allDoneBody',
    defaultMessage: 'Everything that protects your account is set up.',
  },
  toDoBody: {
    id: 'security.toDoBody',
    defaultMessage: 'Each takes a few minutes, and protects your money.',
  },
  checks: { id: 'security.checks', defaultMessage: 'What protects your account' },
  email: { id: 'security.email', defaultMessage: 'Email' },
  noEmail: { id: 'security.noEmail', defaultMessage: 'Not on record' },
  noEmailHint: { id: 'security.noEmailHint', defaultMessage: 'To add one, ask customer service' },
  emailHint: { id: 'security.emailHint', defaultMessage: '{email}. To change it, ask customer service' },
  emailConfirmed: { id: 'security.emailConfirmed', defaultMessage: 'Confirmed' },
  identity: { id: 'security.identity', defaultMessage: 'Identity' },
  loginPassword: { id: 'security.loginPassword', defaultMessage: 'Login password' },
  loginPasswordHint: { id: 'security.loginPasswordHint', defaultMessage: 'Change it if anybody may know it' },
  payPassword: { id: 'security.payPassword', defaultMessage: 'Transaction password' },
  payPasswordHint: {
    id: 'security.payPasswordHint',
    defaultMessage: 'Confirms orders, transfers and withdrawals',
  },
  isSet: { id: 'security.isSet', defaultMessage: 'Set' },
  isNotSet: { id: 'security.isNotSet', defaultMessage: 'Not set' },
  device: { id: 'security.device', defaultMessage: 'Data on this device' },
  deviceHint: { id: 'security.deviceHint', defaultMessage: 'Clear it in Settings if others use this device' },
  deviceKeeps: { id: 'security.deviceKeeps', defaultMessage: 'Kept' },
  deviceEmpty: { id: 'security.deviceEmpty', defaultMessage: 'None' },
});
