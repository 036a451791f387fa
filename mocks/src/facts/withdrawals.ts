/** Facts about withdrawals. Money that the wallet lacks for one is deposited the day before. */
import { auditStatus } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import { payoutAccountsOf } from '#domain/payouts/index.ts';
import type { PayoutAccount } from '#domain/payouts/index.ts';
import { refuse } from '#domain/refusals.ts';
import { endWithdrawalReview } from '#domain/withdrawals/index.ts';
import { fixedText } from '#fixed-text.ts';
import { formatFixed } from '#kernel/index.ts';
import { customerId, dayMs, defineFact, minuteMs, minutes, shortText } from './define.ts';
import { accountParameters, addSampleAccount } from './payouts.ts';
import { withdrawTo } from './withdrawn.ts';

const usualFailure = 'otherHolder';
/** Minutes since the application, where a fact does not say. */
const usualAgo = { underReview: 40, late: 26 * 60, failed: 300, completed: 2 * 24 * 60 } as const;

const reasonText = v.pipe(v.string(), v.maxLength(500));

const withdrawalParameters = v.object({
  ...accountParameters,
  /** `late`: under review for longer than 24 hours. */
  state: v.picklist(['underReview', 'late', 'failed', 'completed']),
  /** In dollars. */
  amount: v.optional(fixedText, '250'),
  /** Why it was refused, or will be: one of the reviewers' reasons by name, or free text. */
  reason: v.optional(reasonText),
  /** How one that is under review will end. */
  outcome: v.optional(v.picklist(['completed', 'failed']), 'completed'),
  /** From now until then. */
  reviewMinutes: v.optional(minutes, 60),
  /** When it was applied for. */
  minutesAgo: v.optional(minutes),
  clientOrderId: v.optional(shortText),
});
type WithdrawalParameters = v.InferOutput<typeof withdrawalParameters>;

/** To the customer's newest account of the kind, or to a new one. */
const withdrawal = defineFact({
  parameters: withdrawalParameters,
  sentence({ state, kind, amount, outcome, reason }) {
    const what = `a withdrawal of ${formatFixed(amount, 2)} dollars to a ${kind === 'card' ? 'bank card' : 'digital wallet'}`;
    const because = reason === undefined ? '' : ` because of ${reason}`;
    if (state === 'failed' || state === 'completed') return `${what} is ${state}${because}`;
    const review = state === 'late' ? 'under review for longer than usual' : 'under review';
    return `${what} is ${review}, and will be ${outcome}${because}`;
  },
  apply(house, parameters, at) {
    const { state, amount, reason, outcome, reviewMinutes, clientOrderId } = parameters;
    const appliedAt = at - Math.round((parameters.minutesAgo ?? usualAgo[state]) * minuteMs);
    const isEnded = state === 'failed' || state === 'completed';
    const isFailing = state === 'failed' || (!isEnded && outcome === 'failed');
    const isPlaced = isEnded ? appliedAt < at : state !== 'late' || at > appliedAt + dayMs;
    if (!isPlaced) throw refuse('invalidRequest', { field: 'minutesAgo' });
    const account = accountFor(house, parameters, appliedAt);
    // Of one that has ended half the time since was its review.
    const endsAt = isEnded
      ? appliedAt + Math.floor((at - appliedAt) / 2)
      : at + Math.round(reviewMinutes * minuteMs);
    const applied = withdrawTo(
      house,
      account,
      {
        amount,
        failsBecause: isFailing ? (reason ?? usualFailure) : null,
        lastsMs: endsAt - appliedAt,
        clientOrderId,
      },
      appliedAt,
    );
    if (isEnded) endWithdrawalReview(house, applied, endsAt);
  },
});

function accountFor(state: Brokerage, sample: WithdrawalParameters, at: number): PayoutAccount {
  const { kind, currency, network } = sample;
  const wanted = currency ?? (kind === 'card' ? 'USD' : 'USDT');
  const found = payoutAccountsOf(state, customerId).findLast(
    ({ details }) =>
      details.currency === wanted &&
      (kind === 'card' ? details.bankCard !== null : details.wallet?.network === network),
  );
  return found ?? addSampleAccount(state, sample, at - dayMs);
}

/** As a reviewer decides: where nothing says so, applications of the customer are approved. */
const withdrawalReview = defineFact({
  parameters: v.object({
    outcome: v.picklist(['completed', 'failed']),
    /** Why they are refused: one of the reviewers' reasons by name, or free text. */
    reason: v.optional(reasonText),
  }),
  sentence({ outcome, reason = usualFailure }) {
    const because = outcome === 'failed' ? ` because of ${reason}` : '';
    return `withdrawals that are under review will be ${outcome}${because}`;
  },
  apply(house, { outcome, reason = usualFailure }) {
    const failsBecause = outcome === 'failed' ? reason : null;
    for (const applied of house.withdrawals.values())
      if (applied.status === auditStatus.pending) applied.review = { ...applied.review, failsBecause };
  },
});

const closedWithdrawals = defineFact({
  /** A currency or a network. */
  parameters: v.object({ of: shortText }),
  sentence: ({ of }) => `nothing is withdrawn in or over ${of} at present`,
  apply(house, { of }) {
    house.closedWithdrawals = [...house.closedWithdrawals, of];
  },
});

export const withdrawalFacts = { withdrawal, withdrawalReview, closedWithdrawals } as const;
