import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  showPassword: { id: 'forms.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'forms.hidePassword', defaultMessage: 'Hide password' },
});
