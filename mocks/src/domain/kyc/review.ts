import { realNameStatus } from '@meridian/api';
import { drawBetween, drawUnit, dueAt, stream } from '#kernel/index.ts';
import type { Process } from '#kernel/index.ts';
import { sendMessage } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { realNameOf, reviewedCheck } from './identity-check.ts';
import type { IdentityCheck, IdentityDocuments } from './identity-check.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A review takes up to 24 hours (spec §4, §9). */
const promisedMs = 24 * hourMs;

/** Minutes that nine reviews of ten take, and the tenth. */
const usualMinutes = { least: 20, most: 6 * 60 };
const slowMinutes = { least: 6 * 60, most: 22 * 60 };

/**
 * When the review of documents ends: within the promised 24 hours, mostly within some hours. World ms.
 * @param after an instant at which it is known to go on; one that is late already ends some hours after that
 */
export function reviewEnd(seed: string, userId: string, submittedAt: number, after = submittedAt): number {
  const draws = stream(seed, 'identityReview', `${userId} ${submittedAt}`);
  const { least, most } = drawUnit(draws, 0) < 0.9 ? usualMinutes : slowMinutes;
  const lastsMs = drawBetween(draws, 1, least, most) * minuteMs;
  if (submittedAt + lastsMs > after) return submittedAt + lastsMs;
  const promised = submittedAt + promisedMs;
  return promised > after ? Math.min(after + lastsMs, promised) : after + lastsMs;
}

/** Whose identity the brokerage checks, and where it tells them. */
interface Reviewed extends Inboxes {
  readonly users: ReadonlyMap<
    string,
    {
      readonly id: string;
      name: string;
      identity: IdentityCheck;
      readonly documents: IdentityDocuments | null;
    }
  >;
}

/** Reviews of identity end, and the result comes by inbox (spec §4). */
export const identityReviews: Process<Reviewed> = {
  name: 'identityReview',
  *pending(house) {
    for (const user of house.users.values()) {
      const { identity } = user;
      if (identity.status !== realNameStatus.pending) continue;
      const { submittedAt, review } = identity;
      const { endsAt, failsBecause } = review;
      yield {
        id: user.id,
        dependsOn: String(endsAt),
        nextDue: (fromMs, toMs) => dueAt(endsAt, fromMs, toMs),
        happen(at) {
          user.identity = reviewedCheck(submittedAt, failsBecause);
          if (failsBecause === null && user.documents !== null) user.name = realNameOf(user.documents);
          const result =
            failsBecause === null
              ? ({ kind: 'identityApproved', parameters: {} } as const)
              : ({ kind: 'identityFailed', parameters: { reason: failsBecause } } as const);
          sendMessage(house, user.id, at, result);
        },
      };
    }
  },
};
