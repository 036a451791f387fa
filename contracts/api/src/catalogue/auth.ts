import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { decimal } from '../decimal.ts';
import { anything, nothing, nullish, openCode, unsettledList } from '../fields.ts';
import { timestamp } from '../timestamp.ts';
import { isToken } from '../token.ts';

/** Spec §3 User. `realStatus` as in spec §4; unknown or missing reads "not submitted". */
export const user = v.object({
  userLoginId: v.string(),
  email: nullish(v.string()),
  name: nullish(v.string()),
  phone: nullish(v.string()),
  inviteCode: nullish(v.string()),
  realStatus: nullish(v.number()),
  /** Why verification failed, in the user's language. */
  realReason: nullish(v.string()),
  realSubmitTimestamp: nullish(timestamp),
  hasPayPassword: v.boolean(),
});
export type User = v.InferOutput<typeof user>;

/** A session token as a backend gives it out. */
const token = v.pipe(
  v.string(),
  v.check((text) => isToken(text), 'A token that no header can carry'),
);

/** User ID or email (spec §5). */
export const login = defineEndpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/loginByUsername',
  kind: 'write',
  access: 'anonymous',
  request: v.object({ username: v.string(), password: v.string() }),
  response: v.object({ token, user }),
  refusals: ['wrongCredentials'],
});

export const userInfo = defineEndpoint({
  id: 'auth.userInfo',
  method: 'POST',
  path: '/api/user/info',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: user,
});

/** Trading terms of one asset source. Rates are fractions of the order's amount; `minFee` in the instrument's currency. */
export const tradingTerms = v.object({
  leverages: v.array(decimal),
  feeRate: decimal,
  minFee: decimal,
  /** Share of the margin that must be left before the house closes the position. */
  maintenanceRate: decimal,
});
export type TradingTerms = v.InferOutput<typeof tradingTerms>;

/** Configuration at start-up (DECISIONS 9, 16, 27). `trading` is keyed by asset source code as text. */
export const appConfig = v.object({
  version: v.string(),
  title: v.string(),
  serverTimestamp: timestamp,
  gates: v.object({
    withdraw: v.boolean(),
    ipo: v.boolean(),
    follow: v.boolean(),
    loan: v.boolean(),
  }),
  trading: v.record(v.string(), tradingTerms),
});
export type AppConfig = v.InferOutput<typeof appConfig>;

export const appVersion = defineEndpoint({
  id: 'auth.appVersion',
  method: 'GET',
  path: '/appVersion/getPublishAppVersion',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: appConfig,
});

/** First transaction password: at least 6 characters (DECISIONS 17). */
export const setPayPassword = defineEndpoint({
  id: 'auth.setPayPassword',
  method: 'POST',
  path: '/settingPayPassword',
  kind: 'write',
  access: 'signedIn',
  request: v.object({ payPassword: v.string() }),
  response: anything,
});

export const updatePayPassword = defineEndpoint({
  id: 'auth.updatePayPassword',
  method: 'POST',
  path: '/updatePayPassword',
  kind: 'write',
  access: 'signedIn',
  request: v.object({ oldPayPassword: v.string(), payPassword: v.string() }),
  response: anything,
  refusals: ['payPasswordWrong'],
});

/** Opens an account: email with its one-time code, password, invitation code (spec §5). */
export const registerByEmail = defineEndpoint({
  id: 'auth.registerByEmail',
  method: 'POST',
  path: '/register/email',
  kind: 'write',
  access: 'anonymous',
  request: v.object({ email: v.string(), code: v.string(), password: v.string(), inviteCode: v.string() }),
  response: anything,
});

/** Sends the one-time code. A second call sends a second code; the app asks for 60 s between two (DECISIONS 17). */
export const sendEmailCode = defineEndpoint({
  id: 'auth.sendEmailCode',
  method: 'POST',
  path: '/getEmailCode',
  kind: 'write',
  access: 'anonymous',
  request: v.object({ email: v.string() }),
  response: anything,
});

/** A new login password for one who forgot the old: proved by the email's code. */
export const resetPassword = defineEndpoint({
  id: 'auth.resetPassword',
  method: 'POST',
  path: '/resetPassword',
  kind: 'write',
  access: 'anonymous',
  request: v.object({ email: v.string(), code: v.string(), password: v.string() }),
  response: anything,
});

/** A new login password for one who knows the old. */
export const updatePassword = defineEndpoint({
  id: 'auth.updatePassword',
  method: 'POST',
  path: '/updatePassword',
  kind: 'write',
  access: 'signedIn',
  request: v.object({ oldPassword: v.string(), password: v.string() }),
  response: anything,
  refusals: ['wrongCredentials'],
});

/** Hands in identity documents (spec §3 identity verification). An ID card has two images, a passport one. */
export const submitRealName = defineEndpoint({
  id: 'auth.submitRealName',
  method: 'POST',
  path: '/updateReal',
  kind: 'write',
  access: 'signedIn',
  request: v.object({
    documentType: v.picklist(['idCard', 'passport']),
    firstName: v.string(),
    lastName: v.string(),
    documentNumber: v.string(),
    countryCode: v.string(),
    imageUrls: v.array(v.string()),
  }),
  response: anything,
});

/** How far an application for a service is: block-trade permission, loan (DECISIONS 13, 14). */
export const applyStatus = defineEndpoint({
  id: 'auth.applyStatus',
  method: 'POST',
  path: '/api/user/userSet/applyStatus',
  kind: 'read',
  access: 'signedIn',
  request: v.looseObject({}),
  response: v.looseObject({ status: nullish(openCode), reason: nullish(v.string()) }),
});

/** Countries and regions, for identity documents and addresses. */
export const areaList = defineEndpoint({
  id: 'auth.areaList',
  method: 'GET',
  path: '/areaInfo/list',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: unsettledList,
});

/** Applies for a loan or for block trading (DECISIONS 14). Amount in USD. */
export const applyService = defineEndpoint({
  id: 'auth.applyService',
  method: 'POST',
  path: '/userCenter/apply/service',
  kind: 'write',
  access: 'signedIn',
  request: v.looseObject({
    serviceType: v.picklist(['loan', 'blockTrade']),
    amount: v.optional(decimal),
    term: v.optional(v.string()),
    purpose: v.optional(v.string()),
  }),
  response: anything,
  refusals: ['kycRequired'],
});
