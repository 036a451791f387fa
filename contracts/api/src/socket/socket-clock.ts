/** The backend's time on a connection. */

/** How far the time of a price may lie beyond the backend's clock, which the app knows to about two seconds. */
export const aheadToleranceMs = 5_000;

/** So many stamps in a row have to show the same time, within the tolerance. */
const agreeingStamps = 5;

export interface FrameClock {
  /** Backend's time, ms since 1970. */
  now(): number;
  /** The stamp of a frame, ms since 1970. */
  hear(stamp: number): void;
}

/**
 * The app's clock, put forward where the server's frames agree that it is slow: a device may be minutes behind, and
 * there is no other source where the answers' `Date` cannot be read. Wrong stamps among right ones move nothing.
 */
export function createFrameClock(appNow: () => number): FrameClock {
  const leadsMs: number[] = [];
  let agreedLeadMs = 0;
  return {
    now: () => appNow() + agreedLeadMs,
    hear(stamp) {
      leadsMs.push(stamp - appNow());
      if (leadsMs.length > agreeingStamps) leadsMs.shift();
      const smallest = Math.min(...leadsMs);
      const doAgree =
        leadsMs.length === agreeingStamps && Math.max(...leadsMs) - smallest <= aheadToleranceMs;
      if (doAgree) agreedLeadMs = Math.max(0, smallest);
    },
  };
}
