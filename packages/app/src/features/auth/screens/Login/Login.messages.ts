import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Sign in' },
  lead: { id: 'login.lead', defaultMessage: 'Sign in to trade and to see your account.' },
  greeting: { id: 'login.greeting', defaultMessage: 'Sign in to Meridian' },
  user: { id: 'login.user', defaultMessage: 'User ID or email' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  submit: { id: 'login.submit', defaultMessage: 'Sign in' },
  failedTitle: { id: 'login.failedTitle', defaultMessage: 'You are not signed in' },
  cannot: { id: 'login.cannot', defaultMessage: 'If you cannot sign in' },
  register: { id: 'login.register', defaultMessage: 'Create an account' },
  reset: { id: 'login.reset', defaultMessage: 'Forgot your password?' },
  later: { id: 'login.later', defaultMessage: 'Look around without signing in' },
  passwordChanged: {
    id: 'login.passwordChanged',
    defaultMessage: 'Your login password was changed',
  },
  passwordChangedBody: {
    id: 'login.passwordChangedBody',
    defaultMessage:
      'All other devices were signed out, this one too. Sign in with the new password. If it was not you who changed it, reset the password now.',
  },
});
