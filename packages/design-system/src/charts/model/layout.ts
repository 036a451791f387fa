import { textWidth } from './textWidth.ts';
import type { TimeGrain, TimeTick } from './timeTicks.ts';

/** Size of axis labels in px at an ordinary text size; 12 is the smallest the design allows. */
export const axisFontPx = 12;
/** Height of the time axis, in sizes of its text. */
const timeAxisLines = 2;
/** Room above the highest price for half a label, in sizes of its text. */
const topPadLines = 5 / 6;
const volumeShare = 0.18;
/** Of the same, beside panes: they need the room more. */
const volumeShareWithPanes = 0.12;
const volumeGapPx = 8;
/** A pane under the price takes at most this share; all together leave the price at least that of the whole. */
const paneShare = 0.26;
const leastPriceShare = 0.5;
const paneGapPx = 8;
/** Height of the line of names and values on top of a pane, in sizes of its text. */
const legendLines = 1.6;
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
  /** Bottom of price and volume: where the panes begin. */
  mainBottom: number;
  panes: readonly PaneLayout[];
  /** Bottom of everything drawn: where the time axis begins. */
  bottom: number;
  /** Bottom of the time axis. */
  height: number;
  /** Size of the labels. */
  textPx: number;
}

/** A strip under the price, for what has a scale of its own. */
export interface PaneLayout {
  /** The place of its names and values. */
  top: number;
  plotTop: number;
  bottom: number;
}

export interface PlotRequest {
  widthPx: number;
  heightPx: number;
  hasVolume: boolean;
  /** Width of the widest text of the price axis. */
  widestLabelPx: number;
  /** Strips with a scale of their own under the price. Default 0. */
  paneCount?: number | undefined;
  /** Size of the labels; 12 by default. */
  textPx?: number | undefined;
}

/** Shares the box out between price, volume, panes and both axes. */
export function plotLayout(request: PlotRequest): PlotLayout {
  const { widthPx, heightPx, hasVolume, widestLabelPx, paneCount = 0, textPx = axisFontPx } = request;
  // In steps of 8 px, so that one more digit does not make the plot jitter.
  const gutter = Math.min(Math.ceil((widestLabelPx + 16) / 8) * 8, Math.floor(widthPx * 0.45));
  const bottom = Math.max(0, heightPx - textPx * timeAxisLines);
  const priceTop = textPx * topPadLines;
  const volumeOf = paneCount > 0 ? volumeShareWithPanes : volumeShare;
  const leastMain = hasVolume
    ? (heightPx * leastPriceShare + priceTop + volumeGapPx) / (1 - volumeOf)
    : heightPx * leastPriceShare + priceTop;
  const panePx =
    paneCount > 0
      ? Math.max(0, Math.floor(Math.min(bottom * paneShare, (bottom - leastMain) / paneCount)))
      : 0;
  const mainBottom = bottom - panePx * paneCount;
  const volume = hasVolume ? Math.round(mainBottom * volumeOf) : 0;
  const panes = Array.from({ length: paneCount }, (_, n) => {
    const top = mainBottom + panePx * n + paneGapPx;
    return {
      top,
      plotTop: Math.min(top + textPx * legendLines, top + panePx / 2),
      bottom: top + panePx - paneGapPx,
    };
  });
  return {
    width: Math.max(0, widthPx - gutter),
    gutter,
    priceTop,
    priceBottom: hasVolume ? mainBottom - volume - volumeGapPx : mainBottom,
    volumeTop: mainBottom - volume,
    mainBottom,
    panes,
    bottom,
    height: heightPx,
    textPx,
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

/** A label of a time, and what it marks. */
export interface TimeLabel extends AxisLabel {
  grain: TimeGrain;
}

const labelGapPx = 16;

/**
 * Time labels that neither overlap nor leave the plot. Of two that collide the earlier one stays, unless it is at the
 * left edge and not under its time.
 */
export function placeTimeLabels(
  ticks: readonly TimeTick[],
  textOf: (tick: TimeTick) => string,
  toX: (slot: number) => number,
  plotWidth: number,
  textPx = axisFontPx,
): TimeLabel[] {
  const placed: (TimeLabel & { end: number; isMoved: boolean })[] = [];
  for (const tick of ticks) {
    const text = textOf(tick);
    const half = textWidth(text, textPx) / 2;
    const x = toX(tick.slot);
    const centre = Math.min(Math.max(x, half), plotWidth - half);
    if (half * 2 > plotWidth) continue;
    const before = placed.at(-1);
    const collides = before !== undefined && centre - half < before.end + labelGapPx;
    if (collides && !before.isMoved) continue;
    if (collides) placed.pop();
    placed.push({ text, centre, grain: tick.grain, end: centre + half, isMoved: centre > x });
  }
  return placed.map(({ text, centre, grain }) => ({ text, centre, grain }));
}

/** How many time labels of this text fit beside one another. */
export function timeLabelCount(sample: string, plotWidth: number, textPx = axisFontPx): number {
  // One gap less than labels: between them only.
  const gapPx = labelGapPx * 1.5;
  return Math.floor((plotWidth + gapPx) / (textWidth(sample, textPx) + gapPx));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
