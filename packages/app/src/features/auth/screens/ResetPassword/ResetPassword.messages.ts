import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'resetPassword.title', defaultMessage: 'Reset your password' },
  lead: {
    id: 'resetPassword.lead',
    defaultMessage:
      'We send a code to the email of your account. With it you choose a new login password, and every device is signed out.',
  },
  submit: { id: 'resetPassword.submit', defaultMessage: 'Set new password' },
  failed: { id: 'resetPassword.failed', defaultMessage: 'Your password did not change' },
  maybe: { id: 'resetPassword.maybe', defaultMessage: 'Your password may have changed' },
  maybeBody: {
    id: 'resetPassword.maybeBody',
    defaultMessage: 'Try to sign in with the new one. If it does not hold yet, come back and send it again.',
  },
  /** Word for word (spec §8). */
  done: { id: 'resetPassword.done', defaultMessage: 'Success' },
  doneBody: { id: 'resetPassword.doneBody', defaultMessage: 'Sign in with your new password.' },
  remembered: { id: 'resetPassword.remembered', defaultMessage: 'Remembered it? Sign in' },
});
