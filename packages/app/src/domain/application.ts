import type { StatusName } from '@meridian/api';

/** What a customer hands in and the brokerage decides on: identity, block permission, loan, audits of deposits and withdrawals. */
type ApplicationFamily = 'kyc' | 'blockPermission' | 'loan' | 'audit';
type StatusOfEach<F> = F extends ApplicationFamily ? StatusName<F> : never;
export type ApplicationStatus = StatusOfEach<ApplicationFamily>;

/** How far an application is. `unknown`: its status is one that this version does not know (DECISIONS 11). */
export type ApplicationPhase = 'notApplied' | 'underReview' | 'refused' | 'approved' | 'unknown';

const phases: Readonly<Record<ApplicationStatus, ApplicationPhase>> = {
  notSubmitted: 'notApplied',
  notOpened: 'notApplied',
  pending: 'underReview',
  underReview: 'underReview',
  failed: 'refused',
  refused: 'refused',
  approved: 'approved',
  opened: 'approved',
  completed: 'approved',
};

/** What the brokerage says of an application. */
export interface ApplicationFacts {
  /** Null for a code that nobody knows. */
  readonly status: ApplicationStatus | null;
  /** In ms since 1970; null where the backend does not say. */
  readonly submittedAt: number | null;
  /** Why it was refused, in the customer's language. */
  readonly reason: string | null;
}

export interface Application {
  readonly phase: ApplicationPhase;
  /** When it was handed in, in ms since 1970; null where nobody knows, and before. */
  readonly submittedAt: number | null;
  /** When the review was promised to be over, in ms since 1970; null unless it is under review. */
  readonly dueAt: number | null;
  /** The review takes longer than promised (DECISIONS 21). */
  readonly isLate: boolean;
  /** Why it was refused; null unless it was. */
  readonly reason: string | null;
  /** Refused: the customer may try again (spec §4). */
  readonly canApplyAgain: boolean;
}

/** Where an application is, `now` in ms since 1970. What nobody knows the beginning of is never late. */
export function applicationOf(facts: ApplicationFacts, promiseMs: number, now: number): Application {
  const phase = facts.status === null ? 'unknown' : phases[facts.status];
  const isKnown = phase !== 'unknown' && phase !== 'notApplied';
  const submittedAt = isKnown ? facts.submittedAt : null;
  const dueAt = phase === 'underReview' && submittedAt !== null ? submittedAt + promiseMs : null;
  return {
    phase,
    submittedAt,
    dueAt,
    isLate: dueAt !== null && now > dueAt,
    reason: phase === 'refused' ? facts.reason : null,
    canApplyAgain: phase === 'refused',
  };
}
