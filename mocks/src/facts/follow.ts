/** Facts about following institutions. Money that is invested and the wallet lacks is deposited first. */
import { followFuturesStatus, followStatus } from '@meridian/api';
import * as v from 'valibot';
import {
  cancelCopy,
  closeCopy,
  copyIdentity,
  creditDay,
  endCopy,
  endFollowReview,
  endOf,
  followDayMs,
  followIdentity,
  institutionOf,
  institutions,
  offersAround,
  requestCopy,
  requestFollow,
  startCopy,
} from '#domain/follow/index.ts';
import type { Follow } from '#domain/follow/index.ts';
import type { Brokerage } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { remember } from '#domain/requests/index.ts';
import { fixedText } from '#fixed-text.ts';
import { formatFixed } from '#kernel/index.ts';
import { customerId, days, defineFact, hourMs, minuteMs, minutes, shortText } from './define.ts';
import { provide } from './providing.ts';

const ids = institutions.map(({ id }) => id);
const reasons = { full: 'institutionFull' } as const;
/** From the order to its confirmation, where that is past. */
const reviewMs = 20 * minuteMs;

const agency = defineFact({
  /** `only`: the one institution that takes money; none does where it is left out. */
  parameters: v.object({ only: v.optional(v.picklist(ids)) }),
  sentence: ({ only }) =>
    only === undefined
      ? 'no institution can be followed at present'
      : `only ${only} can be followed at present`,
  apply(state, { only }) {
    state.agencies = only === undefined ? [] : [only];
  },
});

const follow = defineFact({
  parameters: v.object({
    agency: v.optional(v.picklist(ids), 'kestrel'),
    amount: v.optional(fixedText, '1000'),
    status: v.optional(v.picklist(Object.values(followStatus)), followStatus.inProgress),
    /** Since it was confirmed or refused: whole days of interest. An ended one has had its term by then. */
    daysAgo: v.optional(days, 10),
    /** How a waiting one ends, and when. */
    outcome: v.optional(v.picklist(['confirmed', 'refused']), 'confirmed'),
    endsInMinutes: v.optional(minutes, 60),
    clientOrderId: v.optional(shortText),
  }),
  sentence({ agency: id, amount, status, daysAgo }) {
    const what = `${formatFixed(amount, 2)} USD with ${id}`;
    if (status === followStatus.waitConfirm) return `${what} waits for confirmation`;
    const since = `${daysAgo} days ago`;
    return status === followStatus.refused
      ? `${what} was refused ${since}`
      : `${what} was confirmed ${since}${status === followStatus.ended ? ' and has ended' : ''}`;
  },
  apply(state, { agency: agencyId, amount, status, daysAgo, outcome, endsInMinutes, clientOrderId }, at) {
    const isWaiting = status === followStatus.waitConfirm;
    const decidedAt = at - Math.round(daysAgo * 24 * hourMs);
    const orderedAt = isWaiting ? at : decidedAt - reviewMs;
    const { termDays = 0 } = institutionOf(agencyId) ?? {};
    const isOver = daysAgo >= termDays;
    if (status === followStatus.ended ? !isOver : status === followStatus.inProgress && isOver)
      throw refuse('invalidRequest', { field: 'daysAgo' });
    provide(state, { userId: customerId, type: 'FOLLOW' }, amount, orderedAt);
    const request = {
      userId: customerId,
      clientOrderId: clientOrderId ?? `fact-${state.follows.size + 1}`,
      agencyId,
      amount,
    };
    const isRefused = isWaiting ? outcome === 'refused' : status === followStatus.refused;
    const made = requestFollow(state, request, orderedAt, {
      failsBecause: isRefused ? reasons.full : null,
      endsAt: isWaiting ? at + Math.round(endsInMinutes * minuteMs) : decidedAt,
    });
    remember(state, followIdentity(request), made.id);
    if (!isWaiting) live(state, made, at);
  },
});

/** Everything that has happened to it by now. */
function live(state: Brokerage, made: Follow, at: number): void {
  endFollowReview(state, made, made.review.endsAt);
  const start = made.confirmedAt;
  while (start !== null && made.status === followStatus.inProgress) {
    const next = start + (made.daysCredited + 1) * followDayMs;
    if (next > at || next > (endOf(made) ?? next)) return;
    creditDay(state, made, next);
  }
}

/** Long enough before an order is carried out for it to be open for copying. */
const beforeStartMs = 30 * minuteMs;

const followFutures = defineFact({
  parameters: v.object({
    status: v.optional(v.picklist(Object.values(followFuturesStatus)), followFuturesStatus.inProgress),
    amount: v.optional(fixedText, '500'),
    clientOrderId: v.optional(shortText),
  }),
  sentence: ({ status, amount }) =>
    `a futures order of an institution that was copied with ${formatFixed(amount, 2)} USD is ${status}`,
  apply(state, { status, amount, clientOrderId }, at) {
    const isOver = status === followFuturesStatus.settled;
    const isUnder = status === followFuturesStatus.waiting || status === followFuturesStatus.cancelled;
    const offer = offersAround(state.market, at - 10 * 24 * hourMs, at).find(({ startsAt, settlesAt }) =>
      isUnder ? startsAt > at : isOver ? settlesAt <= at : startsAt < at && settlesAt > at,
    );
    if (offer === undefined) throw refuse('invalidRequest', { field: 'status' });
    const createdAt = Math.min(at, offer.startsAt - beforeStartMs);
    // The fee is small beside the margin.
    provide(state, { userId: customerId, type: 'FOLLOW_FUTURES' }, amount + amount / 10n, createdAt);
    const request = {
      userId: customerId,
      clientOrderId: clientOrderId ?? `fact-copy-${state.copies.size + 1}`,
      offerId: offer.id,
      amount,
    };
    const made = requestCopy(state, request, createdAt);
    remember(state, copyIdentity(request), made.id);
    if (status === followFuturesStatus.cancelled) cancelCopy(state, { userId: customerId, id: made.id }, at);
    if (isUnder) return;
    startCopy(state, made, offer.startsAt);
    if (isOver) endCopy(state, made, offer.settlesAt, status);
    if (status === followFuturesStatus.closed) closeCopy(state, { userId: customerId, id: made.id }, at);
  },
});

export const followFacts = { agency, follow, followFutures } as const;
