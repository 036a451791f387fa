import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  signInTitle: { id: 'presentation.signInTitle', defaultMessage: 'Sign in to see this' },
  signInBody: { id: 'presentation.signInBody', defaultMessage: 'Afterwards you are back here.' },
  signIn: { id: 'presentation.signIn', defaultMessage: 'Sign in' },
});
