/** Facts about loans. */
import { loanPurposes } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import {
  freeIn,
  freeOf,
  money,
  moveIfAny,
  outside,
  overdrawnLine,
  walletBook,
} from '#domain/ledger/index.ts';
import {
  dueDate,
  endLoanReview,
  enterLoan,
  fallDue,
  loanIdentity,
  loanWallet,
  scheduleOf,
} from '#domain/loans/index.ts';
import type { Loan } from '#domain/loans/index.ts';
import { refuse } from '#domain/refusals.ts';
import { remember } from '#domain/requests/index.ts';
import { fixedText } from '#fixed-text.ts';
import { formatFixed } from '#kernel/index.ts';
import { customerId, dayMs, days, defineFact, hourMs, minuteMs, minutes, shortText } from './define.ts';
import { provide } from './providing.ts';

const usualFailure = 'littleIncome';
/** From the application to the decision on one that has ended. */
const reviewMs = 3 * hourMs;
/** Minutes since the application, where a fact does not say. */
const usualAgo = { pending: 40, late: 26 * 60, refused: 20 * 60 } as const;

const loan = defineFact({
  parameters: v.object({
    /** `late`: under review for longer than 24 hours. `overdue`: the wallet was emptied before the latest payment fell due. */
    state: v.picklist(['pending', 'late', 'refused', 'running', 'overdue', 'repaid']),
    /** In dollars. */
    amount: v.optional(fixedText, '6000'),
    months: v.optional(v.number(), 12),
    purpose: v.optional(v.picklist(loanPurposes), 'education'),
    /** Why it was refused, or will be: one of the reviewers' reasons by name, or free text. */
    reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
    /** How one that is under review will end. */
    outcome: v.optional(v.picklist(['approved', 'refused']), 'approved'),
    /** From now until then. */
    reviewMinutes: v.optional(minutes, 60),
    /** When one that is under review or was refused was applied for. */
    minutesAgo: v.optional(minutes),
    /** Payments that were made of one that runs or is overdue. */
    paid: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)), 2),
    /** Until the next payment of one that runs, since the missed one of one that is overdue, since the last of one that is repaid. */
    days: v.optional(days, 5),
    clientOrderId: v.optional(shortText),
  }),
  sentence({ state, amount, months, outcome, reason, paid }) {
    const what = `a loan of ${formatFixed(amount, 2)} dollars for ${months} months`;
    const because = reason === undefined ? '' : ` because of ${reason}`;
    switch (state) {
      case 'pending':
      case 'late': {
        const review = state === 'late' ? 'under review for longer than usual' : 'under review';
        return `${what} is ${review}, and will be ${outcome}${because}`;
      }
      case 'refused':
        return `${what} was refused${because}`;
      case 'running':
        return `${what} runs, and ${paid} of its payments were made`;
      case 'overdue':
        return `${what} is overdue after ${paid} payments`;
      case 'repaid':
        return `${what} is repaid`;
    }
  },
  apply(house, parameters, at) {
    const { state, amount, months, purpose, reason, outcome, reviewMinutes, clientOrderId } = parameters;
    const isReviewed = state === 'pending' || state === 'late';
    const isFailing = state === 'refused' || (isReviewed && outcome === 'refused');
    const creditedAt = creditedFor(parameters, at);
    const appliedAt = creditedAt === null ? at - agoMs(parameters) : creditedAt - reviewMs;
    const endsAt = isReviewed ? at + Math.round(reviewMinutes * minuteMs) : appliedAt + reviewMs;
    const isPlaced = isReviewed ? state !== 'late' || at > appliedAt + dayMs : endsAt <= at;
    if (!isPlaced) throw refuse('invalidRequest', { field: 'minutesAgo' });
    const request = {
      userId: customerId,
      clientOrderId: clientOrderId ?? `loan-${house.loans.size + 1}`,
      amount,
      months,
      purpose,
    };
    const failsBecause = isFailing ? (reason ?? usualFailure) : null;
    const entered = enterLoan(house, request, appliedAt, { failsBecause, lastsMs: endsAt - appliedAt });
    remember(house, loanIdentity(request), entered.id);
    if (isReviewed) return;
    endLoanReview(house, entered, endsAt);
    live(house, entered, at, state === 'overdue');
    if (overdrawnLine(house.ledger, loanWallet(customerId)) !== undefined)
      throw refuse('invalidRequest', { field: 'days' });
  },
});

type Parameters = v.InferOutput<typeof loan.parameters>;

function agoMs({ state, minutesAgo }: Parameters): number {
  const usual = state === 'late' || state === 'refused' ? usualAgo[state] : usualAgo.pending;
  return Math.round((minutesAgo ?? usual) * minuteMs);
}

/** When a loan was credited whose payments are where the fact has them; null for one that was not. */
function creditedFor({ state, months, paid, days: apart }: Parameters, at: number): number | null {
  const apartMs = Math.round(apart * dayMs);
  if (paid >= months && (state === 'running' || state === 'overdue'))
    throw refuse('invalidRequest', { field: 'paid' });
  switch (state) {
    case 'running':
      return dueDate(at + apartMs, -(paid + 1));
    case 'overdue':
      return dueDate(at - apartMs, -(paid + 1));
    case 'repaid':
      return dueDate(at - apartMs, -months);
    default:
      return null;
  }
}

/** What fell due up to now was paid on its day, with money that the wallet had; the latest was missed where it is `overdue`. */
function live(house: Brokerage, made: Loan, at: number, isOverdue: boolean): void {
  const { creditedAt } = made;
  if (creditedAt === null) return;
  const wallet = loanWallet(customerId);
  for (const { number, principal, interest } of scheduleOf(made)) {
    const due = dueDate(creditedAt, number);
    if (due > at) return;
    const isMissed = isOverdue && dueDate(creditedAt, number + 1) > at;
    if (isMissed) spendAll(house, due - dayMs);
    else provide(house, wallet, principal + interest, due);
    fallDue(house, made, due);
  }
}

/** Whatever is free in BALANCE is withdrawn. */
function spendAll({ ledger }: Brokerage, at: number): void {
  const wallet = loanWallet(customerId);
  const { amount } = freeIn(walletBook(ledger, wallet));
  moveIfAny(ledger, {
    at,
    from: freeOf(wallet),
    to: outside('bank', 'USD'),
    amount: money(amount, 'USD'),
    entry: { given: 'withdrawal' },
  });
}

export const loanFacts = { loan } as const;
