/**
 * One day's path: a log-price for every trading second, between a given open and close.
 *
 * The path is a Brownian bridge made by bisection: the point in the middle of a stretch lies between its ends, displaced
 * by a draw that belongs to that second alone. Any second is reached in about fifteen steps without computing another,
 * and because draws are bounded, so is how far a stretch can stray from its ends: the highest second of a day, or the
 * first one beyond a level, is found by looking only where it can be.
 */
import { drawUnit } from '#kernel/random.ts';
import type { Stream } from '#kernel/random.ts';
import { NOISE_BOUND, varianceAt } from './day-shape.ts';
import type { DayShape } from './day-shape.ts';

/** Keeps rounding errors of the bounds from cutting off the point they bound. */
const SLACK = 1e-12;

/** Which way to look: 1 for highs, -1 for lows. */
export type Direction = 1 | -1;

/** One source of a day's noise: a stream, and the standard deviation of the day's log-return it causes (signed). */
export interface Voice {
  readonly noise: Stream;
  readonly amplitude: number;
}

export class DayBridge {
  readonly shape: DayShape;
  /** Log-price of the first and the last second. */
  readonly open: number;
  readonly close: number;
  /** Noise of all voices at its loudest: what reaches are measured in. */
  readonly loudness: number;
  readonly #voices: readonly Voice[];

  constructor(shape: DayShape, open: number, close: number, voices: readonly Voice[]) {
    this.shape = shape;
    this.open = open;
    this.close = close;
    this.loudness = voices.reduce((sum, { amplitude }) => sum + Math.abs(amplitude), 0);
    this.#voices = voices;
  }

  /** Log-price during a trading second. */
  at(second: number): number {
    const { shape } = this;
    let low = 0;
    let high = shape.seconds - 1;
    let xLow = this.open;
    let xHigh = this.close;
    let vLow = 0;
    let vHigh = 1;
    if (second <= low) return xLow;
    if (second >= high) return xHigh;
    for (;;) {
      const middle = (low + high) >> 1;
      const v = varianceAt(shape, middle);
      const x = this.middleOf(middle, xLow, xHigh, v - vLow, vHigh - v);
      if (second === middle) return x;
      if (second < middle) {
        high = middle;
        xHigh = x;
        vHigh = v;
      } else {
        low = middle;
        xLow = x;
        vLow = v;
      }
    }
  }

  /**
   * The highest (or lowest) log-price of the seconds `from` to `to`, both included, or `beyond` when none exceeds it:
   * a search through many days need not look at what cannot beat the best so far.
   */
  extreme(direction: Direction, from: number, to: number, beyond: number = -direction * Infinity): number {
    const search = new ExtremeSearch(this, direction, from, to, direction * beyond);
    return direction * search.run();
  }

  /**
   * The first second in `from` to `to`, both included, that passes `test`. The caller promises that no log-price below
   * `threshold` (above it, for lows) passes, so most of the day is never looked at.
   */
  first(
    direction: Direction,
    threshold: number,
    test: (x: number) => boolean,
    from: number,
    to: number,
  ): number | undefined {
    const last = this.shape.seconds - 1;
    if (from <= 0 && to >= 0 && test(this.open)) return 0;
    const inside = this.#firstInside(
      { direction, threshold, test, from, to },
      0,
      last,
      this.open,
      this.close,
      0,
      1,
      0,
    );
    if (inside !== undefined) return inside;
    return from <= last && to >= last && test(this.close) ? last : undefined;
  }

  /** The point between two others, given the variance before and after it. */
  middleOf(middle: number, xLow: number, xHigh: number, before: number, after: number): number {
    const total = before + after;
    let noise = 0;
    for (const voice of this.#voices) noise += voice.amplitude * (2 * drawUnit(voice.noise, middle) - 1);
    return (
      xLow + ((xHigh - xLow) * before) / total + Math.sqrt((before * after) / total) * NOISE_BOUND * noise
    );
  }

  #firstInside(
    wanted: CrossingSearch,
    low: number,
    high: number,
    xLow: number,
    xHigh: number,
    vLow: number,
    vHigh: number,
    depth: number,
  ): number | undefined {
    const { direction, threshold, test, from, to } = wanted;
    if (high - low < 2 || high <= from || low >= to) return undefined;
    const end = direction === 1 ? Math.max(xLow, xHigh) : -Math.min(xLow, xHigh);
    const reach = this.loudness * (this.shape.reach[depth] ?? 0) * Math.sqrt(vHigh - vLow);
    if (end + reach + SLACK < direction * threshold) return undefined;
    const middle = (low + high) >> 1;
    const v = varianceAt(this.shape, middle);
    const x = this.middleOf(middle, xLow, xHigh, v - vLow, vHigh - v);
    const before = this.#firstInside(wanted, low, middle, xLow, x, vLow, v, depth + 1);
    if (before !== undefined) return before;
    if (middle >= from && middle <= to && test(x)) return middle;
    return this.#firstInside(wanted, middle, high, x, xHigh, v, vHigh, depth + 1);
  }
}

interface CrossingSearch {
  readonly direction: Direction;
  readonly threshold: number;
  readonly test: (x: number) => boolean;
  readonly from: number;
  readonly to: number;
}

/** Branch and bound for the highest second; lows are highs of the mirrored path. */
class ExtremeSearch {
  readonly #bridge: DayBridge;
  readonly #direction: Direction;
  readonly #from: number;
  readonly #to: number;
  #best: number;

  constructor(bridge: DayBridge, direction: Direction, from: number, to: number, best: number) {
    this.#bridge = bridge;
    this.#direction = direction;
    this.#from = from;
    this.#to = to;
    this.#best = Math.max(best, direction * bridge.at(from), direction * bridge.at(to));
  }

  run(): number {
    const { open, close, shape } = this.#bridge;
    this.#climb(0, shape.seconds - 1, open, close, 0, 1, 0);
    return this.#best;
  }

  #climb(
    low: number,
    high: number,
    xLow: number,
    xHigh: number,
    vLow: number,
    vHigh: number,
    depth: number,
  ): void {
    if (high - low < 2 || high <= this.#from || low >= this.#to) return;
    const { shape, loudness } = this.#bridge;
    const direction = this.#direction;
    const end = direction === 1 ? Math.max(xLow, xHigh) : -Math.min(xLow, xHigh);
    if (end + loudness * (shape.reach[depth] ?? 0) * Math.sqrt(vHigh - vLow) + SLACK < this.#best) return;
    const middle = (low + high) >> 1;
    const v = varianceAt(shape, middle);
    const x = this.#bridge.middleOf(middle, xLow, xHigh, v - vLow, vHigh - v);
    if (middle >= this.#from && middle <= this.#to) this.#best = Math.max(this.#best, direction * x);
    // The higher half first: a high best cuts the other half sooner.
    if (direction * xLow > direction * xHigh) {
      this.#climb(low, middle, xLow, x, vLow, v, depth + 1);
      this.#climb(middle, high, x, xHigh, v, vHigh, depth + 1);
    } else {
      this.#climb(middle, high, x, xHigh, v, vHigh, depth + 1);
      this.#climb(low, middle, xLow, x, vLow, v, depth + 1);
    }
  }
}
