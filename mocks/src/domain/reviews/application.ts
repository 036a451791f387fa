/** Why single parts of an application were refused, by part, as {@link Review.failsBecause}; the parts that it does not name were accepted. */
export type RefusedParts = Readonly<Record<string, string>>;

/** How a review will end, settled when the application is handed in. */
export interface Review {
  /** World ms. */
  readonly endsAt: number;
  /** Null: it is approved. */
  readonly failsBecause: string | null;
  /** Left out where it fails as a whole. */
  readonly refusedParts?: RefusedParts | undefined;
}

/** How the next review will go, where a fact has settled it. */
export interface PlannedReview {
  /** Null: it is approved. */
  readonly failsBecause: string | null;
  /** As {@link Review.refusedParts}. */
  readonly refusedParts?: RefusedParts | undefined;
  /** From the application, in ms; null: as long as reviews take. */
  readonly lastsMs: number | null;
}

/** What one kind of application calls the places where it can be, as the contract's family of statuses has them. */
export interface ApplicationCodes {
  readonly notApplied: string | number;
  readonly underReview: string | number;
  readonly approved: string | number;
  readonly refused: string | number;
}

/**
 * What a customer has applied for, and how far it is. `submittedAt` in world ms; `reason` is a key of the reviewers' reasons
 * or free text, and so is each of `refusedParts`, which are left out where it was refused as a whole.
 */
export type Application<C extends ApplicationCodes = ApplicationCodes> =
  | { readonly status: C['notApplied']; readonly submittedAt: null; readonly reason: null }
  | {
      readonly status: C['underReview'];
      readonly submittedAt: number;
      readonly reason: null;
      readonly review: Review;
    }
  | { readonly status: C['approved']; readonly submittedAt: number; readonly reason: null }
  | {
      readonly status: C['refused'];
      readonly submittedAt: number;
      readonly reason: string;
      readonly refusedParts?: RefusedParts;
    };

export function notApplied<C extends ApplicationCodes>({ notApplied: status }: C): Application<C> {
  return { status, submittedAt: null, reason: null };
}

/** An application that has been handed in, and is or will be looked at. */
export function underReview<C extends ApplicationCodes>(
  { underReview: status }: C,
  submittedAt: number,
  review: Review,
): Application<C> {
  return { status, submittedAt, reason: null, review };
}

/** An application whose review has ended. */
export function reviewed<C extends ApplicationCodes>(
  { approved, refused }: C,
  submittedAt: number,
  { failsBecause, refusedParts }: Pick<Review, 'failsBecause' | 'refusedParts'>,
): Application<C> {
  if (failsBecause === null) return { status: approved, submittedAt, reason: null };
  return { status: refused, submittedAt, reason: failsBecause, ...(refusedParts && { refusedParts }) };
}

/** Before the first application, and after one that was refused. */
export function canApply<C extends ApplicationCodes>(codes: C, { status }: Application<C>): boolean {
  return status !== codes.underReview && status !== codes.approved;
}

/** An application handed in at `at`; what was planned for its review comes true. @param usualEnd world ms */
export function handedIn<C extends ApplicationCodes>(
  codes: C,
  at: number,
  { planned, usualEnd }: { readonly planned: PlannedReview | null; usualEnd(): number },
): Application<C> {
  const { failsBecause = null, refusedParts, lastsMs = null } = planned ?? {};
  const endsAt = lastsMs === null ? usualEnd() : at + lastsMs;
  return underReview(codes, at, { endsAt, failsBecause, ...(refusedParts && { refusedParts }) });
}
