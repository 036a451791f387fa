import { scaleLinear } from '@visx/scale';
import {
  joinRanges,
  liveCandle,
  priceRange,
  type Candle,
  type PriceRange,
  type Series,
} from '../model/candles.ts';
import { keepLast } from '../model/keepLast.ts';
import { plotLayout, slotsPerCandle, type Corner, type PlotLayout } from '../model/layout.ts';
import { isHalt, mergeCandles, reduceValues, type Polyline } from '../model/levelOfDetail.ts';
import { priceDomain, type PriceDomain } from '../model/priceDomain.ts';
import { firstIndexFrom, type SlotLayout } from '../model/slots.ts';
import { timeTicks } from '../model/timeTicks.ts';
import type { Viewport } from '../model/viewport.ts';
import { createAxesWriter } from './axesModel.ts';
import type { Plot, PlotBox, PlotSource } from '../model/plot.ts';
import { overlayRange, plotStudies } from './studyPlots.ts';

/** Room on the right, so that the newest point is a whole one. */
const edgePx = 4;
/** Narrower columns than the line is thick would cost points that nobody can tell apart. */
const columnPx = 1;

export interface Plotter {
  /**
   * Geometry of what is in view of at least one candle. Cheap to ask for on every tick and every frame of a pan: what
   * looks at many candles is kept. `corner`: where the label of the reference line stands; without, its best place.
   */
  plot(source: PlotSource, view: Viewport, box: PlotBox, corner?: Corner): Plot;
}

/** Each chart has its own: it remembers what the last picture was made from. */
export function createPlotter(): Plotter {
  const closedRange = keepLast(rangeOfClosed);
  const closedMarks = keepLast(marksOfClosed);
  const closedLine = keepLast(lineOfClosed);
  const highestOf = keepLast((series: Series) => series.candles.reduce((top, { v }) => Math.max(top, v), 0));
  const axesOf = createAxesWriter(keepLast(timeTicks));

  /** Marks in view, the newest of them following the live price. */
  function marksOf(
    source: PlotSource,
    shown: Shown,
    view: Viewport,
    slotPx: number,
    slotsPerMark: number,
  ): Plot['marks'] {
    const { candles, slots, kind } = source;
    const { from, closedTo, live } = shown;
    const lastSlot = slots.slotOf[candles.length - 1] ?? 0;
    if (kind === 'candles') {
      const closed = closedMarks(candles, slots, from, closedTo, slotsPerMark, view.start);
      return { as: 'candles', series: withLive(closed, live, lastSlot, slotsPerMark) };
    }
    const closed = closedLine(candles, slots, from, closedTo, view.start, slotPx);
    const point = live && { x: (lastSlot + 0.5 - view.start) * slotPx, price: live.c };
    const isAfterHalt = isHalt(slots.slotOf[candles.length - 2] ?? lastSlot, lastSlot);
    return { as: 'line', line: withLivePoint(closed, point, isAfterHalt) };
  }

  /** What the price axis spans: what is in view, prices and the lines over them. */
  function domainOf(
    source: PlotSource,
    shown: Shown,
    { priceTop, priceBottom, textPx }: PlotLayout,
  ): PriceDomain {
    const drawn = source.kind === 'candles' ? 'wicks' : 'closes';
    const closed = closedRange(source.candles, shown.from, shown.closedTo, drawn);
    const prices = joinRanges(closed, shown.live && priceRange([shown.live], drawn));
    return priceDomain({
      range: joinRanges(prices, overlayRange(source.studies, shown)) ?? { low: 0, high: 0 },
      reference: source.previousClose,
      heightPx: priceBottom - priceTop,
      decimals: source.decimals,
      textPx,
    });
  }

  function plot(source: PlotSource, view: Viewport, box: PlotBox, corner?: Corner): Plot {
    const { kind, lastPrice, formatPrice } = source;
    const shown = shownIn(source, view);
    const room = roomOf(source, box);
    const domain = domainOf(source, shown, plotLayout({ ...room, priceLabels: [] }));
    const texts = domain.ticks.map(formatPrice);
    const priceLabels = lastPrice === undefined ? texts : [...texts, formatPrice(lastPrice)];
    const layout = plotLayout({ ...room, priceLabels });

    const slotPx = Math.max(0, layout.width - edgePx) / view.count;
    const slotsPerMark = kind === 'candles' ? slotsPerCandle(view.count, layout.width) : 1;
    const marks = marksOf(source, shown, view, slotPx, slotsPerMark);
    const prices = scaleLinear<number>({
      domain: [domain.low, domain.high],
      range: [layout.priceBottom, layout.priceTop],
    });
    const toX = (slot: number): number => (slot + 0.5 - view.start) * slotPx;
    const isLastVisible = lastPrice !== undefined && lastPrice >= domain.low && lastPrice <= domain.high;
    const { guides, ...studies } = plotStudies(source, shown, layout, toX);
    const unlabelled = {
      view,
      layout,
      marks,
      slotsPerMark,
      slotPx,
      pitchPx: slotPx * slotsPerMark,
      highestVolume: marks.as === 'candles' && room.hasVolume ? highestOf(marks.series) : 0,
      toX,
      toY: (price: number): number => prices(price),
      slotAt: (x: number): number => x / slotPx + view.start - 0.5,
      lastY: isLastVisible ? prices(lastPrice) : undefined,
      showsNewest: shown.live !== undefined,
      ...studies,
    };
    const toPrice = (y: number): number => prices.invert(y);
    return { ...unlabelled, axes: axesOf(source, unlabelled, { domain, texts, toPrice, guides }, corner) };
  }
  return { plot };
}

