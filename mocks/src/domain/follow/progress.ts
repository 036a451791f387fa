/** What happens to an investment by itself: it is confirmed or refused, earns interest each day, and comes back. */
import { followStatus } from '@meridian/api';
import { formatFixed, phased } from '#kernel/index.ts';
import { sendMessage } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { capture, freeOf, money, move, moveIfAny, outside } from '../ledger/index.ts';
import { followDayMs, endOf, institutionOfFollow, interestOf } from './follows.ts';
import type { Follow, FollowHouse } from './follows.ts';

type House = FollowHouse & Inboxes;

interface Case {
  readonly house: House;
  readonly follow: Follow;
}

/** `review` is its end, and a number how many days have been credited. */
type Phase = 'review' | 'waiting' | 'over' | `${number}`;

/** Investments are confirmed or refused, then credited each day after, on the last of which the money comes back. */
export const followProgress = phased<House, Case, Phase>({
  name: 'followProgress',
  *cases(house) {
    for (const follow of house.follows.values()) if (isOpen(follow)) yield { house, follow };
  },
  idOf: ({ follow }) => follow.id,
  phaseOf: ({ follow }) => {
    if (follow.status === followStatus.waitConfirm) return 'waiting';
    return isOpen(follow) ? `${follow.daysCredited}` : 'over';
  },
  nextAt({ follow: { status, review, confirmedAt, daysCredited } }) {
    if (status === followStatus.waitConfirm) return { phase: 'review', at: review.endsAt };
    return status === followStatus.inProgress && confirmedAt !== null
      ? { phase: `${daysCredited + 1}`, at: confirmedAt + (daysCredited + 1) * followDayMs }
      : undefined;
  },
  enter({ house, follow }, phase, at) {
    if (phase === 'review') endFollowReview(house, follow, at);
    else creditDay(house, follow, at);
  },
});

function isOpen({ status }: Follow): boolean {
  return status === followStatus.waitConfirm || status === followStatus.inProgress;
}

const saidOf = (follow: Follow) => ({
  agencyId: follow.agencyId,
  agency: institutionOfFollow(follow).name,
  amount: formatFixed(follow.amount, 2),
});

const walletOf = ({ userId }: Follow) => ({ userId, type: 'FOLLOW' }) as const;

/** Gives the money to the institution, or back. Either way the statement says that it was ordered. */
export function endFollowReview(house: House, follow: Follow, at: number): void {
  const { id, userId, amount, review, termDays } = follow;
  const said = saidOf(follow);
  capture(house.ledger, {
    wallet: walletOf(follow),
    reason: 'follow',
    id,
    amount,
    at,
    to: outside('institutions', 'USD'),
    entry: { given: 'follow', reference: id },
  });
  if (review.failsBecause === null) {
    Object.assign(follow, { status: followStatus.inProgress, confirmedAt: at, updatedAt: at });
    sendMessage(house, userId, at, {
      kind: 'followConfirmed',
      parameters: { ...said, days: String(termDays) },
    });
  } else {
    giveBack(house, follow, at, 'refund');
    Object.assign(follow, { status: followStatus.refused, updatedAt: at });
    sendMessage(house, userId, at, {
      kind: 'followRefused',
      parameters: { ...said, reason: review.failsBecause },
    });
  }
}

function giveBack({ ledger }: House, follow: Follow, at: number, kind: 'refund' | 'follow'): void {
  move(ledger, {
    at,
    from: outside('institutions', 'USD'),
    to: freeOf(walletOf(follow)),
    amount: money(follow.amount, 'USD'),
    entry: { received: kind, reference: follow.id },
  });
}

/** Credits the interest of one more day; with the last one the money comes back. */
export function creditDay(house: House, follow: Follow, at: number): void {
  const days = follow.daysCredited + 1;
  const interest = interestOf(follow, days);
  moveIfAny(house.ledger, {
    at,
    from: outside('institutions', 'USD'),
    to: freeOf(walletOf(follow)),
    amount: money(interest - follow.interest, 'USD'),
    entry: { received: 'interest', reference: follow.id },
  });
  Object.assign(follow, { daysCredited: days, interest, updatedAt: at });
  if (endOf(follow) !== null && days === follow.termDays) {
    giveBack(house, follow, at, 'follow');
    Object.assign(follow, { status: followStatus.ended });
    const { userId } = follow;
    sendMessage(house, userId, at, {
      kind: 'followEnded',
      parameters: { ...saidOf(follow), interest: formatFixed(interest, 2) },
    });
  }
}
