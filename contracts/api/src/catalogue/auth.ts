import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { decimal } from '../decimal.ts';
import { anything, nothing, nullish } from '../fields.ts';
import { timestamp } from '../timestamp.ts';

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

/** User ID or email (spec §5). */
export const login = defineEndpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/loginByUsername',
  kind: 'write',
  access: 'anonymous',
  request: v.object({ username: v.string(), password: v.string() }),
  response: v.object({ token: v.string(), user }),
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
