import { realNameStatus } from '@meridian/api';
import { sendMessage } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { reviewEndOf, reviewProcess, reviewed } from '../reviews/index.ts';
import type { ReviewTime } from '../reviews/index.ts';
import { identityCodes, realNameOf } from './identity-check.ts';
import type { IdentityCheck, IdentityDocuments } from './identity-check.ts';

const reviewTime: ReviewTime = {
  kind: 'identityReview',
  promisedMs: 24 * 3_600_000,
  usualMinutes: { least: 20, most: 6 * 60 },
  slowMinutes: { least: 6 * 60, most: 22 * 60 },
};

/** When the review of documents ends: within 24 hours, mostly within some (spec §4, §9). World ms. @see {@link reviewEndOf} */
export function reviewEnd(seed: string, userId: string, submittedAt: number, after?: number): number {
  return reviewEndOf(reviewTime, { seed, userId, submittedAt, after });
}

/** Whose identity the brokerage checks, and where it informs them. */
interface Reviewed extends Inboxes {
  readonly users: ReadonlyMap<string, Applicant>;
}

interface Applicant {
  readonly id: string;
  name: string;
  identity: IdentityCheck;
  readonly documents: IdentityDocuments | null;
}

/** Reviews of identity end, and the customer takes the name on the documents. */
export const identityReviews = reviewProcess({
  name: 'identityReview',
  *cases(house: Reviewed) {
    for (const user of house.users.values()) {
      const { identity } = user;
      if (identity.status === realNameStatus.pending)
        yield { id: user.id, house, user, submittedAt: identity.submittedAt, review: identity.review };
    }
  },
  settle({ user, submittedAt, review }) {
    user.identity = reviewed(identityCodes, submittedAt, review);
    if (review.failsBecause === null && user.documents !== null) user.name = realNameOf(user.documents);
  },
  tell({ house, user, review: { failsBecause } }, at) {
    sendMessage(
      house,
      user.id,
      at,
      failsBecause === null
        ? { kind: 'identityApproved', parameters: {} }
        : { kind: 'identityFailed', parameters: { reason: failsBecause } },
    );
  },
});
