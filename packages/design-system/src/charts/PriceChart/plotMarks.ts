import {
  joinRanges,
  liveCandle,
  priceRange,
  type Candle,
  type PriceRange,
  type Series,
} from '../model/candles.ts';
import { keepLast } from '../model/keepLast.ts';
import { isHalt, mergeCandles, reduceValues, type Polyline } from '../model/levelOfDetail.ts';
import type { Plot, PlotSource } from '../model/plot.ts';
import { firstIndexFrom, type SlotLayout } from '../model/slots.ts';
import type { Viewport } from '../model/viewport.ts';

/** Narrower columns than the line is thick would cost points that cannot be told apart. */
const columnPx = 1;
const noMarks: Series = { candles: [], slots: [] };

/** Candles in view: [from, to) of all, of which [from, closedTo) are final and `live` is still forming. */
export interface Shown {
  from: number;
  to: number;
  closedTo: number;
  live: Candle | undefined;
}

/** With a neighbour on either side, so that lines run on to the edge. */
export function shownIn(
  { candles, slots: { slotOf }, lastPrice }: PlotSource,
  { start, count }: Viewport,
): Shown {
  const { from, to } = indexesIn(slotOf, { start, count });
  const newest = candles.at(-1);
  if (to < candles.length || !newest) return { from, to, closedTo: to, live: undefined };
  return { from, to, closedTo: to - 1, live: liveCandle(newest, lastPrice) };
}

/** Indexes of what is in view of such slots, with a neighbour on either side: [from, to). */
export function indexesIn(
  slots: ArrayLike<number>,
  { start, count }: Viewport,
): { from: number; to: number } {
  const to = Math.min(slots.length, firstIndexFrom(slots, start + count) + 1);
  return { from: Math.min(Math.max(0, firstIndexFrom(slots, start - 0.5) - 1), Math.max(0, to - 1)), to };
}

/** Marks and range of what is in view. What follows from final candles is kept: a tick looks at the live one only. */
export function createMarks() {
  const closedRange = keepLast((candles: readonly Candle[], from: number, to: number, drawn: Drawn) =>
    priceRange(candles.slice(from, to), drawn),
  );
  const closedMarks = keepLast(marksOfClosed);
  const closedLine = keepLast(lineOfClosed);

  function rangeOf({ kind, candles }: PlotSource, { from, closedTo, live }: Shown): PriceRange | undefined {
    const drawn = kind === 'candles' ? 'wicks' : 'closes';
    return joinRanges(closedRange(candles, from, closedTo, drawn), live && priceRange([live], drawn));
  }

  function marksOf(
    { candles, slots, kind }: PlotSource,
    { from, closedTo, live }: Shown,
    view: Viewport,
    { slotPx, slotsPerMark }: Pick<Plot, 'slotPx' | 'slotsPerMark'>,
  ): Plot['marks'] {
    const lastSlot = slots.slotOf[candles.length - 1] ?? 0;
    if (kind === 'candles') {
      const liveSlot = live && lastSlot;
      const { done, begun } = closedMarks(candles, slots, from, closedTo, slotsPerMark, view.start, liveSlot);
      return {
        as: 'candles',
        done,
        forming: live ? formingMark(begun, live, lastSlot, slotsPerMark) : noMarks,
      };
    }
    const closed = closedLine(candles, slots, from, closedTo, view.start, slotPx);
    const point = live && { x: (lastSlot + 0.5 - view.start) * slotPx, price: live.c };
    const isAfterHalt = isHalt(slots.slotOf[candles.length - 2] ?? lastSlot, lastSlot);
    return { as: 'line', line: withLivePoint(closed, point, isAfterHalt) };
  }

  return { rangeOf, marksOf };
}

type Drawn = 'closes' | 'wicks';

/** Marks that no tick changes, and the final part of the one that contains the live candle. */
interface ClosedMarks {
  done: Series;
  begun: Candle | undefined;
}

function marksOfClosed(
  candles: readonly Candle[],
  { slotOf }: SlotLayout,
  from: number,
  to: number,
  slotsPerMark: number,
  start: number,
  liveSlot: number | undefined,
): ClosedMarks {
  // Merged marks begin where they would with everything in view, so that they do not change as the picture moves.
  const begin = Math.floor(start / slotsPerMark) * slotsPerMark;
  const aligned = slotsPerMark > 1 ? firstIndexFrom(slotOf, begin) : from;
  const forming = liveSlot === undefined ? Infinity : Math.floor(liveSlot / slotsPerMark) * slotsPerMark;
  const doneTo = Math.max(aligned, Math.min(to, firstIndexFrom(slotOf, forming)));
  const merged = (first: number, end: number): Series =>
    mergeCandles({ candles: candles.slice(first, end), slots: slotOf.subarray(first, end) }, slotsPerMark);
  return { done: merged(aligned, doneTo), begun: merged(doneTo, to).candles[0] };
}

/** The mark of the live candle, extended by the final ones merged with it. */
function formingMark(begun: Candle | undefined, live: Candle, slot: number, slotsPerMark: number): Series {
  const { slots } = mergeCandles({ candles: [live], slots: [slot] }, slotsPerMark);
  if (!begun) return { candles: [live], slots };
  const { t, o, h, l, v } = begun;
  const grown = { t, o, h: Math.max(h, live.h), l: Math.min(l, live.l), c: live.c, v: v + live.v };
  return { candles: [grown], slots };
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

function withLivePoint(
  closed: Polyline,
  live: { x: number; price: number } | undefined,
  isAfterHalt: boolean,
): Polyline {
  if (!live) return closed;
  const gaps = isAfterHalt && closed.x.length > 0 ? new Set([...closed.gaps, closed.x.length]) : closed.gaps;
  return { x: [...closed.x, live.x], price: [...closed.price, live.price], gaps };
}
