/** Facts about deposits. */
import * as v from 'valibot';
import { confirmationsNeeded, endDeposit, reportDeposit } from '#domain/deposits/index.ts';
import type { Deposit } from '#domain/deposits/index.ts';
import { addFile, sampleFile, samplePictures } from '#domain/files/index.ts';
import { refuse } from '#domain/refusals.ts';
import { fixedText } from '#fixed-text.ts';
import { formatFixed } from '#kernel/index.ts';
import { customerId, defineFact, minuteMs, minutes, shortText } from './define.ts';

const usualFailure = 'unreadableProof';

const deposit = defineFact({
  parameters: v.object({
    /** `late`: under way for longer than usual. */
    state: v.picklist(['confirming', 'late', 'failed', 'completed']),
    type: v.optional(v.picklist(['wallet', 'fiat']), 'wallet'),
    currency: v.optional(shortText, 'USDT'),
    network: v.optional(v.nullable(shortText)),
    amount: v.optional(fixedText, '250'),
    /** Of one that is under way by wallet. */
    confirmations: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(confirmationsNeeded)),
      1,
    ),
    /** Why it failed, or will: one of the reviewers' reasons by name, or free text. */
    reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
    /** How one that is under way will end. */
    outcome: v.optional(v.picklist(['completed', 'failed']), 'completed'),
    /** When it was reported. */
    minutesAgo: v.optional(minutes),
    picture: v.optional(v.picklist(samplePictures), 'documentFront'),
    clientOrderId: v.optional(shortText),
  }),
  sentence: ({ state, type, amount, currency, confirmations, outcome, reason }) => {
    const what = `a deposit of ${formatFixed(amount, 2)} ${currency} by ${type}`;
    const because = reason === undefined ? '' : ` because of ${reason}`;
    if (state === 'failed' || state === 'completed') return `${what} is ${state}${because}`;
    const count = type === 'wallet' ? ` with ${confirmations} of ${confirmationsNeeded} confirmations` : '';
    return `${what} is ${state === 'late' ? 'late' : 'under way'}${count}, and will be ${outcome}${because}`;
  },
  apply(house, parameters, at) {
    const { state, type, currency, amount, reason, outcome, picture, clientOrderId } = parameters;
    const network = type === 'wallet' ? (parameters.network ?? 'TRC-20') : null;
    const isFailing = state === 'failed' || (state !== 'completed' && outcome === 'failed');
    const usualAgo = { confirming: 2, late: 45, failed: 90, completed: 24 * 60 }[state];
    const reportedAt = at - Math.round((parameters.minutesAgo ?? usualAgo) * minuteMs);
    const isEnded = state === 'failed' || state === 'completed';
    if (reportedAt === at && isEnded) throw refuse('invalidRequest', { field: 'minutesAgo' });
    const picked = sampleFile(picture, reportedAt);
    addFile(house, customerId, picked);
    const reported = reportDeposit(
      house,
      {
        userId: customerId,
        clientOrderId: clientOrderId ?? `fact-${house.deposits.size + 1}`,
        type,
        currency,
        network,
        amount,
        proofHash: picked.hash,
        proofUrl: null,
      },
      reportedAt,
      { isLate: state === 'late', failsBecause: isFailing ? (reason ?? usualFailure) : null },
    );
    const reached = type === 'fiat' ? 0 : isEnded ? confirmationsNeeded : parameters.confirmations;
    Object.assign(reported, courseOf(reported, { reached, at, state }));
    if (isEnded) endDeposit(house, reported, reported.endsAt);
    else if (state === 'late' && at <= reportedAt + reported.arrivalMinutes * minuteMs)
      throw refuse('invalidRequest', { field: 'minutesAgo' });
  },
});

interface Reached {
  readonly reached: number;
  readonly at: number;
  readonly state: 'confirming' | 'late' | 'failed' | 'completed';
}

/** Its confirmations so far, evenly since the report; what is still to come, after now. */
function courseOf(
  { createdAt, confirmsAt, endsAt, arrivalMinutes }: Deposit,
  { reached, at, state }: Reached,
): Partial<Deposit> {
  const isEnded = state === 'failed' || state === 'completed';
  const end = isEnded ? Math.min(at, endsAt) : at;
  const stepMs = Math.floor((end - createdAt) / (reached + 1));
  const usualMs = state === 'late' ? arrivalMinutes * minuteMs : minuteMs;
  const times = confirmsAt.map((_, index) =>
    index < reached ? createdAt + stepMs * (index + 1) : at + usualMs * (index - reached + 1),
  );
  const last = times.at(-1) ?? createdAt;
  return {
    confirmsAt: times,
    endsAt: isEnded ? end : Math.max(last, at) + usualMs / 2,
    confirmations: reached,
    updatedAt: times[reached - 1] ?? createdAt,
  };
}

const depositMethods = defineFact({
  /** `only`: the one currency that can be deposited; none can where it is left out. */
  parameters: v.object({ only: v.optional(shortText) }),
  sentence: ({ only }) =>
    only === undefined
      ? 'no currency can be deposited at present'
      : `only ${only} can be deposited at present`,
  apply(house, { only }) {
    house.depositMethods = only === undefined ? [] : [only];
  },
});

export const depositFacts = { deposit, depositMethods } as const;
