import { isPeriod, type Walk } from './indicator.ts';
import { foldMoments, momentsOf, slidingWindow } from './slidingWindow.ts';

/** Simple moving average: the mean of the last `period` values. First value at index period − 1. */
export function simpleAverage(period: number): Walk {
  const window = slidingWindow(period, foldMoments);
  return {
    next: (value) => window.next(momentsOf(value))?.mean ?? NaN,
    close: (value) => window.close(momentsOf(value)),
  };
}

/**
 * Exponential moving average with weight 2 ÷ (period + 1). It begins, at index period − 1, with the simple average of
 * the first `period` values (Murphy, "Technical Analysis of the Financial Markets"; also what TA-Lib does).
 */
export function exponentialAverage(period: number): Walk {
  return smoothed(period, 2 / (period + 1));
}

/** Wilder's smoothing: weight 1 ÷ period, begun with the simple average ("New Concepts in Technical Trading Systems", 1978). */
export function wilderAverage(period: number): Walk {
  return smoothed(period, 1 / period);
}

function smoothed(period: number, weight: number): Walk {
  const start = simpleAverage(period);
  let before = NaN;
  const next = (value: number): number =>
    Number.isNaN(before) ? start.next(value) : towards(before, value, weight);
  return {
    next,
    close(value) {
      const wasStarted = !Number.isNaN(before);
      before = next(value);
      if (!wasStarted) start.close(value);
    },
  };
}

/** The same from a given start, which precedes the first value: there is one from the first value on. */
export function averageFrom(start: number, period: number): Walk {
  let before = isPeriod(period) ? start : NaN;
  const next = (value: number): number => towards(before, value, 1 / period);
  return {
    next,
    close(value) {
      before = next(value);
    },
  };
}

function towards(from: number, to: number, weight: number): number {
  return from + (to - from) * weight;
}
