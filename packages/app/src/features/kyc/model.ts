import { realNameStatus, statusName, type User } from '@meridian/api';
import type { ApplicationFacts } from '#domain/application.ts';

/** A review takes up to 24 hours (spec §9). */
export const reviewMs = 24 * 60 * 60 * 1000;

/** The identity check of a customer. No code is "not submitted" (DECISIONS 12). */
export function identityCheck(user: User): ApplicationFacts {
  const { realStatus, realSubmitTimestamp, realReason } = user;
  const status = realStatus === null ? 'notSubmitted' : statusName(realNameStatus, realStatus);
  return { status, submittedAt: realSubmitTimestamp, reason: realReason };
}
