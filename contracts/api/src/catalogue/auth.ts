import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anything, areaCode, code, email, id, name, nothing, nullish, secret, url } from '../fields.ts';
import { rowsOf } from '../row-schemas.ts';
import { isToken } from '../token.ts';
import { documentType } from './auth-identity.ts';
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
  repeatRefusals: [],
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
  repeatRefusals: ['invalidRequest'],
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
  repeatRefusals: ['payPasswordWrong'],
});

/** Opens an account: email with its one-time code, password, invitation code (spec §5), empty without an invitation. */
export const registerByEmail = defineEndpoint({
  id: 'auth.registerByEmail',
  method: 'POST',
  path: '/register/email',
  kind: 'write',
  changes: [],
  access: 'anonymous',
  request: v.object({ email, code, password: secret, inviteCode: code }),
  response: anything,
  refusals: ['emailCodeWrong', 'emailCodeExpired', 'emailCodeLocked', 'emailTaken', 'inviteCodeUnknown'],
  repeatRefusals: ['emailCodeWrong', 'emailCodeExpired', 'emailCodeLocked', 'emailTaken'],
});

/**
 * Sends a one-time code, for an account to be opened or a password to be reset. It can be used once, for
 * `emailCodeLifeSeconds`, until the next one is sent; that can be after `emailCodeWaitSeconds` (DECISIONS 17, ADR 23). After
 * `emailCodeTries` wrong ones no other is compared with it.
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
  repeatRefusals: ['emailCodeTooSoon'],
});

/** A new login password for one who forgot the old: proved by the email's code. Ends every session. */
export const resetPassword = defineEndpoint({
  id: 'auth.resetPassword',
  method: 'POST',
  path: '/resetPassword',
  kind: 'write',
  changes: [],
  access: 'anonymous',
  request: v.object({ email, code, password: secret }),
  response: anything,
  refusals: ['emailCodeWrong', 'emailCodeExpired', 'emailCodeLocked', 'emailNotRegistered'],
  repeatRefusals: ['emailCodeWrong', 'emailCodeExpired', 'emailCodeLocked'],
});

/**
 * A new login password for one who knows the old. Ends every session but this one, which goes on with the token that is answered
 * (assumed); a backend that answers none leaves the old one good.
 */
export const updatePassword = defineEndpoint({
  id: 'auth.updatePassword',
  method: 'POST',
  path: '/updatePassword',
  kind: 'write',
  changes: [],
  access: 'signedIn',
  request: v.object({ oldPassword: secret, password: secret }),
  response: nullish(v.object({ token: nullish(token) })),
  refusals: ['wrongCredentials'],
  repeatRefusals: ['wrongCredentials'],
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
    documentType,
    firstName: name,
    lastName: name,
    documentNumber: id,
    countryCode: areaCode,
    imageUrls: v.pipe(v.array(url), v.maxLength(10)),
  }),
  response: anything,
  refusals: ['alreadyApplied', 'imageNotUploaded'],
  repeatRefusals: ['alreadyApplied'],
});

/** A country or region. The app has names of its own; `name` is the backend's, in the user's language. */
const area = v.object({ areaCode, name: nullish(name) });

/** Countries and regions, for identity documents and addresses: the whole list. */
export const areaList = defineEndpoint({
  id: 'auth.areaList',
  method: 'GET',
  path: '/areaInfo/list',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: rowsOf(area),
});
