/** Loans: applied for and reviewed, one at a time (DECISIONS 14, 16, ADR 58). */
import { auditStatus } from '@meridian/api';
import type { LoanPurpose } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { FIXED_ONE, formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { checkGate } from '../kyc/index.ts';
import type { Ledger, WalletRef } from '../ledger/index.ts';
import { refuse } from '../refusals.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';
import { reviewEndOf } from '../reviews/index.ts';
import type { PlannedReview, Review, ReviewTime } from '../reviews/index.ts';
import { loanLimits, loanTerms } from './offer.ts';
import { dueDate, scheduleOf } from './schedule.ts';
import type { Instalment, LoanTerms } from './schedule.ts';

/** One loan, from its application on. */
export interface Loan extends LoanTerms {
  readonly id: string;
  readonly userId: string;
  readonly clientOrderId: string;
  readonly purpose: LoanPurpose;
  readonly createdAt: number;
  readonly review: Review;
  status: (typeof auditStatus)[keyof typeof auditStatus];
  /** When it came to its status. */
  updatedAt: number;
  /** World ms; null until then. Its months begin with it. */
  creditedAt: number | null;
  /** How many payments have fallen due, paid or not. */
  fallenDue: number;
  /** World ms of the payments that were made, in the order in which they are due. */
  readonly paidAt: number[];
}

/** By id, oldest first. */
export type Loans = Map<string, Loan>;

export interface LoanBooks {
  readonly seed: string;
  readonly ledger: Ledger;
  readonly loans: Loans;
}

export interface LoanRequest {
  readonly userId: string;
  readonly clientOrderId: string;
  /** In USD. */
  readonly amount: Fixed;
  readonly months: number;
  readonly purpose: LoanPurpose;
}

/** The request that a loan came with, read back from it: a fact makes one without a call. */
export function loanIdentity({
  userId,
  clientOrderId,
  amount,
  months,
  purpose,
}: LoanRequest): RequestIdentity {
  return {
    userId,
    requestId: clientOrderId,
    call: 'auth.applyService' satisfies EndpointId,
    content: contentDigest({ serviceType: 'loan', amount: formatExact(amount), months, purpose }),
  };
}

/** The wallet that loans are credited to and paid back from. */
export const loanWallet = (userId: string) => ({ userId, type: 'BALANCE' }) as const satisfies WalletRef;

/** The customer's latest loan, whatever became of it. */
export function latestLoan({ loans }: Pick<LoanBooks, 'loans'>, userId: string): Loan | undefined {
  return [...loans.values()].findLast((loan) => loan.userId === userId);
}

/** What is still to be paid back, without interest: nothing before it was credited. */
export function outstandingOf(loan: Loan): Fixed {
  if (loan.creditedAt === null) return 0n;
  return scheduleOf(loan)
    .slice(loan.paidAt.length)
    .reduce((sum, { principal }) => sum + principal, 0n);
}

/** Credited and not yet repaid. */
export function isRunning({ creditedAt, paidAt, months }: Loan): boolean {
  return creditedAt !== null && paidAt.length < months;
}

/** The payment that comes next, and when it is or was due; undefined for none. */
export function nextInstalment(loan: Loan): (Instalment & { readonly at: number }) | undefined {
  if (loan.creditedAt === null) return undefined;
  const next = scheduleOf(loan)[loan.paidAt.length];
  return next && { ...next, at: dueDate(loan.creditedAt, next.number) };
}

/** What has fallen due and was not paid, with its interest. In USD. */
export function overdueIn(loan: Loan): Fixed {
  return scheduleOf(loan)
    .slice(loan.paidAt.length, loan.fallenDue)
    .reduce((sum, { principal, interest }) => sum + principal + interest, 0n);
}

const cent = FIXED_ONE / 100n;

/** Up to 24 hours, mostly some (DECISIONS 21). */
const reviewTime: ReviewTime = {
  kind: 'loanReview',
  promisedMs: 24 * 3_600_000,
  usualMinutes: { least: 20, most: 5 * 60 },
  slowMinutes: { least: 5 * 60, most: 22 * 60 },
};

/**
 * Takes an application of a verified customer.
 * @throws BusinessRefusal `kycRequired`, and as {@link enterLoan}.
 */
export function applyForLoan(
  house: LoanBooks & Parameters<typeof checkGate>[0],
  request: LoanRequest,
  at: number,
): Loan {
  checkGate(house, request.userId, 'loan');
  return enterLoan(house, request, at);
}

/**
 * The review begins. The rate is that of now.
 * @param planned how its review goes, where a fact has settled it; else the seed decides how long it takes, and it is approved
 * @throws BusinessRefusal `invalidRequest` for parts of a cent and for a term that is not offered, `amountNotAllowed` outside what is
 * lent, `alreadyApplied` while another is under review or not repaid.
 */
export function enterLoan(
  { seed, loans }: LoanBooks,
  request: LoanRequest,
  at: number,
  planned: PlannedReview | null = null,
): Loan {
  const { userId, amount, months } = request;
  const term = loanTerms.find((offered) => offered.months === months);
  if (term === undefined) throw refuse('invalidRequest', { field: 'months' });
  if (amount % cent !== 0n) throw refuse('invalidRequest', { field: 'amount' });
  const { minimum, maximum } = loanLimits;
  if (amount < minimum || amount > maximum)
    throw refuse('amountNotAllowed', {
      minimum: formatFixed(minimum, 2),
      maximum: formatFixed(maximum, 2),
      currency: 'USD',
    });
  const latest = latestLoan({ loans }, userId);
  if (latest !== undefined && (latest.status === auditStatus.pending || isRunning(latest)))
    throw refuse('alreadyApplied');
  const { failsBecause = null, lastsMs = null } = planned ?? {};
  const loan: Loan = {
    ...request,
    id: `N${String(loans.size + 1).padStart(6, '0')}`,
    yearlyRate: term.yearlyRate,
    createdAt: at,
    review: {
      endsAt: lastsMs === null ? reviewEndOf(reviewTime, { seed, userId, submittedAt: at }) : at + lastsMs,
      failsBecause,
    },
    status: auditStatus.pending,
    updatedAt: at,
    creditedAt: null,
    fallenDue: 0,
    paidAt: [],
  };
  loans.set(loan.id, loan);
  return loan;
}
