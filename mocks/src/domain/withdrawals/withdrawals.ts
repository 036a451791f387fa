/** Withdrawals: applied for, held, reviewed; then sent, or refused and free again (spec §4, ADR 57). */
import { auditStatus } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { FIXED_ONE, formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { dollarRate } from '../dollar-rates.ts';
import type { DollarRate } from '../dollar-rates.ts';
import { checkGate } from '../kyc/index.ts';
import type { IdentityCheck } from '../kyc/index.ts';
import { freeIn, hold, walletBook } from '../ledger/index.ts';
import type { TradingBrokerage } from '../orders/index.ts';
import { accountName, payoutAccountsOf } from '../payouts/index.ts';
import type { PayoutBooks } from '../payouts/index.ts';
import { refuse } from '../refusals.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';
import { reviewEndOf } from '../reviews/index.ts';
import type { PlannedReview, Review, ReviewTime } from '../reviews/index.ts';
import { arriving, methodOf, withdrawalFee } from './methods.ts';
import type { WithdrawalMethod, WithdrawalType } from './methods.ts';

export interface Withdrawal extends WithdrawalRequest {
  readonly id: string;
  /** The account's name as it then was. */
  readonly accountName: string;
  /** What arrives, and in which currency; after the fee, at the rate of `createdAt`. */
  readonly received: Fixed;
  readonly receivedCurrency: string;
  /** In dollars, of `amount`. */
  readonly fee: Fixed;
  /** Null for dollars. */
  readonly rate: DollarRate | null;
  readonly arrivalMinutes: number;
  readonly createdAt: number;
  /** How it ends may still change while it is under review. */
  review: Review;
  status: (typeof auditStatus)[keyof typeof auditStatus];
  /** When it came to its status. */
  updatedAt: number;
}

/** By id, oldest first. */
export type Withdrawals = Map<string, Withdrawal>;

export interface WithdrawalBooks extends TradingBrokerage, PayoutBooks {
  readonly seed: string;
  readonly withdrawals: Withdrawals;
  /** Currencies and networks that nothing is withdrawn in or over at present. */
  readonly closedWithdrawals: readonly string[];
}

export interface WithdrawalRequest {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly type: WithdrawalType;
  readonly accountId: string;
  /** In dollars, the fee included. */
  readonly amount: Fixed;
}

/** The request that a withdrawal came with, read back from it: a fact makes one without a call. */
export function withdrawalIdentity({
  userId,
  clientOrderId,
  type,
  accountId,
  amount,
}: WithdrawalRequest): RequestIdentity {
  return {
    userId,
    requestId: clientOrderId,
    call: 'funds.applyWithdrawal' satisfies EndpointId,
    content: contentDigest({ type, accountId, amount: formatExact(amount) }),
  };
}

/** The wallet that withdrawals are paid from. */
export const withdrawalWallet = (userId: string) => ({ userId, type: 'BALANCE' }) as const;

const cent = FIXED_ONE / 100n;

/** Up to 24 hours, mostly some (DECISIONS 21). */
const reviewTime: ReviewTime = {
  kind: 'withdrawalReview',
  promisedMs: 24 * 3_600_000,
  usualMinutes: { least: 15, most: 4 * 60 },
  slowMinutes: { least: 4 * 60, most: 22 * 60 },
};

interface Gatekeeper extends Pick<Parameters<typeof checkGate>[0], 'gates'> {
  readonly users: ReadonlyMap<string, { readonly identity: IdentityCheck }>;
}

/**
 * Takes an application of a verified customer.
 * @throws BusinessRefusal `kycRequired`, and as {@link enterWithdrawal}.
 */
export function applyForWithdrawal(
  house: WithdrawalBooks & Gatekeeper,
  request: WithdrawalRequest,
  at: number,
): Withdrawal {
  checkGate(house, request.userId, 'withdraw');
  return enterWithdrawal(house, request, at);
}

/**
 * Holds the amount until it is decided on. The fee and the rate are settled now.
 * @param planned how its review goes, where a fact has settled it; else the seed decides how long it takes, and it is approved
 * @throws BusinessRefusal `notFound` for an account that the customer does not have any more, `invalidRequest` for one of the other
 * type or that nothing is sent to at present, `amountNotAllowed` outside what the method takes, `insufficientFunds`.
 */
export function enterWithdrawal(
  books: WithdrawalBooks,
  request: WithdrawalRequest,
  at: number,
  planned: PlannedReview | null = null,
): Withdrawal {
  const { userId, accountId, amount } = request;
  const { ledger, withdrawals, seed } = books;
  const account = payoutAccountsOf(books, userId).find(({ id }) => id === accountId);
  if (account === undefined) throw refuse('notFound');
  const method = methodOf(books, account.details);
  if (method === undefined || method.type !== request.type) throw refuse('invalidRequest', { field: 'type' });
  checkAmount(method, amount);
  const wallet = withdrawalWallet(userId);
  const { amount: available, currency } = freeIn(walletBook(ledger, wallet));
  if (available < amount) {
    const [needed, there] = [formatFixed(amount, 2), formatFixed(available, 2)];
    throw refuse('insufficientFunds', { needed, available: there, currency, wallet: wallet.type });
  }
  const fee = withdrawalFee(method, amount);
  const rate = dollarRate(books, method.currency, at);
  const id = `W${String(withdrawals.size + 1).padStart(6, '0')}`;
  hold(ledger, { wallet, reason: 'withdrawal', id, amount, at });
  const { failsBecause = null, lastsMs = null } = planned ?? {};
  const withdrawal: Withdrawal = {
    ...request,
    id,
    accountName: accountName(account.details),
    received: arriving(amount - fee, method.currency, rate),
    receivedCurrency: method.currency,
    fee,
    rate,
    arrivalMinutes: method.arrivalMinutes,
    createdAt: at,
    review: {
      endsAt: lastsMs === null ? reviewEndOf(reviewTime, { seed, userId, submittedAt: at }) : at + lastsMs,
      failsBecause,
    },
    status: auditStatus.pending,
    updatedAt: at,
  };
  withdrawals.set(id, withdrawal);
  return withdrawal;
}

function checkAmount(method: WithdrawalMethod, amount: Fixed): void {
  if (amount % cent !== 0n) throw refuse('invalidRequest', { field: 'amount' });
  const { minimum, maximum } = method;
  if (amount >= minimum && amount <= maximum) return;
  throw refuse('amountNotAllowed', {
    minimum: formatFixed(minimum, 2),
    maximum: formatFixed(maximum, 2),
    currency: 'USD',
  });
}
