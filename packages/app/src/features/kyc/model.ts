import { realNameStatus, statusName, type User } from '@meridian/api';

/** A review takes up to 24 hours (spec §9). */
export const reviewMs = 24 * 60 * 60 * 1000;

/** The identity check as a state machine: submit → pending → approved, or failed → submit again (spec §4). */
export type KycState =
  | { readonly status: 'notSubmitted' }
  /** A code that this version does not know (DECISIONS 11). */
  | { readonly status: 'unknown' }
  /** `isLate`: it takes longer than promised. Times are in ms; null where the backend does not tell. */
  | {
      readonly status: 'pending';
      readonly submittedAt: number | null;
      readonly dueAt: number | null;
      readonly isLate: boolean;
    }
  | { readonly status: 'failed'; readonly submittedAt: number | null; readonly reason: string | null }
  | { readonly status: 'approved'; readonly submittedAt: number | null };

/** No code is "not submitted" (DECISIONS 12); one that nobody knows says nothing of what was handed in. */
export function kycStateOf(user: User, nowMs: number): KycState {
  const status =
    user.realStatus === null ? 'notSubmitted' : (statusName(realNameStatus, user.realStatus) ?? 'unknown');
  const submittedAt = user.realSubmitTimestamp;
  switch (status) {
    case 'notSubmitted':
    case 'unknown':
      return { status };
    case 'pending': {
      const dueAt = submittedAt === null ? null : submittedAt + reviewMs;
      return { status, submittedAt, dueAt, isLate: dueAt !== null && nowMs > dueAt };
    }
    case 'failed':
      return { status, submittedAt, reason: user.realReason };
    case 'approved':
      return { status, submittedAt };
  }
}
