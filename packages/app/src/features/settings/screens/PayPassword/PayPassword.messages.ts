import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  setTitle: { id: 'payPassword.setTitle', defaultMessage: 'Set a transaction password' },
  changeTitle: { id: 'payPassword.changeTitle', defaultMessage: 'Change the transaction password' },
  setLead: {
    id: 'payPassword.setLead',
    defaultMessage:
      'It confirms every order and withdrawal. Choose one that differs from your login password.',
  },
  changeLead: {
    id: 'payPassword.changeLead',
    defaultMessage: 'It confirms every order and withdrawal. The new one holds at once.',
  },
  draftKept: {
    id: 'payPassword.draftKept',
    defaultMessage: 'What you filled in before is kept. You go back to it afterwards.',
  },
  current: { id: 'payPassword.current', defaultMessage: 'Current transaction password' },
  next: { id: 'payPassword.next', defaultMessage: 'New transaction password' },
  again: { id: 'payPassword.again', defaultMessage: 'New transaction password again' },
  hint: { id: 'payPassword.hint', defaultMessage: 'At least {length} characters.' },
  set: { id: 'payPassword.set', defaultMessage: 'Set password' },
  change: { id: 'payPassword.change', defaultMessage: 'Change password' },
  failed: { id: 'payPassword.failed', defaultMessage: 'Your transaction password did not change' },
  maybeSet: { id: 'payPassword.maybeSet', defaultMessage: 'Your transaction password may be set by now' },
  maybeSetBody: {
    id: 'payPassword.maybeSetBody',
    defaultMessage: 'Set it again to be sure, or try it with your next order.',
  },
  maybeChanged: {
    id: 'payPassword.maybeChanged',
    defaultMessage: 'Your transaction password may have changed',
  },
  maybeChangedBody: {
    id: 'payPassword.maybeChangedBody',
    defaultMessage:
      'To find out, send the change again: where the current one is then called wrong, the new one already holds.',
  },
  what: { id: 'payPassword.what', defaultMessage: 'your security settings' },
  /** Word for word (spec §8); what was done is below. */
  done: { id: 'payPassword.done', defaultMessage: 'Success' },
  doneSet: { id: 'payPassword.doneSet', defaultMessage: 'Transaction password set' },
  doneChanged: { id: 'payPassword.doneChanged', defaultMessage: 'Transaction password changed' },
});
