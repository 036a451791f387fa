/** Counts what each caller asks for within a second. */
export interface RequestRate {
  /** False for one request too many. */
  admits(caller: string): boolean;
}

/** @param elapsed milliseconds since any fixed moment */
export function requestRate(perSecond: number, elapsed: () => number): RequestRate {
  const counts = new Map<string, number>();
  let second = Number.NaN;
  return {
    admits(caller) {
      const now = Math.floor(elapsed() / 1000);
      // One second's callers are all that is remembered.
      if (now !== second) counts.clear();
      second = now;
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count <= perSecond;
    },
  };
}
