import { appVersion, login, setPayPassword, updatePayPassword, userInfo } from '@meridian/api';
import { signedIn, signedOut, state, type Interaction } from '../interaction.ts';
import { exactly } from '../matchers.ts';

const user = {
  userLoginId: 'demo',
  email: 'demo@meridian.example',
  hasPayPassword: true,
};
const asUser = [...signedIn, state('payPassword', { isSet: true })];

export const auth: readonly Interaction[] = [
  {
    endpoint: login,
    description: 'to sign in with a user ID',
    given: signedOut,
    request: { username: 'demo', password: 'meridian1' },
    answer: { data: { token: 'token-1', user: { userLoginId: exactly('demo'), hasPayPassword: true } } },
  },
  {
    endpoint: login,
    description: 'to sign in with an email',
    given: signedOut,
    request: { username: 'demo@meridian.example', password: 'meridian1' },
    answer: { data: { token: 'token-1', user: { userLoginId: exactly('demo'), hasPayPassword: true } } },
  },
  {
    endpoint: login,
    description: 'to sign in with a wrong password',
    given: signedOut,
    request: { username: 'demo', password: 'not-it-1' },
    answer: { refusal: 'wrongCredentials' },
  },
  {
    endpoint: userInfo,
    description: 'for a user who has not submitted identity documents',
    given: [...asUser, state('kyc', { status: 'notSubmitted' })],
    request: {},
    answer: { data: { ...user, realStatus: exactly(0) } },
  },
  {
    endpoint: userInfo,
    description: 'for a user whose identity is under review',
    given: [...asUser, state('kyc', { status: 'pending' })],
    request: {},
    answer: { data: { ...user, realStatus: exactly(1), realSubmitTimestamp: 1_795_015_800_000 } },
  },
  {
    endpoint: userInfo,
    description: 'for a user whose identity check failed',
    given: [...asUser, state('kyc', { status: 'failed', reason: 'The photo is blurred' })],
    request: {},
    answer: { data: { ...user, realStatus: exactly(2), realReason: exactly('The photo is blurred') } },
  },
  {
    endpoint: userInfo,
    description: 'for a verified user',
    given: [...asUser, state('kyc', { status: 'approved' })],
    request: {},
    answer: { data: { ...user, realStatus: exactly(3) } },
  },
  {
    endpoint: userInfo,
    description: 'for a user whose session has expired',
    given: [...signedIn, state('session', { state: 'expired' })],
    request: {},
    answer: 'sessionExpired',
  },
  {
    endpoint: appVersion,
    description: 'for the configuration',
    given: signedOut,
    request: {},
    answer: {
      data: {
        version: '1.0.0',
        title: 'Meridian',
        serverTimestamp: 1_795_015_800_000,
        gates: { withdraw: true, ipo: true, follow: true, loan: true },
        trading: { '0': { leverages: ['1'], feeRate: '0.0005', minFee: '0.99', maintenanceRate: '0.25' } },
      },
    },
  },
  {
    endpoint: setPayPassword,
    description: 'to set the first transaction password',
    given: [...signedIn, state('payPassword', { isSet: false })],
    request: { payPassword: '246810' },
    answer: { data: null },
  },
  {
    endpoint: updatePayPassword,
    description: 'to change the transaction password',
    given: asUser,
    request: { oldPayPassword: '246810', payPassword: '135791' },
    answer: { data: null },
  },
  {
    endpoint: updatePayPassword,
    description: 'to change the transaction password with a wrong old one',
    given: asUser,
    request: { oldPayPassword: '000000', payPassword: '135791' },
    answer: { refusal: 'payPasswordWrong' },
  },
];
