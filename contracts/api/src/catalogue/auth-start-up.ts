/** What the app fetches at start-up (spec §1): the configuration and the user; system info is at hand. */
import * as v from 'valibot';
import { nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { anything, code, count, email, name, nothing, nullish, openCode, sentence } from '../fields.ts';
import { someOf } from '../row-schemas.ts';
import { maxImageMegabytes } from '../limits.ts';
import { timestamp } from '../timestamp.ts';

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
  /** Of a check that was refused in part. Kept as it comes: who shows it reads it with `identityDocumentsOf`. */
  realDocuments: anything,
  hasPayPassword: v.boolean(),
  /** Messages of the inbox that have not been read. */
  unreadCount: nullish(count),
});
export type User = v.InferOutput<typeof user>;

export const userInfo = defineEndpoint({
  id: 'auth.userInfo',
  method: 'POST',
  path: '/api/user/info',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: user,
});

/**
 * Trading terms of one asset source. Rates are fractions of the order's value. `minFee` is in the currency of the wallet that pays,
 * as every fee is: 1 is one dollar for a pair priced in yen, too.
 */
const tradingTerms = v.object({
  leverages: someOf(positiveDecimal, 100),
  feeRate: nonNegativeDecimal,
  minFee: nonNegativeDecimal,
  /** Share of the margin that must be left before the brokerage closes the position. */
  maintenanceRate: nonNegativeDecimal,
  /** Duties and levies beside the fee (assumed). Kept as they come: a ticket reads them with `chargesOf`. */
  charges: anything,
});
export type TradingTerms = v.InferOutput<typeof tradingTerms>;

const positiveNumber = v.pipe(
  v.number(),
  v.check((value) => value > 0 && value < Infinity, 'a number above zero'),
);

/** Configuration at start-up (DECISIONS 9, 16, 27, 54). `trading` is keyed by asset source code as text; terms that cannot be read are null. */
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
  /** Largest image that is taken, in MiB: 5 where the backend does not say it (spec §5, DECISIONS 54). */
  uploadLimitMb: v.nullish(v.fallback(positiveNumber, maxImageMegabytes), maxImageMegabytes),
  /** Kept as they come: home shows neither, so who does reads them with `downloadLinksOf` and `contactWaysOf`. */
  downloadLinks: anything,
  contactWays: anything,
});
export type AppConfig = v.InferOutput<typeof appConfig>;
/** A feature that asks for verified identity, unless the configuration turns that off (DECISIONS 16). */
export type Gate = keyof AppConfig['gates'];

export const appVersion = defineEndpoint({
  id: 'auth.appVersion',
  method: 'GET',
  path: '/appVersion/getPublishAppVersion',
  kind: 'read',
  access: 'anonymous',
  request: nothing,
  response: appConfig,
});
