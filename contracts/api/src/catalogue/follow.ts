/** Follow investing with agencies (DECISIONS 23). */
import * as v from 'valibot';
import { decimal, nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { movedMoney } from '../changes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { followStatus } from '../families.ts';
import {
  clientOrderId,
  count,
  currency,
  id,
  imageUrl,
  name,
  nullish,
  openCode,
  openStatus,
  prose,
  secret,
  sentence,
} from '../fields.ts';
import { maxCandles } from '../limits.ts';
import { rowsOf, someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';
import { commitmentRefusals } from './commitment-refusals.ts';

/** The customer's own investment with an institution (spec §3): amounts in USD. */
const investment = v.object({
  totalSubscriptionAmount: positiveDecimal,
  status: openStatus(followStatus),
  /** Why it was refused, in the user's language: the money was given back. */
  reason: nullish(sentence),
  /** Credited so far. */
  interest: nullish(decimal),
  createTimeTimestamp: nullish(timestamp),
});

/** A futures order of an institution that is open for following. */
const followedOrder = v.object({
  stock_code: id,
  market: id,
  name,
  direction: openCode,
  currency: nullish(currency),
  price: nullish(decimal),
  /** How many times the amount is traded: what is followed is worth amount × leverage. */
  leverage: nullish(positiveDecimal),
  /** The fee is this part of what is followed. */
  feeRate: nullish(nonNegativeDecimal),
  /** Until when it can be followed. */
  closesAtTimestamp: nullish(timestamp),
});

/** What an institution did lately. */
const agencyDeal = v.object({
  stock_code: id,
  market: id,
  name,
  direction: openCode,
  /** Realised, in percent points of what was paid; null while it is open. */
  returnRate: nullish(decimal),
  dealTimestamp: timestamp,
});

/** How an institution did: rates in percent points, of the value of one unit that cost 1 at `startTimestamp`. */
const record = {
  startTimestamp: nullish(timestamp),
  /** From the start until now. */
  returnRate: nullish(decimal),
  /** From the highest value to the lowest after it. */
  worstFall: nullish(nonNegativeDecimal),
  followerCount: nullish(count),
  /** Of one unit by day, oldest first; only where one institution was asked for. */
  values: v.nullish(someOf(v.object({ t: timestamp, v: positiveDecimal }), maxCandles), []),
  /** Newest first; only where one institution was asked for. */
  deals: v.nullish(someOf(agencyDeal, 100), []),
};

/** What can be followed: an institution, or with `kind=futures` one of its futures orders. */
const followOffer = v.object({
  id,
  name,
  localLogoUrl: imageUrl,
  /** What the institution does. */
  profile: nullish(prose),
  /** Least and most in USD: 100 to 1,000,000 for an institution (spec §5). */
  minimum: nullish(positiveDecimal),
  maximum: nullish(positiveDecimal),
  /** Of a year, in percent points. */
  interestRate: nullish(decimal),
  ...record,
  investment: nullish(investment),
  order: nullish(followedOrder),
});

/**
 * What can be followed (DECISIONS 34, 50): institutions, where no kind is named, each with the customer's own investment in it, or
 * their futures orders. With `id` that one alone, with its values and deals.
 */
export const agencyList = defineEndpoint({
  id: 'follow.agencyList',
  method: 'GET',
  path: '/userFollowInvest/getInvestAgencyList',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ kind: v.optional(v.picklist(['agency', 'futures'])), id: v.optional(id) }),
  response: rowsOf(followOffer),
});

/** 100 to 1,000,000 dollars; cannot be sold after ordering (spec §5). Amount in USD, from FOLLOW. */
export const followAgency = defineEndpoint({
  id: 'follow.followAgency',
  method: 'POST',
  path: '/userFollowInvest/add',
  kind: 'write',
  changes: ['follow.agencyList', ...movedMoney],
  isIdempotent: true,
  access: 'signedIn',
  request: v.object({
    clientOrderId,
    agencyId: id,
    amount: positiveDecimal,
    payPassword: secret,
  }),
  response: v.object({
    id,
    clientOrderId: id,
    agencyId: id,
    name,
    amount: positiveDecimal,
    currency,
    status: openStatus(followStatus),
    createTimeTimestamp: timestamp,
  }),
  refusals: [...commitmentRefusals, 'amountNotAllowed'],
});
