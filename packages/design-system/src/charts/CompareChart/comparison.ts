import type { Candle } from '../model/candles.ts';
import { candleStepMs } from '../model/slots.ts';

type Point = Pick<Candle, 't' | 'c'>;

/** Changes of one series on the axis that all share. */
export interface AlignedSeries {
  id: string;
  /**
   * For each time of the axis the change since the start, 0.05 for +5 %. NaN before the series begins. Between its own
   * points, while its market is closed, it holds its last value, as its price does.
   */
  changes: Float64Array;
  /** Place on the axis of its first and last value; -1 without data. */
  first: number;
  last: number;
}

/** Series of different lengths and market hours on one axis of times. */
export interface Comparison {
  /** Times at which any of them has a value, ms, from the common start on. */
  times: number[];
  series: AlignedSeries[];
}

const dayMs = 86_400_000;

/**
 * Which points of different markets belong to one time. Candles of a day, week or month belong to the trading date,
 * whenever their market opened; those within a day to their moment. Days are those of UTC, see timeTicks.ts.
 */
function bucketing(stepMs: number): (t: number) => number {
  if (stepMs >= 27 * dayMs) {
    return (t) => new Date(t).getUTCFullYear() * 12 + new Date(t).getUTCMonth();
  }
  // 1 January 1970 was a Thursday: shifted so that weeks begin on Monday.
  if (stepMs >= 6 * dayMs) return (t) => Math.floor((Math.floor(t / dayMs) + 3) / 7);
  return stepMs >= dayMs / 2 ? (t) => Math.floor(t / dayMs) : (t) => t;
}

/** There is no change from zero or a negative value: such points are no data. */
const isUsable = ({ c }: Point): boolean => Number.isFinite(c) && c > 0;

export interface ComparisonRequest {
  id: string;
  points: readonly Point[];
}

/**
 * Percent changes from a common start: `start`, or else the first day on which all series that have data have begun.
 * A series is measured from its last price at or before the start; one that begins later, from its first.
 */
export function compareSeries(series: readonly ComparisonRequest[], start?: number): Comparison {
  const usable = series.map(({ id, points }) => ({ id, points: points.filter(isUsable) }));
  const bucketOf = bucketing(Math.max(0, ...usable.map(({ points }) => candleStepMs(points))));
  const latestBeginning = Math.max(...usable.map(({ points }) => points[0]?.t ?? -Infinity));
  // The whole of that day: another market may have opened and closed before.
  const startBucket = bucketOf(start ?? Math.floor(latestBeginning / dayMs) * dayMs);

  const timeOf = new Map<number, number>();
  for (const { points } of usable) {
    for (const { t } of points) {
      const bucket = bucketOf(t);
      // The latest moment of a trading date is on that date in the zones of all the markets it joins.
      if (bucket >= startBucket) timeOf.set(bucket, Math.max(t, timeOf.get(bucket) ?? t));
    }
  }
  const buckets = Float64Array.from(timeOf.keys()).sort();
  const aligned = usable.map(({ id, points }) => align(id, points, buckets, startBucket, bucketOf));
  return { times: Array.from(buckets, (bucket) => timeOf.get(bucket) ?? 0), series: aligned };
}

function align(
  id: string,
  points: readonly Point[],
  buckets: Float64Array,
  startBucket: number,
  bucketOf: (t: number) => number,
): AlignedSeries {
  const changes = new Float64Array(buckets.length).fill(NaN);
  const end = points.at(-1);
  const last = end ? buckets.indexOf(bucketOf(end.t)) : -1;
  // What ended before the start has nothing to compare.
  if (last < 0) return { id, changes, first: -1, last: -1 };

  let next = 0;
  let price = NaN;
  const takeUntil = (bucket: number): void => {
    for (let point = points[next]; point && bucketOf(point.t) <= bucket; point = points[next]) {
      price = point.c;
      next += 1;
    }
  };
  takeUntil(startBucket);
  let base = price;
  let first = -1;
  for (const [i, bucket] of buckets.entries()) {
    takeUntil(bucket);
    if (Number.isNaN(price)) continue;
    if (Number.isNaN(base)) base = price;
    if (first < 0) first = i;
    changes[i] = price / base - 1;
  }
  return { id, changes, first, last };
}

export interface ChangeRange {
  low: number;
  high: number;
}

/** Lowest and highest change of all these, the start's 0 included. */
export function changeRange(series: readonly AlignedSeries[]): ChangeRange {
  let low = 0;
  let high = 0;
  for (const { changes } of series) {
    for (const change of changes) {
      if (change < low) low = change;
      if (change > high) high = change;
    }
  }
  return { low, high };
}
