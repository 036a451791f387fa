import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { someOf } from '../row-schemas.ts';
import {
  anything,
  clientOrderId,
  code,
  count,
  email,
  id,
  name,
  nothing,
  nullish,
  openCode,
  secret,
  sentence,
  unsettledList,
  unsettledRequest,
  url,
} from '../fields.ts';
import { timestamp } from '../timestamp.ts';
import { isToken } from '../token.ts';

/** Spec §3 User. `realStatus` as in spec §4; missing reads "not submitted" (DECISIONS 12). */
export const user = v.object({
  userLoginId: email,
  email: nullish(email),
  name: nullish(name),
  phone: nullish(code),
  inviteCode: nullish(code),
  realStatus: nullish(openCode),
  /** Why verification failed, in the user's language. */
  realReason: nullish(sentence),
  realSubmitTimestamp: nullish(timestamp),
  hasPayPassword: v.boolean(),
  /** Messages of the inbox that have not been read. */
  unreadCount: nullish(count),
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
  changes: [],
  access: 'anonymous',
  request: v.object({ username: email, password: secret }),
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
const tradingTerms = v.object({
  leverages: someOf(positiveDecimal, 100),
  feeRate: nonNegativeDecimal,
  minFee: nonNegativeDecimal,
  /** Share of the margin that must be left before the brokerage closes the position. */
  maintenanceRate: nonNegativeDecimal,
});
export type TradingTerms = v.InferOutput<typeof tradingTerms>;

/** Configuration at start-up (DECISIONS 9, 16, 27). `trading` is keyed by asset source code as text; terms that cannot be read are null. */
export const appConfig = v.object({
  version: code,
  title: name,
  serverTimestamp: timestamp,
  gates: v.object({
    withdraw: v.boolean(),
    ipo: v.boolean(),
    follow: v.boolean(),
    loan: v.boolean(),
  }),
  trading: v.record(code, v.fallback(v.nullable(tradingTerms), null)),
  /** Hosts whose pages may be shown inside the app, as an address writes them, port included: every other page opens outside. */
  webHosts: v.nullish(someOf(name, 50), []),
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
  changes: ['auth.userInfo'],
  access: 'signedIn',
  request: v.object({ payPassword: secret }),
  response: anything,
});

export const updatePayPassword = defineEndpoint({
  id: 'auth.updatePayPassword',
  method: 'POST',
  path: '/updatePayPassword',
  kind: 'write',
  changes: [],
  access: 'signedIn',
  request: v.object({ oldPayPassword: secret, payPassword: secret }),
  response: anything,
  refusals: ['payPasswordWrong'],
});

/** Opens an account: email with its one-time code, password, invitation code (spec §5), empty where nobody invited. */
export const registerByEmail = defineEndpoint({
  id: 'auth.registerByEmail',
  method: 'POST',
  path: '/register/email',
  kind: 'write',
  changes: [],
  access: 'anonymous',
  request: v.object({ email, code, password: secret, inviteCode: code }),
  response: anything,
  refusals: ['emailCodeWrong', 'emailCodeExpired', 'emailTaken', 'inviteCodeUnknown'],
});

/**
 * Sends a one-time code, for an account to be opened or a password to be reset. It can be used once, for
 * `emailCodeLifeSeconds`, until the next one is sent; that can be after `emailCodeWaitSeconds` (DECISIONS 17, ADR 23).
 */
export const sendEmailCode = defineEndpoint({
  id: 'auth.sendEmailCode',
  method: 'POST',
  path: '/getEmailCode',
  kind: 'write',
  changes: [],
  access: 'anonymous',
  request: v.object({ email }),
  response: anything,
  refusals: ['emailCodeTooSoon'],
});

/** A new login password for one who forgot the old: proved by the email's code. Whoever was signed in is no longer. */
export const resetPassword = defineEndpoint({
  id: 'auth.resetPassword',
  method: 'POST',
  path: '/resetPassword',
  kind: 'write',
  changes: [],
  access: 'anonymous',
  request: v.object({ email, code, password: secret }),
  response: anything,
  refusals: ['emailCodeWrong', 'emailCodeExpired', 'emailNotRegistered'],
});

/** A new login password for one who knows the old. */
export const updatePassword = defineEndpoint({
  id: 'auth.updatePassword',
  method: 'POST',
  path: '/updatePassword',
  kind: 'write',
  changes: [],
  access: 'signedIn',
  request: v.object({ oldPassword: secret, password: secret }),
  response: anything,
  refusals: ['wrongCredentials'],
});

/**
 * Hands in identity documents (spec §3 identity verification), before the first check and after one that failed. An ID card
 * has two images, front and back, a passport one: addresses that `upload.file` answered to the same user.
 */
export const submitRealName = defineEndpoint({
  id: 'auth.submitRealName',
  method: 'POST',
  path: '/updateReal',
  kind: 'write',
  changes: ['auth.userInfo'],
  access: 'signedIn',
  request: v.object({
    documentType: v.picklist(['idCard', 'passport']),
    firstName: name,
    lastName: name,
    documentNumber: id,
    countryCode: id,
    imageUrls: v.pipe(v.array(url), v.maxLength(10)),
  }),
  response: anything,
  refusals: ['identityAlreadySubmitted', 'imageNotUploaded'],
});

/** How far an application for a service is: block-trade permission, loan (DECISIONS 13, 14). */
export const applyStatus = defineEndpoint({
  id: 'auth.applyStatus',
  method: 'POST',
  path: '/api/user/userSet/applyStatus',
  kind: 'read',
  access: 'signedIn',
  request: unsettledRequest({}),
  response: v.looseObject({ status: nullish(openCode), reason: nullish(sentence) }),
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

/** Applies for a loan or for block trading (DECISIONS 14). Amount in USD. `clientOrderId` as for an order (DECISIONS 35). */
export const applyService = defineEndpoint({
  id: 'auth.applyService',
  method: 'POST',
  path: '/userCenter/apply/service',
  kind: 'write',
  isIdempotent: true,
  changes: ['auth.applyStatus'],
  access: 'signedIn',
  request: unsettledRequest({
    clientOrderId,
    serviceType: v.picklist(['loan', 'blockTrade']),
    amount: v.optional(positiveDecimal),
    term: v.optional(code),
    purpose: v.optional(sentence),
  }),
  response: anything,
  refusals: ['kycRequired', 'clientOrderIdReused'],
});
