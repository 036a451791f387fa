/** Deposits: reported with a proof, confirmed by their network or matched by the bank, credited or refused (spec §4, §5). */
import { auditStatus } from '@meridian/api';
import { drawBetween, drawUnit, FIXED_ONE, formatFixed, stream } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { dollarRate } from '../dollar-rates.ts';
import type { DollarRate } from '../dollar-rates.ts';
import { fileOf } from '../files/index.ts';
import type { FileStore } from '../files/index.ts';
import type { TradingBrokerage } from '../orders/index.ts';
import { refuse } from '../refusals.ts';
import { methodFor } from './methods.ts';
import type { DepositMethod, MethodName } from './methods.ts';

/** Confirmations of its network after which a deposit is credited (spec §5). */
export const confirmationsNeeded = 3;

export interface Deposit extends MethodName {
  readonly id: string;
  readonly userId: string;
  readonly clientOrderId: string;
  /** In the currency sent, and what is kept of it. */
  readonly amount: Fixed;
  readonly fee: Fixed;
  /** Of the moment of the report; null for dollars. What is credited is worked out with it. */
  readonly rate: DollarRate | null;
  readonly proofHash: string;
  /** Its address as the customer sent it; null for one that a fact made. */
  readonly proofUrl: string | null;
  readonly createdAt: number;
  readonly arrivalMinutes: number;
  /** What is going to happen: world ms of each confirmation (none of fiat), then of the end. */
  readonly confirmsAt: readonly number[];
  readonly endsAt: number;
  /** Null: it will be credited. A key of the reviewers' reasons or free text. */
  readonly failsBecause: string | null;
  confirmations: number;
  status: (typeof auditStatus)[keyof typeof auditStatus];
  /** When it came to its status or its confirmations. */
  updatedAt: number;
}

/** By id, oldest first. */
export type Deposits = Map<string, Deposit>;

export interface DepositBooks extends TradingBrokerage, FileStore {
  readonly seed: string;
  readonly deposits: Deposits;
  /** Currencies that can be deposited at present. */
  readonly depositMethods: 'all' | readonly string[];
}

export interface DepositRequest extends MethodName {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly amount: Fixed;
  readonly proofHash: string;
  readonly proofUrl: string | null;
}

/** How it goes on, where a fact has settled it. */
export interface DepositCourse {
  readonly isLate?: boolean;
  readonly failsBecause?: string | null;
}

const cent = FIXED_ONE / 100n;

/**
 * Takes a report of money that was sent. The rate is settled now; nothing is credited before it has been confirmed or matched.
 * @throws BusinessRefusal `depositTooSmall`, `amountNotAllowed` above what the method takes, `imageNotUploaded` for a picture that
 * is not the customer's own, `invalidRequest` for what is not offered or an amount with more than two decimals.
 */
export function reportDeposit(
  books: DepositBooks,
  request: DepositRequest,
  at: number,
  course: DepositCourse = {},
): Deposit {
  const { userId, clientOrderId, type, currency, network, amount, proofHash, proofUrl } = request;
  const method = methodFor(request);
  if (method === undefined || !isOffered(books, method))
    throw refuse('invalidRequest', { field: 'currency' });
  checkAmount(method, amount);
  if (fileOf(books, userId, proofHash) === undefined) throw refuse('imageNotUploaded');
  const id = `D${String(books.deposits.size + 1).padStart(6, '0')}`;
  const { fee, arrivalMinutes } = method;
  const deposit: Deposit = {
    id,
    userId,
    clientOrderId,
    type,
    currency,
    network,
    amount,
    fee,
    rate: dollarRate(books, currency, at),
    proofHash,
    proofUrl,
    createdAt: at,
    arrivalMinutes,
    ...timesOf(books.seed, { id, method, at, isLate: course.isLate }),
    failsBecause: course.failsBecause ?? null,
    confirmations: 0,
    status: auditStatus.pending,
    updatedAt: at,
  };
  books.deposits.set(id, deposit);
  return deposit;
}

/** Whether a currency can be deposited at present. */
export function isOffered(
  { depositMethods }: Pick<DepositBooks, 'depositMethods'>,
  { currency }: Pick<DepositMethod, 'currency'>,
): boolean {
  return depositMethods === 'all' || depositMethods.includes(currency);
}

function checkAmount({ minimum, maximum, currency }: DepositMethod, amount: Fixed): void {
  if (amount % cent !== 0n) throw refuse('invalidRequest', { field: 'amount' });
  const limits = { minimum: formatFixed(minimum, 2), maximum: formatFixed(maximum, 2), currency };
  if (amount < minimum) throw refuse('depositTooSmall', limits);
  if (amount > maximum) throw refuse('amountNotAllowed', limits);
}

/** What BALANCE is credited with, in dollars: after the fee, rounded down to cents. */
export function creditOf({ amount, fee, rate }: Pick<Deposit, 'amount' | 'fee' | 'rate'>): Fixed {
  const { numerator, denominator } = rate ?? { numerator: 1n, denominator: 1n };
  return (((amount - fee) * numerator) / (denominator * cent)) * cent;
}

/** One deposit in forty takes longer than usual. */
const lateShare = 1 / 40;
/** How many times as long as usual. */
const lateFactor = 6;

interface Timing {
  readonly id: string;
  readonly method: DepositMethod;
  readonly at: number;
  readonly isLate?: boolean | undefined;
}

function timesOf(seed: string, { id, method, at, isLate }: Timing): Pick<Deposit, 'confirmsAt' | 'endsAt'> {
  const draws = stream(seed, 'deposit', id);
  const isSlow = isLate ?? drawUnit(draws, 0) < lateShare;
  if (method.type === 'fiat') {
    const seconds = drawBetween(draws, 1, 120, 290) * (isSlow ? lateFactor : 1);
    return { confirmsAt: [], endsAt: at + seconds * 1_000 };
  }
  const { least, most } = method.confirmation;
  const confirmsAt: number[] = [];
  let last = at;
  for (let index = 1; index <= confirmationsNeeded; index += 1) {
    // A late one waits for its second block, until its time has passed.
    const waits = isSlow && index === 2 ? method.arrivalMinutes * 60 * (lateFactor / 2) : 0;
    last += (drawBetween(draws, index, least, most) + waits) * 1_000;
    confirmsAt.push(last);
  }
  return { confirmsAt, endsAt: last + drawBetween(draws, 9, 10, 40) * 1_000 };
}