/** Candles in view: [from, to) of all, of which [from, closedTo) are final and `live` is still forming. */
interface Shown {
  from: number;
  to: number;
  closedTo: number;
  live: Candle | undefined;
}

/** With a neighbour on either side, so that lines run on to the edge. */
function shownIn({ candles, slots: { slotOf }, lastPrice }: PlotSource, { start, count }: Viewport): Shown {
  const to = Math.min(slotOf.length, firstIndexFrom(slotOf, start + count) + 1);
  const from = Math.min(Math.max(0, firstIndexFrom(slotOf, start - 0.5) - 1), Math.max(0, to - 1));
  const newest = candles.at(-1);
  if (to < candles.length || !newest) return { from, to, closedTo: to, live: undefined };
  return { from, to, closedTo: to - 1, live: liveCandle(newest, lastPrice) };
}

function roomOf({ kind, hasVolume, studies }: PlotSource, { width, height, textPx }: PlotBox) {
  return {
    widthPx: width,
    heightPx: height,
    textPx,
    hasVolume: kind === 'candles' && hasVolume,
    paneCount: studies.filter(({ place }) => place === 'below').length,
  };
}

function rangeOfClosed(
  candles: readonly Candle[],
  from: number,
  to: number,
  drawn: 'closes' | 'wicks',
): PriceRange | undefined {
  return priceRange(candles.slice(from, to), drawn);
}

function marksOfClosed(
  candles: readonly Candle[],
  { slotOf }: SlotLayout,
  from: number,
  to: number,
  slotsPerMark: number,
  start: number,
): Series {
  // Merged marks begin where they would with everything in view, so that they do not change as the picture moves.
  const begin = Math.floor(start / slotsPerMark) * slotsPerMark;
  const aligned = slotsPerMark > 1 ? firstIndexFrom(slotOf, begin) : from;
  return mergeCandles(
    { candles: candles.slice(aligned, to), slots: slotOf.subarray(aligned, to) },
    slotsPerMark,
  );
}

function lineOfClosed(
  candles: readonly Candle[],
  { slotOf }: SlotLayout,
  from: number,
  to: number,
  start: number,
  slotPx: number,
): Polyline {
  const values = {
    count: to - from,
    at: (i: number): number => candles[from + i]?.c ?? NaN,
    slots: slotOf.subarray(from, to),
  };
  return reduceValues(values, (slot) => (slot + 0.5 - start) * slotPx, columnPx);
}

/** The marks with the candle still forming: one more, or the last of them grown by it. */
function withLive(closed: Series, live: Candle | undefined, slot: number, slotsPerMark: number): Series {
  if (!live) return closed;
  const slots = Array.from(closed.slots);
  const last = closed.candles.at(-1);
  const joined = mergeCandles({ candles: [live], slots: [slot] }, slotsPerMark);
  if (slotsPerMark > 1 && last && slots.at(-1) === joined.slots[0]) {
    const grown = {
      ...last,
      h: Math.max(last.h, live.h),
      l: Math.min(last.l, live.l),
      c: live.c,
      v: last.v + live.v,
    };
    return { candles: closed.candles.with(-1, grown), slots };
  }
  return { candles: [...closed.candles, live], slots: [...slots, joined.slots[0] ?? slot] };
}

function withLivePoint(
  closed: Polyline,
  live: { x: number; price: number } | undefined,
  isAfterHalt: boolean,
): Polyline {
  if (!live) return closed;
  const gaps = isAfterHalt && closed.x.length > 0 ? new Set([...closed.gaps, closed.x.length]) : closed.gaps;
  return { x: [...closed.x, live.x], price: [...closed.price, live.price], gaps };
}
