import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'loginPassword.title', defaultMessage: 'Change login password' },
  lead: {
    id: 'loginPassword.lead',
    defaultMessage: 'The new one holds at once. Your other devices are signed out and told why.',
  },
  current: { id: 'loginPassword.current', defaultMessage: 'Current login password' },
  next: { id: 'loginPassword.next', defaultMessage: 'New login password' },
  again: { id: 'loginPassword.again', defaultMessage: 'New login password again' },
  hint: { id: 'loginPassword.hint', defaultMessage: '{least} to {most} characters of any kind.' },
  submit: { id: 'loginPassword.submit', defaultMessage: 'Change password' },
  forgotten: { id: 'loginPassword.forgotten', defaultMessage: 'Forgot the current one?' },
  failed: { id: 'loginPassword.failed', defaultMessage: 'Your login password did not change' },
  maybe: { id: 'loginPassword.maybe', defaultMessage: 'Your login password may have changed' },
  maybeBody: {
    id: 'loginPassword.maybeBody',
    defaultMessage:
      'To find out, send the change again: where the current one is then called wrong, the new one already holds.',
  },
  /** Word for word (spec §8); what was done is below. */
  done: { id: 'loginPassword.done', defaultMessage: 'Success' },
  doneBody: {
    id: 'loginPassword.doneBody',
    defaultMessage: 'Login password changed. Your other devices are signed out.',
  },
});
