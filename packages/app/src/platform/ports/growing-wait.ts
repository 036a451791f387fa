/** First and longest of waits that double. */
export interface Waits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The wait after as many others; 0 answers the first. */
export function growingWaitMs({ firstMs, longestMs }: Waits, after: number): number {
  return Math.min(longestMs, firstMs * 2 ** after);
}
