import {
  appConfig,
  appVersion,
  areaList,
  contactWays,
  downloadLinks,
  identityDocuments,
  login,
  setPayPassword,
  updatePayPassword,
  user as wireUser,
  userInfo,
} from '@meridian/api';
import * as v from 'valibot';
import { everyValue, exactly, someRow, written } from '../example.ts';
import { chinese, signedIn, signedOut, state, type Interaction } from '../interaction.ts';

const user = {
  userLoginId: 'demo',
  email: 'demo@meridian.example',
  name: 'Jordan Lee',
  phone: '+1 212 555 0142',
  inviteCode: 'MRD-4821',
  hasPayPassword: true,
  unreadCount: 0,
};
const submitted = { realSubmitTimestamp: 1_795_015_800_000 };
/** One that was refused has everything a user can have. */
const refusedUser = {
  ...user,
  ...submitted,
  realStatus: exactly(2),
  realReason: exactly('The photo is blurred'),
};
const kycRefused = state('kyc', { status: 'failed', reason: 'The photo is blurred' });
const terms = { leverages: ['1'], feeRate: '0.0005', minFee: '0.99', maintenanceRate: '0.25' };
/** Duties and levies beside the commission: of Hong Kong shares. */
const hongKongTerms = {
  ...terms,
  charges: [{ kind: 'stampDuty', rate: '0.001', unit: '1', rounding: 'up' }],
};
const config = {
  version: '1.0.0',
  title: 'Meridian',
  serverTimestamp: 1_795_015_800_000,
  gates: { withdraw: true, ipo: true, follow: true, loan: true },
  webHosts: ['help.meridian.example'],
  uploadLimitMb: 5,
};
/** With what single screens read of it, which the client keeps as it comes (DECISIONS 54). */
const appVersionWithWaysOut = {
  ...appVersion,
  response: v.object({ ...appConfig.entries, downloadLinks, contactWays }),
};
/** With what the screens of the identity check read of it. */
const userWithDocuments = {
  ...userInfo,
  response: v.object({ ...wireUser.entries, realDocuments: identityDocuments }),
};
const asUser = [...signedIn, state('payPassword', { isSet: true })];

export const auth: readonly Interaction[] = [
  {
    endpoint: login,
    description: 'to sign in with a user ID',
    given: [...signedOut, kycRefused],
    request: { username: 'demo', password: 'meridian1' },
    answer: { data: { token: 'token-1', user: { ...refusedUser, userLoginId: exactly('demo') } } },
  },
  {
    endpoint: login,
    description: 'to sign in with an email',
    given: signedOut,
    request: { username: 'demo@meridian.example', password: 'meridian1' },
    answer: { data: { token: 'token-1', user: { ...user, userLoginId: exactly('demo'), realStatus: 0 } } },
  },
  {
    endpoint: login,
    description: 'to sign in with a wrong password',
    given: signedOut,
    request: { username: 'demo', password: 'not-it-1' },
    answer: { refusal: 'wrongCredentials' },
  },
  {
    endpoint: login,
    description: 'to sign in with a wrong password, in simplified Chinese',
    given: signedOut,
    locale: 'zh-Hans',
    request: { username: 'demo', password: 'not-it-1' },
    answer: { refusal: 'wrongCredentials', message: { pattern: chinese, example: '用户名或密码错误' } },
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
    answer: { data: { ...user, ...submitted, realStatus: exactly(1) } },
  },
  {
    endpoint: userInfo,
    description: 'for a user whose identity check failed',
    given: [...asUser, kycRefused],
    request: {},
    answer: { data: refusedUser },
  },
  {
    endpoint: userInfo,
    description: 'for why an identity check failed, in traditional Chinese',
    given: [...asUser, state('kyc', { status: 'failed', reason: 'blurredDocument' })],
    locale: 'zh-Hant',
    request: {},
    answer: { data: { ...refusedUser, realReason: written(chinese, '證件照片不清晰') } },
  },
  {
    endpoint: userWithDocuments,
    description: 'for a user of whose ID card only the back was refused',
    given: [...asUser, state('kyc', { status: 'failed', back: 'The photo is blurred' })],
    request: {},
    answer: {
      data: {
        ...refusedUser,
        realDocuments: {
          documentType: exactly('idCard'),
          firstName: 'Jordan',
          lastName: 'Lee',
          documentNumber: 'K123456(7)',
          countryCode: 'HK',
          images: someRow({
            url: 'https://backend.example/files/back.png',
            reason: exactly('The photo is blurred'),
          }),
        },
      },
    },
  },
  {
    endpoint: userInfo,
    description: 'for a verified user',
    given: [...asUser, state('kyc', { status: 'approved' })],
    request: {},
    answer: { data: { ...user, ...submitted, realStatus: exactly(3) } },
  },
  {
    endpoint: appVersion,
    description: 'for the configuration',
    given: signedOut,
    request: {},
    // The two classes that can be traded.
    answer: { data: { ...config, trading: { '0': terms, '7': terms, '11': hongKongTerms } } },
  },
  {
    endpoint: appVersion,
    description: 'for the trading terms of every asset class',
    given: signedOut,
    request: {},
    answer: { data: { ...config, trading: everyValue('0', terms) } },
  },
  {
    endpoint: appVersionWithWaysOut,
    description: 'for the ways to get the app and to reach the brokerage',
    given: signedOut,
    request: {},
    answer: {
      data: {
        ...config,
        trading: { '0': terms },
        downloadLinks: [{ platform: 'ios', url: 'https://get.meridian.example/ios' }],
        contactWays: [{ kind: 'email', value: 'service@meridian.example', hours: 'At all hours' }],
      },
    },
  },
  {
    endpoint: areaList,
    description: 'for the countries and regions',
    given: signedOut,
    request: {},
    answer: { data: [{ areaCode: 'HK', name: 'Hong Kong SAR China' }] },
  },
  {
    endpoint: areaList,
    description: 'for the countries and regions, in traditional Chinese',
    given: signedOut,
    locale: 'zh-Hant',
    request: {},
    answer: { data: [{ areaCode: 'HK', name: written(chinese, '中國香港特別行政區') }] },
  },
  {
    endpoint: setPayPassword,
    description: 'to set the first transaction password',
    given: [...signedIn, state('payPassword', { isSet: false })],
    request: { payPassword: '246810' },
    answer: { data: null },
  },
  {
    endpoint: setPayPassword,
    description: 'to set a first transaction password where there is one',
    given: asUser,
    request: { payPassword: '135791' },
    answer: { refusal: 'invalidRequest' },
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
    description: 'to change the transaction password, named by an id of its own',
    given: asUser,
    request: { oldPayPassword: '246810', payPassword: '135791', clientRequestId: 'intent-4' },
    answer: { data: null },
  },
  {
    endpoint: updatePayPassword,
    description: 'to change the transaction password with a wrong old one',
    given: asUser,
    request: { oldPayPassword: '000000', payPassword: '135791' },
    answer: { refusal: 'payPasswordWrong' },
  },
  {
    endpoint: updatePayPassword,
    description: 'to change the transaction password to one that is too short',
    given: asUser,
    request: { oldPayPassword: '246810', payPassword: '135' },
    answer: { refusal: 'invalidRequest' },
  },
];
