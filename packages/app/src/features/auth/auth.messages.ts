import { defineMessages } from '#platform/words/messages.ts';

/** What the ways in have in common. */
export const messages = defineMessages({
  email: { id: 'auth.email', defaultMessage: 'Email' },
  newPassword: { id: 'auth.newPassword', defaultMessage: 'New password' },
  again: { id: 'auth.again', defaultMessage: 'New password again' },
  passwordRule: { id: 'auth.passwordRule', defaultMessage: '{least} to {most} characters of any kind.' },
  passwordMissing: {
    id: 'auth.passwordMissing',
    defaultMessage: '{count, plural, one {# character} other {# characters}} more.',
  },
  passwordGuessable: {
    id: 'auth.passwordGuessable',
    defaultMessage: 'Easy to guess. You can use it, but a longer or less common one is safer.',
  },
  passwordFair: {
    id: 'auth.passwordFair',
    defaultMessage: 'Fair. Digits, capitals or more characters make it stronger.',
  },
  passwordGood: { id: 'auth.passwordGood', defaultMessage: 'Strong.' },
  toSignIn: { id: 'auth.toSignIn', defaultMessage: 'Sign in with this email' },
  toRegister: { id: 'auth.toRegister', defaultMessage: 'Create an account with this email' },
});
