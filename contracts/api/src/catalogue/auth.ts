import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { positiveDecimal } from '../decimal.ts';
import {
  anything,
  clientOrderId,
  code,
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
import { isToken } from '../token.ts';
import { user } from './auth-start-up.ts';

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
