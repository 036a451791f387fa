import { defineMessages } from '#platform/words/messages.ts';

/** What the rules say. Word for word where spec §5 gives the words. */
export const messages = defineMessages({
  userIdMissing: { id: 'rules.userIdMissing', defaultMessage: 'Please Enter User ID' },
  emailMissing: { id: 'rules.emailMissing', defaultMessage: 'Please Enter Email' },
  emailMalformed: {
    id: 'rules.emailMalformed',
    defaultMessage: 'An email looks like name@example.com.',
  },
  codeMissing: { id: 'rules.codeMissing', defaultMessage: 'Please Enter Email Verification Code' },
  codeTooLong: { id: 'rules.codeTooLong', defaultMessage: 'A code has at most {most} characters.' },
  passwordMissing: { id: 'rules.passwordMissing', defaultMessage: 'Please Enter Password' },
  newPasswordMissing: { id: 'rules.newPasswordMissing', defaultMessage: 'Please Enter New Password' },
  passwordLength: {
    id: 'rules.passwordLength',
    defaultMessage: 'A password has {least} to {most} characters.',
  },
  passwordTooShort: {
    id: 'rules.passwordTooShort',
    defaultMessage: 'A password has at least {least} characters.',
  },
  payPasswordMissing: {
    id: 'rules.payPasswordMissing',
    defaultMessage: 'Please enter the transaction password',
  },
  payPasswordTooShort: {
    id: 'rules.payPasswordTooShort',
    defaultMessage: 'A transaction password has at least {least} characters.',
  },
  newPayPasswordTooShort: {
    id: 'rules.newPayPasswordTooShort',
    defaultMessage: 'Use at least {least} characters.',
  },
  passwordsDiffer: { id: 'rules.passwordsDiffer', defaultMessage: 'The two passwords do not match' },
  passwordUnchanged: {
    id: 'rules.passwordUnchanged',
    defaultMessage: 'This is the one you have now. Choose another.',
  },
  amountWrong: { id: 'rules.amountWrong', defaultMessage: 'Please enter the correct amount' },
  amountNotPositive: {
    id: 'rules.amountNotPositive',
    defaultMessage: 'The total amount must be greater than 0',
  },
});
