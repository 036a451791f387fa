import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'lock.title', defaultMessage: 'Meridian is locked' },
  body: {
    id: 'lock.body',
    defaultMessage:
      'Unlock it with the finger, face or PIN that opens this device. What you had typed is kept.',
  },
  open: { id: 'lock.open', defaultMessage: 'Unlock' },
  cancelled: {
    id: 'lock.cancelled',
    defaultMessage: 'Not unlocked. Try again, or sign in with your password.',
  },
  failed: {
    id: 'lock.failed',
    defaultMessage: 'This device could not be asked. Sign out, and sign in with your password.',
  },
  signOut: { id: 'lock.signOut', defaultMessage: 'Sign out instead' },
});
