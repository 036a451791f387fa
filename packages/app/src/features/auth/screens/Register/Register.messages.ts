import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'register.title', defaultMessage: 'Create an account' },
  lead: {
    id: 'register.lead',
    defaultMessage:
      'An email and a password are enough to look around. Identity is verified later, before you withdraw.',
  },
  invite: { id: 'register.invite', defaultMessage: 'Invitation code' },
  inviteHint: { id: 'register.inviteHint', defaultMessage: 'Leave it empty if nobody invited you.' },
  inviteFromLink: { id: 'register.inviteFromLink', defaultMessage: 'From the link that you followed.' },
  inviteFromPicture: {
    id: 'register.inviteFromPicture',
    defaultMessage: 'Read it from a picture of a QR code',
  },
  inviteRead: { id: 'register.inviteRead', defaultMessage: 'Read from your picture.' },
  noCode: {
    id: 'register.noCode',
    defaultMessage:
      'No QR code was found in this picture. Choose one that shows the whole code, sharp and flat.',
  },
  otherCode: { id: 'register.otherCode', defaultMessage: 'This QR code is not an invitation to Meridian.' },
  unreadable: {
    id: 'register.unreadable',
    defaultMessage: 'This file cannot be opened as a picture. Choose a JPEG, PNG or WebP.',
  },
  unavailable: {
    id: 'register.unavailable',
    defaultMessage: 'The picture could not be read. Check your connection and try again, or type the code.',
  },
  submit: { id: 'register.submit', defaultMessage: 'Create account' },
  failed: { id: 'register.failed', defaultMessage: 'No account was created' },
  maybe: { id: 'register.maybe', defaultMessage: 'Your account may have been created' },
  maybeBody: {
    id: 'register.maybeBody',
    defaultMessage: 'Send it again to find out: an account is created once. Or sign in with this email.',
  },
  /** Word for word (spec §8). */
  done: { id: 'register.done', defaultMessage: 'Register Success' },
  doneBody: { id: 'register.doneBody', defaultMessage: 'You are signed in as {email}.' },
  doneSignIn: { id: 'register.doneSignIn', defaultMessage: 'Sign in with your new password.' },
  haveOne: { id: 'register.haveOne', defaultMessage: 'Already have an account? Sign in' },
});
