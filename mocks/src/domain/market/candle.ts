import type { Fixed } from '#kernel/fixed.ts';

/** One bar: what the path did from `start` (included) to `end` (excluded), in world ms. */
export interface Candle {
  readonly start: number;
  readonly end: number;
  readonly open: Fixed;
  readonly high: Fixed;
  readonly low: Fixed;
  readonly close: Fixed;
  /** Units traded within. */
  readonly volume: Fixed;
  /** False for the bar that is still being drawn. */
  readonly isComplete: boolean;
}

/** Bar widths. Each nests in the next one within a session; a bar never reaches over a break or a close. */
export const resolutionSeconds = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1_800,
  '1h': 3_600,
  '4h': 14_400,
} as const;

/** Intraday widths, or a whole trading day. */
export type Resolution = keyof typeof resolutionSeconds | '1d';

/** The six chart periods (spec §9), in the order of the tabs. */
export const chartPeriods = ['intraday', '1D', '1W', '1M', '3M', '1Y'] as const;

export type ChartPeriod = (typeof chartPeriods)[number];
