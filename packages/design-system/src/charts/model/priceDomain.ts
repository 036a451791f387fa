import type { PriceRange } from './candles.ts';

/** What the price axis spans and the round prices that label it. */
export interface PriceDomain extends PriceRange {
  ticks: number[];
  /** False when the reference lies so far off that the axis leaves it out. */
  isReferenceVisible: boolean;
}

export interface PriceDomainRequest {
  range: PriceRange;
  /** Previous close, to be shown when it is near enough. */
  reference?: number | undefined;
  heightPx: number;
  decimals: number;
  /** Size of the labels; 12 by default. */
  textPx?: number | undefined;
}

/** Room for one axis label with air on both sides, in sizes of its text. */
const labelSpacingLines = 34 / 12;
/** The axis may grow by this factor to show the reference; beyond it the price would be a flat line. */
const referenceStretch = 2.5;
/** Air over and under the drawn prices, as a share of their range. */
const marginShare = 0.06;

/** Below this share of a price two of them are one: a number has no digits left to count steps by. */
const finestShare = 1e-12;

/** The next of 1, 2, 5 × 10ⁿ at or above `rough`, and never finer than the last decimal of a price. */
export function roundStep(rough: number, decimals: number): number {
  const finest = 10 ** -decimals;
  if (!(rough > finest)) return finest;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Multiples of `step` within the bounds, rounded so that 0.1 + 0.2 reads 0.3. */
export function roundPrices(low: number, high: number, step: number, decimals: number): number[] {
  const prices: number[] = [];
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  for (let n = first; n <= last; n++) prices.push(Number((n * step).toFixed(decimals)) + 0);
  return prices;
}

/**
 * Bounds are snapped to half a step: prices ticking inside them leave the axis as it is, so a tick costs no axis
 * rendering and the picture does not breathe.
 */
export function priceDomain(request: PriceDomainRequest): PriceDomain {
  const { range, reference, heightPx, decimals, textPx = 12 } = request;
  const finest = 10 ** -decimals;
  const extent = range.high - range.low;
  // A day that moved by less than the last decimal is flat, and still deserves an axis around its price.
  const halfFlat = Math.max(Math.abs(range.high) * 0.005, finest * 2);
  const drawn =
    extent >= Math.max(finest, Math.abs(range.high) * finestShare)
      ? range
      : { low: range.low - halfFlat, high: range.high + halfFlat };

  const low = Math.min(drawn.low, reference ?? drawn.low);
  const high = Math.max(drawn.high, reference ?? drawn.high);
  const isReferenceVisible =
    reference !== undefined && high - low <= (drawn.high - drawn.low) * referenceStretch;
  const shown = isReferenceVisible ? { low, high } : drawn;

  const margin = (shown.high - shown.low) * marginShare;
  const labels = Math.max(2, Math.floor(heightPx / (textPx * labelSpacingLines)));
  const step = roundStep((shown.high - shown.low + margin * 2) / labels, decimals);
  const snap = step / 2;
  const bounds = {
    low: Math.floor((shown.low - margin) / snap) * snap,
    high: Math.ceil((shown.high + margin) / snap) * snap,
  };
  return { ...bounds, ticks: roundPrices(bounds.low, bounds.high, step, decimals), isReferenceVisible };
}
