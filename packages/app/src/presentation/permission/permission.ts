/** What the brokerage says of a permission that one applies for, as an application (DECISIONS 13). Pure. */
import { statusFamilies, statusName, type applyStatus, type ResponseOf } from '@meridian/api';
import { applicationOf, type Application, type ApplicationFacts } from '#domain/application.ts';

/** A review takes up to a day, as that of an identity: the spec names no time (ADR 47). In ms. */
export const permissionReviewMs = 24 * 60 * 60 * 1000;

/** No word is "not opened"; a word that nobody knows is an unknown status (DECISIONS 11). */
export function permissionFacts({
  status,
  reason,
  createTimeTimestamp,
}: Pick<ResponseOf<typeof applyStatus>, 'status' | 'reason' | 'createTimeTimestamp'>): ApplicationFacts {
  const known = status === null ? 'notOpened' : statusName(statusFamilies.blockPermission.codes, status);
  return { status: known, submittedAt: createTimeTimestamp, reason };
}

/** Where the permission is, `now` in ms since 1970. */
export const permissionOf = (facts: ApplicationFacts, now: number): Application =>
  applicationOf(facts, permissionReviewMs, now);

/**
 * Whether an order would be refused for it. What this version cannot read keeps nobody from asking: the brokerage decides in the
 * end.
 */
export const isShut = ({ phase }: Application): boolean =>
  phase === 'notApplied' || phase === 'underReview' || phase === 'refused';
