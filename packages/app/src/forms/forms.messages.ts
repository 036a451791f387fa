import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  showPassword: { id: 'forms.showPassword', defaultMessage: 'Show: {field}' },
  hidePassword: { id: 'forms.hidePassword', defaultMessage: 'Hide: {field}' },
});
