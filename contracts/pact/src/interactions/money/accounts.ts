/** One-time codes by email, and what they open: an account, a new password. */
import { registerByEmail, resetPassword, sendEmailCode, updatePassword } from '@meridian/api';
import { signedIn, signedOut, state, type Interaction } from '../../interaction.ts';

const newcomer = { email: 'new@meridian.example', code: '482163' };
const customer = { email: 'demo@meridian.example', code: '731905' };
const sentTo = (whom: typeof newcomer, sentSecondsAgo: number) => [
  ...signedOut,
  state('emailCode', { ...whom, sentSecondsAgo }),
];

const triedTooOften = (whom: typeof newcomer) => [
  ...signedOut,
  state('emailCode', { ...whom, sentSecondsAgo: 120, wrongTries: 5 }),
];

const registration = { ...newcomer, password: 'meridian2', inviteCode: 'MRD-4821' };
const reset = { ...customer, password: 'meridian2' };

export const accounts: readonly Interaction[] = [
  {
    endpoint: sendEmailCode,
    description: 'for a code by email',
    given: signedOut,
    request: { email: newcomer.email },
    answer: { data: null },
  },
  {
    endpoint: sendEmailCode,
    description: 'for the next code within a minute',
    given: sentTo(newcomer, 30),
    request: { email: newcomer.email },
    // The number is how long it still takes.
    answer: { refusal: 'emailCodeTooSoon', message: { pattern: String.raw`\d`, example: 'in 30 s' } },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account with the code that came by email',
    given: sentTo(newcomer, 120),
    request: registration,
    answer: { data: null },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account without having been invited',
    given: sentTo(newcomer, 120),
    request: { ...registration, inviteCode: '' },
    answer: { data: null },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account with a wrong code',
    given: sentTo(newcomer, 120),
    request: { ...registration, code: '000000' },
    answer: { refusal: 'emailCodeWrong' },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account with a code that was used',
    given: [...signedOut, state('emailCode', { ...newcomer, sentSecondsAgo: 120, isUsed: true })],
    request: registration,
    answer: { refusal: 'emailCodeWrong' },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account with a code of yesterday',
    given: sentTo(newcomer, 86_400),
    request: registration,
    answer: { refusal: 'emailCodeExpired' },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account after too many wrong codes',
    given: triedTooOften(newcomer),
    request: registration,
    answer: { refusal: 'emailCodeLocked' },
  },
  {
    endpoint: registerByEmail,
    description: 'to open a second account under an email',
    given: sentTo(customer, 120),
    request: { ...registration, ...customer },
    answer: { refusal: 'emailTaken' },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account with an invitation of nobody',
    given: sentTo(newcomer, 120),
    request: { ...registration, inviteCode: 'MRD-0000' },
    answer: { refusal: 'inviteCodeUnknown' },
  },
  {
    endpoint: registerByEmail,
    description: 'to open an account with a password that is too short',
    given: sentTo(newcomer, 120),
    request: { ...registration, password: '12345' },
    answer: { refusal: 'invalidRequest' },
  },
  {
    endpoint: resetPassword,
    description: 'to reset the password with the code that came by email',
    given: sentTo(customer, 120),
    request: reset,
    answer: { data: null },
  },
  {
    endpoint: resetPassword,
    description: 'to reset the password with a wrong code',
    given: sentTo(customer, 120),
    request: { ...reset, code: '000000' },
    answer: { refusal: 'emailCodeWrong' },
  },
  {
    endpoint: resetPassword,
    description: 'to reset the password with a code of yesterday',
    given: sentTo(customer, 86_400),
    request: reset,
    answer: { refusal: 'emailCodeExpired' },
  },
  {
    endpoint: resetPassword,
    description: 'to reset the password after too many wrong codes',
    given: triedTooOften(customer),
    request: reset,
    answer: { refusal: 'emailCodeLocked' },
  },
  {
    endpoint: resetPassword,
    description: 'to reset the password of an email without an account',
    given: sentTo(newcomer, 120),
    request: { ...reset, ...newcomer },
    answer: { refusal: 'emailNotRegistered' },
  },
  {
    endpoint: updatePassword,
    description: 'to change the password',
    given: signedIn,
    request: { oldPassword: 'meridian1', password: 'meridian2' },
    // The other sessions of the customer are over: this one goes on with another token.
    answer: { data: { token: 'mt_0123456789abcdef01234567' } },
  },
  {
    endpoint: updatePassword,
    description: 'to change the password with a wrong old one',
    given: signedIn,
    request: { oldPassword: 'not-it-1', password: 'meridian2' },
    answer: { refusal: 'wrongCredentials' },
  },
];
