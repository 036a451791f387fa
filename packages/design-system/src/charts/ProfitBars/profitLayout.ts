import type { Trend } from '../model/candles.ts';
import { roundPrices, roundStep } from '../model/priceDomain.ts';

/** Profit of one day, week or month. */
export interface ProfitBar {
  /** Start of the span in ms. */
  t: number;
  /** In the account's currency; a loss is negative. `null`: nothing is known of it, which is not the same as zero. */
  value: number | null;
}

export function profitTrend(value: number): Trend {
  if (value === 0) return 'flat';
  return value > 0 ? 'up' : 'down';
}

/** What an axis spans, and the round numbers that label it: zero is always one of them. */
export interface ValueScale {
  low: number;
  high: number;
  ticks: number[];
}

/** Air beyond the highest and the lowest bar, as a share of what they span. */
const marginShare = 0.06;

/** An axis around zero. Bounds are snapped to half a step, so that a live value rarely moves it. */
export function profitScale(values: readonly number[], labelCount: number, decimals: number): ValueScale {
  const least = values.reduce((low, value) => Math.min(low, value), 0);
  const most = values.reduce((high, value) => Math.max(high, value), 0);
  // Nothing was gained or lost: only zero can be labelled truly.
  if (most - least < 10 ** -decimals) return { low: -1, high: 1, ticks: [0] };
  const margin = (most - least) * marginShare;
  const low = least < 0 ? least - margin : 0;
  const high = most > 0 ? most + margin : 0;
  const step = roundStep((high - low) / Math.max(1, labelCount), decimals);
  const snap = step / 2;
  const bounds = { low: Math.floor(low / snap) * snap, high: Math.ceil(high / snap) * snap };
  return { ...bounds, ticks: roundPrices(bounds.low, bounds.high, step, decimals) };
}

/** The total after each span, from `opening` on; `null` where nothing is known of the span. */
export function runningTotals(bars: readonly ProfitBar[], opening: number): (number | null)[] {
  let total = opening;
  return bars.map(({ value }) => {
    if (value === null) return null;
    total += value;
    return total;
  });
}

/** Room between bars, as a share of the distance from one to the next. */
const gapShare = 0.3;
const widestBarPx = 28;

export interface BandLayout {
  /** From the middle of one bar to the next, px. */
  pitch: number;
  /** Width of a bar, px. */
  bar: number;
  /** Middle of bar `index`, px from the left. */
  toX: (index: number) => number;
  /** The bar whose band holds `x`; the nearest one beyond the ends. */
  indexAt: (x: number) => number;
}

/** Bands of one width for all bars. A single bar, or two, are in the middle of theirs and are not as wide as the plot. */
export function bandLayout(count: number, widthPx: number): BandLayout {
  const pitch = widthPx / Math.max(1, count);
  return {
    pitch,
    bar: Math.max(1, Math.min(widestBarPx, Math.round(pitch * (1 - gapShare)))),
    toX: (index) => (index + 0.5) * pitch,
    indexAt: (x) => Math.min(count - 1, Math.max(0, Math.floor(x / pitch))),
  };
}

/** Every how-many-th bar is labelled so that labels of `labelPx` do not touch. */
export function labelStride(pitchPx: number, labelPx: number): number {
  return pitchPx > 0 ? Math.max(1, Math.ceil(labelPx / pitchPx)) : 1;
}
