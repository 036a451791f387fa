/** Money that customers put with an institution: ordered, confirmed or refused, then interest by the day (spec §4, §5, ADR 62). */
import { followStatus, realNameStatus } from '@meridian/api';
import type { Gate } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { FIXED_ONE, fixedFromInteger, formatExact, formatFixed, roundQuotient } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { freeIn, hold, moneyDecimals, walletBook } from '../ledger/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { refuse } from '../refusals.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';
import { reviewEndOf } from '../reviews/index.ts';
import type { Review, ReviewTime } from '../reviews/index.ts';
import type { User } from '../session/index.ts';
import { institutionOf, institutions } from './institutions.ts';
import type { Institution } from './institutions.ts';

export const followDayMs = 24 * 60 * 60_000;

/** What may be put with an institution at once, in USD (spec §5). */
export const followLimits = { minimum: fixedFromInteger(100), maximum: fixedFromInteger(1_000_000) } as const;

/** One investment. Amounts in USD. */
export interface Follow {
  readonly id: string;
  readonly userId: string;
  readonly clientOrderId: string;
  readonly agencyId: string;
  readonly amount: Fixed;
  /** Percent points a year, and for how many days: of the moment it was ordered. */
  readonly yearlyRate: Fixed;
  readonly termDays: number;
  readonly createdAt: number;
  readonly review: Review;
  status: (typeof followStatus)[keyof typeof followStatus];
  /** World ms; null until then. Its days begin with it. */
  confirmedAt: number | null;
  /** Whole days for which interest was credited. */
  daysCredited: number;
  /** Credited so far: the sum of its days. */
  interest: Fixed;
  /** When it came to its status, or was last credited. */
  updatedAt: number;
}

/** By id, oldest first. */
export type Follows = Map<string, Follow>;

export interface FollowHouse {
  readonly seed: string;
  readonly ledger: Ledger;
  readonly follows: Follows;
  readonly users: ReadonlyMap<string, User>;
  readonly gates: Readonly<Record<Gate, boolean>>;
  /** Institutions that take money at present, by id. */
  readonly agencies: 'all' | readonly string[];
}

export interface FollowRequest {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly agencyId: string;
  readonly amount: Fixed;
}

/** How its review goes, where a fact has settled it. */
export interface FollowCourse {
  readonly failsBecause?: string | null;
  /** World ms. */
  readonly endsAt?: number;
}

/** The request that a follow came with, read back from it: a fact makes one without a call. */
export function followIdentity({ userId, clientOrderId, agencyId, amount }: FollowRequest): RequestIdentity {
  return {
    userId,
    requestId: clientOrderId,
    call: 'follow.followAgency' satisfies EndpointId,
    content: contentDigest({ agencyId, amount: formatExact(amount) }),
  };
}

/** Those that take money at present. */
export function openInstitutions({ agencies }: Pick<FollowHouse, 'agencies'>): readonly Institution[] {
  return agencies === 'all' ? institutions : institutions.filter(({ id }) => agencies.includes(id));
}

/** @throws BusinessRefusal `kycRequired` unless the customer is verified, or the gate is off (DECISIONS 16). */
export function checkFollowGate(
  { gates, users }: Pick<FollowHouse, 'gates' | 'users'>,
  userId: string,
): void {
  const isVerified = users.get(userId)?.identity.status === realNameStatus.approved;
  if (gates.follow && !isVerified) throw refuse('kycRequired');
}

const cent = FIXED_ONE / 100n;

/** @throws BusinessRefusal `invalidRequest` for parts of a cent, `amountNotAllowed` outside the limits. */
export function checkFollowAmount(
  amount: Fixed,
  { minimum, maximum }: { minimum: Fixed; maximum: Fixed },
): void {
  if (amount % cent !== 0n) throw refuse('invalidRequest', { field: 'amount' });
  if (amount < minimum || amount > maximum)
    throw refuse('amountNotAllowed', {
      minimum: formatFixed(minimum, 2),
      maximum: formatFixed(maximum, 2),
      currency: 'USD',
    });
}

const reviewTime: ReviewTime = {
  kind: 'followReview',
  promisedMs: followDayMs,
  usualMinutes: { least: 5, most: 40 },
  slowMinutes: { least: 60, most: 600 },
};

/**
 * Sets the money aside in FOLLOW until the institution confirms or refuses it. Rate and term are those of now.
 * @throws BusinessRefusal `kycRequired`, `notFound` for an institution that takes no money, `amountNotAllowed`, `invalidRequest`,
 * `insufficientFunds`.
 */
export function requestFollow(
  house: FollowHouse,
  request: FollowRequest,
  at: number,
  course: FollowCourse = {},
): Follow {
  const { seed, ledger, follows } = house;
  const { userId, agencyId, amount } = request;
  checkFollowGate(house, userId);
  const institution = openInstitutions(house).find(({ id }) => id === agencyId);
  if (institution === undefined) throw refuse('notFound');
  checkFollowAmount(amount, followLimits);
  const wallet = { userId, type: 'FOLLOW' } as const;
  const { amount: available, currency } = freeIn(walletBook(ledger, wallet));
  if (available < amount)
    throw refuse('insufficientFunds', {
      needed: formatFixed(amount, 2),
      available: formatFixed(available, 2),
      currency,
      wallet: wallet.type,
    });
  const id = `F${String(follows.size + 1).padStart(6, '0')}`;
  hold(ledger, { wallet, reason: 'follow', id, amount, at });
  const { yearlyRate, termDays } = institution;
  const follow: Follow = {
    ...request,
    id,
    yearlyRate,
    termDays,
    createdAt: at,
    review: {
      endsAt: course.endsAt ?? reviewEndOf(reviewTime, { seed, userId: `${userId} ${id}`, submittedAt: at }),
      failsBecause: course.failsBecause ?? null,
    },
    status: followStatus.waitConfirm,
    confirmedAt: null,
    daysCredited: 0,
    interest: 0n,
    updatedAt: at,
  };
  follows.set(id, follow);
  return follow;
}

/**
 * Interest of the first so many days together, rounded once: what a day brings is what its days make beyond those before it, so
 * that nothing is lost by rounding each of them.
 */
export function interestOf(
  { amount, yearlyRate }: Pick<Follow, 'amount' | 'yearlyRate'>,
  days: number,
): Fixed {
  return roundQuotient(amount * yearlyRate * BigInt(days), FIXED_ONE * 100n * 365n, moneyDecimals);
}

/** World ms at which its term is over; null until it is confirmed. */
export function endOf({ confirmedAt, termDays }: Pick<Follow, 'confirmedAt' | 'termDays'>): number | null {
  return confirmedAt === null ? null : confirmedAt + termDays * followDayMs;
}

export function institutionOfFollow({ agencyId }: Pick<Follow, 'agencyId'>): Institution {
  const institution = institutionOf(agencyId);
  if (institution === undefined) throw new RangeError(`no institution "${agencyId}"`);
  return institution;
}

/** A customer's investments, newest first. */
export function followsOf({ follows }: Pick<FollowHouse, 'follows'>, userId: string): readonly Follow[] {
  return [...follows.values()].filter((one) => one.userId === userId).toReversed();
}

/** What institutions keep of a customer's money, in USD: it is theirs to use and the customer's to get back. */
export function invested(house: Pick<FollowHouse, 'follows'>, userId: string): Fixed {
  return followsOf(house, userId)
    .filter(({ status }) => status === followStatus.inProgress)
    .reduce((sum, { amount }) => sum + amount, 0n);
}
