import { textWidth } from './textWidth.ts';
import type { TimeTick } from './timeTicks.ts';

/** Size of axis labels in px; 12 is the smallest the design allows. */
export const axisFontPx = 12;
export const timeAxisPx = 24;
/** Room above the highest price for half a label. */
const topPadPx = 10;
const volumeShare = 0.18;
const volumeGapPx = 8;
/** The narrowest candle that still shows wick and body, with its gap. */
const narrowestCandlePx = 4;

export interface PlotLayout {
  /** Width of the plot without the price axis. */
  width: number;
  /** Width of the price axis on the right. */
  gutter: number;
  priceTop: number;
  priceBottom: number;
  volumeTop: number;
  /** Bottom of everything drawn: where the time axis begins. */
  bottom: number;
}

export interface PlotRequest {
  widthPx: number;
  heightPx: number;
  hasVolume: boolean;
  /** Texts that must fit into the price axis. */
  priceLabels: readonly string[];
}

/** Shares the box out between price, volume and both axes. */
export function plotLayout({ widthPx, heightPx, hasVolume, priceLabels }: PlotRequest): PlotLayout {
  const widest = Math.max(0, ...priceLabels.map((label) => textWidth(label, axisFontPx)));
  // In steps of 8 px, so that one more digit does not make the plot jitter.
  const gutter = Math.min(Math.ceil((widest + 16) / 8) * 8, Math.floor(widthPx * 0.45));
  const bottom = Math.max(0, heightPx - timeAxisPx);
  const volume = hasVolume ? Math.round(bottom * volumeShare) : 0;
  return {
    width: Math.max(0, widthPx - gutter),
    gutter,
    priceTop: topPadPx,
    priceBottom: hasVolume ? bottom - volume - volumeGapPx : bottom,
    volumeTop: bottom - volume,
    bottom,
  };
}

/** How many slots share one drawn candle. */
export function slotsPerCandle(slotCount: number, plotWidth: number): number {
  return plotWidth > 0 ? Math.max(1, Math.ceil((slotCount * narrowestCandlePx) / plotWidth)) : 1;
}

export interface AxisLabel {
  text: string;
  /** Where the text is centred, px from the left: its time, moved inwards at the edges. */
  centre: number;
}

const labelGapPx = 16;

/** Time labels that neither overlap nor leave the plot; of two that collide the earlier one stays. */
export function placeTimeLabels(
  ticks: readonly TimeTick[],
  textOf: (tick: TimeTick) => string,
  toX: (slot: number) => number,
  plotWidth: number,
): AxisLabel[] {
  const placed: AxisLabel[] = [];
  let taken = -Infinity;
  for (const tick of ticks) {
    const text = textOf(tick);
    const half = textWidth(text, axisFontPx) / 2;
    const centre = Math.min(Math.max(toX(tick.slot), half), plotWidth - half);
    if (centre - half < taken || half * 2 > plotWidth) continue;
    placed.push({ text, centre });
    taken = centre + half + labelGapPx;
  }
  return placed;
}

/** How many time labels of this text fit beside one another. */
export function timeLabelCount(sample: string, plotWidth: number): number {
  return Math.floor(plotWidth / (textWidth(sample, axisFontPx) + labelGapPx * 1.5));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Corner {
  side: 'start' | 'end';
  place: 'above' | 'below';
}

const corners: Corner[] = [
  { side: 'start', place: 'above' },
  { side: 'start', place: 'below' },
  { side: 'end', place: 'above' },
  { side: 'end', place: 'below' },
];

/**
 * Where the label of a horizontal line hides the least of the price: the first free one of its four corners, else the
 * one with the fewest points under it.
 */
export function placeLineLabel(
  lineY: number,
  label: { width: number; height: number },
  plot: { width: number; top: number; bottom: number },
  pointsUnder: (box: Box) => number,
): Corner {
  let best: Corner = { side: 'start', place: 'above' };
  let fewest = Infinity;
  for (const corner of corners) {
    const top = corner.place === 'above' ? lineY - label.height : lineY;
    if (top < plot.top - label.height / 2 || top + label.height > plot.bottom) continue;
    const left = corner.side === 'start' ? 0 : plot.width - label.width;
    const under = pointsUnder({ left, top, ...label });
    if (under >= fewest) continue;
    best = corner;
    fewest = under;
  }
  return best;
}
