import { drawBetween, drawUnit, stream } from '#kernel/index.ts';

const minuteMs = 60_000;

/** How long reviews of one kind take. */
export interface ReviewTime {
  /** Of the draws: `identityReview`. */
  readonly kind: string;
  /** A review takes at most so long (spec §4, §9). */
  readonly promisedMs: number;
  /** Minutes that nine reviews of ten take, and the tenth. */
  readonly usualMinutes: { readonly least: number; readonly most: number };
  readonly slowMinutes: { readonly least: number; readonly most: number };
}

/**
 * When a review ends: within the promised time, mostly much sooner. World ms.
 * @param after an instant at which it is known to go on; one that is late already ends some time after that
 */
export function reviewEndOf(
  { kind, promisedMs, usualMinutes, slowMinutes }: ReviewTime,
  { seed, userId, submittedAt, after = submittedAt }: ReviewedApplication,
): number {
  const draws = stream(seed, kind, `${userId} ${submittedAt}`);
  const { least, most } = drawUnit(draws, 0) < 0.9 ? usualMinutes : slowMinutes;
  const lastsMs = drawBetween(draws, 1, least, most) * minuteMs;
  if (submittedAt + lastsMs > after) return submittedAt + lastsMs;
  const promised = submittedAt + promisedMs;
  return promised > after ? Math.min(after + lastsMs, promised) : after + lastsMs;
}

interface ReviewedApplication {
  readonly seed: string;
  readonly userId: string;
  readonly submittedAt: number;
  readonly after?: number | undefined;
}
