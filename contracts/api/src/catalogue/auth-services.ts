/** What customers apply for besides their identity check: the permission for block trades, a loan (DECISIONS 13, 14, ADR 58). */
import * as v from 'valibot';
import { nonNegativeDecimal, positiveDecimal } from '../decimal.ts';
import { defineEndpoint } from '../endpoint.ts';
import { auditStatus, instalmentStatus } from '../families.ts';
import {
  clientOrderId,
  code,
  id,
  nullish,
  openStatus,
  openWord,
  secret,
  sentence,
  wholeNumber,
} from '../fields.ts';
import { someOf } from '../row-schemas.ts';
import { timestamp } from '../timestamp.ts';

/** What a customer can apply for (DECISIONS 14). */
export const serviceTypes = ['loan', 'blockTrade'] as const;
export type ServiceType = (typeof serviceTypes)[number];

const serviceType = v.picklist(serviceTypes);

/** What a loan is for. Assumed words: the spec asks for a purpose and names none. */
export const loanPurposes = [
  'home',
  'vehicle',
  'education',
  'medical',
  'travel',
  'business',
  'refinancing',
  'other',
] as const;
export type LoanPurpose = (typeof loanPurposes)[number];

const maxMonths = 600;
/** How long a loan runs. */
const months = wholeNumber(1, maxMonths);

/** What can be borrowed, in USD. Rates are of a year, in percent points; each month the same sum is paid back. */
const loanOffer = v.object({
  minimum: positiveDecimal,
  maximum: positiveDecimal,
  terms: someOf(v.object({ months, yearlyRate: nonNegativeDecimal }), 50),
});
export type LoanOffer = v.InferOutput<typeof loanOffer>;

/** One month's payment, in USD: what is paid back of the loan, and the interest on what was owed until then. */
const instalment = v.object({
  number: months,
  dueTimestamp: timestamp,
  principal: nonNegativeDecimal,
  interest: nonNegativeDecimal,
  status: openStatus(instalmentStatus),
  /** When it was paid; null until then. */
  paidTimestamp: nullish(timestamp),
});
export type LoanInstalment = v.InferOutput<typeof instalment>;

/** A loan that was applied for, in USD, and how far it is. */
const loanRecord = v.object({
  id,
  clientOrderId: id,
  amount: positiveDecimal,
  months,
  purpose: openWord(loanPurposes),
  /** Of the application: percent points a year. */
  yearlyRate: nonNegativeDecimal,
  /** Each month's payment; the last one differs by what rounding has left. */
  payment: positiveDecimal,
  status: openStatus(auditStatus),
  /** Why it was refused, in the user's language. */
  reason: nullish(sentence),
  createTimeTimestamp: timestamp,
  /** When it came to its status. */
  updateTimeTimestamp: nullish(timestamp),
  /** What is still to be paid back, without interest; null until it was credited. Zero: it is repaid. */
  outstanding: nullish(nonNegativeDecimal),
  /** By due date; none until it was credited. */
  instalments: v.nullish(someOf(instalment, maxMonths), []),
});
export type LoanRecord = v.InferOutput<typeof loanRecord>;

/**
 * How far an application for a service is: block-trade permission, loan (DECISIONS 13, 14). `status` is a word of the
 * service's family: `blockPermission`, `loan`; an unknown one is shown as `--` (DECISIONS 11). None: nothing was applied for.
 */
export const applyStatus = defineEndpoint({
  id: 'auth.applyStatus',
  method: 'POST',
  path: '/api/user/userSet/applyStatus',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ serviceType }),
  response: v.object({
    status: nullish(code),
    /** Why it was refused, in the user's language. */
    reason: nullish(sentence),
    /** When it was handed in. */
    createTimeTimestamp: nullish(timestamp),
    /** The loan that was applied for last; null for none, and for another service. */
    record: nullish(loanRecord),
    /** What can be borrowed now; null for another service. */
    loan: nullish(loanOffer),
  }),
});

/**
 * Applies for a loan or for block trading (DECISIONS 14). A loan has an amount in USD, one of the offered terms, a purpose and the
 * transaction password, the permission none of them. `clientOrderId` as for an order (DECISIONS 35). Of a loan the answer is its
 * record; what cannot be read as one says nothing about a loan.
 */
export const applyService = defineEndpoint({
  id: 'auth.applyService',
  method: 'POST',
  path: '/userCenter/apply/service',
  kind: 'write',
  isIdempotent: true,
  changes: ['auth.applyStatus'],
  access: 'signedIn',
  request: v.object({
    clientOrderId,
    serviceType,
    amount: v.optional(positiveDecimal),
    months: v.optional(months),
    purpose: v.optional(v.picklist(loanPurposes)),
    payPassword: v.optional(secret),
  }),
  response: v.fallback(nullish(loanRecord), null),
  refusals: ['payPasswordNotSet', 'payPasswordWrong', 'kycRequired', 'alreadyApplied', 'amountNotAllowed'],
});
