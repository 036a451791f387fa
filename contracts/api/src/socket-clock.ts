/** The backend's time on a connection. */

/** How far the time of a price may lie beyond the backend's clock, which the app knows to about two seconds. */
export const aheadToleranceMs = 5_000;

/** So many stamps are compared: the middle one of them is right though two are wrong. */
const comparedStamps = 5;
/** With fewer stamps nobody knows which of them is wrong. */
const enoughStamps = 3;

export interface FrameClock {
  /** Backend's time, ms since 1970. */
  now(): number;
  /** The stamp of a frame, ms since 1970. */
  hear(stamp: number): void;
}

/**
 * The app's clock, put forward where the server's frames agree that it is slow: a device may be minutes behind, and
 * nothing else tells where the answers' `Date` cannot be read. One wrong stamp moves nothing.
 */
export function createFrameClock(appNow: () => number): FrameClock {
  const leadsMs: number[] = [];
  return {
    now() {
      if (leadsMs.length < enoughStamps) return appNow();
      const sorted = leadsMs.toSorted((a, b) => a - b);
      return appNow() + Math.max(0, sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
    },
    hear(stamp) {
      leadsMs.push(stamp - appNow());
      if (leadsMs.length > comparedStamps) leadsMs.shift();
    },
  };
}
