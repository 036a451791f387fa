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
  source,
} from '../fields.ts';
import { maxCandles } from '../limits.ts';
import { rowsOf, someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';
import { commitmentRefusals } from './commitment-refusals.ts';

/** The customer's own investment with an institution (spec §3): amounts in USD. */
const investment = {
  status: openStatus(followStatus),
  /** Why it was refused, in the user's language: the money was given back. */
  reason: nullish(sentence),
  /** Credited so far. */
  interest: nullish(decimal),
  createTimeTimestamp: nullish(timestamp),
};

/** One of them: each was ordered by itself, with the rate and the term of then. */
const ownFollow = v.object({
  ...investment,
  id,
  amount: positiveDecimal,
  interestRate: nullish(decimal),
  termDays: nullish(count),
  /** Whole days for which interest was credited. */
  daysCredited: nullish(count),
  /** When it came to its status: an investment in progress was confirmed then. */
  confirmTimeTimestamp: nullish(timestamp),
  /** When the money comes back, or came. */
  endTimeTimestamp: nullish(timestamp),
});
export type OwnFollow = v.InferOutput<typeof ownFollow>;

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
  /** When the institution means to end it. */
  settlesAtTimestamp: nullish(timestamp),
});

/** What an institution holds: `share` of its value in percent points. */
const agencyHolding = v.object({
  stock_code: id,
  market: id,
  name,
  source: nullish(source),
  share: nonNegativeDecimal,
});

/** What an institution did lately. */
const agencyDeal = v.object({
  stock_code: id,
  market: id,
  name,
  source: nullish(source),
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
  /** What it holds now, the largest first; only where one institution was asked for. */
  holdings: v.nullish(someOf(agencyHolding, 100), []),
  /** Newest first; only where one institution was asked for. */
  deals: v.nullish(someOf(agencyDeal, 100), []),
};

/** What can be followed: an institution, or with `kind=futures` one of its futures orders. */
const followOffer = v.object({
  id,
  name,
  localLogoUrl: imageUrl,
  /** Whether it takes money at present; one that does not is there for who has put money with it. */
  isOpen: v.nullish(v.boolean(), true),
  /** What the institution does. */
  profile: nullish(prose),
  /** Least and most in USD: 100 to 1,000,000 for an institution (spec §5). */
  minimum: nullish(positiveDecimal),
  maximum: nullish(positiveDecimal),
  /** Of a year, in percent points. */
  interestRate: nullish(decimal),
  /** For how many days the money cannot be taken back, from its confirmation; then it comes back (ADR 62). */
  termDays: nullish(count),
  ...record,
  /** All that is waiting or in progress together; where nothing is, the latest. Null for who never followed it. */
  investment: nullish(v.object({ ...investment, totalSubscriptionAmount: positiveDecimal })),
  /** What it consists of, and what has ended, newest first. */
  investments: v.nullish(someOf(ownFollow, 100), []),
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
    interestRate: nullish(decimal),
    termDays: nullish(count),
    createTimeTimestamp: timestamp,
  }),
  refusals: [...commitmentRefusals, 'amountNotAllowed'],
});
