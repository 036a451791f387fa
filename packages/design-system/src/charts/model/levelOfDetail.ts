import type { Candle, Series } from './candles.ts';

/** A line through prices, in px and price, ready to be drawn. */
export interface Polyline {
  x: number[];
  price: number[];
  /** Indexes of points that a pause of the market parts from the one before. */
  gaps: Set<number>;
}

/** This many missing candles inside a session read as a halt, not as a quiet minute. */
const haltSlots = 8;

/** Numbers along the slot axis. NaN: there is none. */
export interface Values {
  count: number;
  at: (i: number) => number;
  slots: ArrayLike<number>;
}

/** The closes of candles as a line: see `reduceValues`. */
export function reduceLine(
  { candles, slots }: Series,
  toX: (slot: number) => number,
  columnPx: number,
): Polyline {
  return reduceValues({ count: candles.length, at: (i) => candles[i]?.c ?? NaN, slots }, toX, columnPx);
}

/**
 * Values as a line with at most four points for each pixel column: first, lowest, highest, last in their own order.
 * Every peak is kept, and 50,000 candles cost what fits the screen.
 */
export function reduceValues(
  { count, at, slots }: Values,
  toX: (slot: number) => number,
  columnPx: number,
): Polyline {
  const line: Polyline = { x: [], price: [], gaps: new Set() };
  let column = NaN;
  let before = -1;
  let picks: [first: number, lowest: number, highest: number, last: number] = [0, 0, 0, 0];
  const flush = (): void => {
    const [first, lowest, highest, last] = picks;
    const middle = lowest < highest ? [lowest, highest] : [highest, lowest];
    let previous = -1;
    for (const i of [first, ...middle, last]) {
      if (i === previous) continue;
      line.x.push(toX(slots[i] ?? 0));
      line.price.push(at(i));
      previous = i;
    }
  };
  for (let i = 0; i < count; i++) {
    const value = at(i);
    if (Number.isNaN(value)) continue;
    const slot = slots[i] ?? 0;
    const here = Math.floor(toX(slot) / columnPx);
    const isAfterHalt = before >= 0 && isHalt(slots[before] ?? 0, slot);
    if (here !== column || isAfterHalt) {
      if (before >= 0) flush();
      if (isAfterHalt) line.gaps.add(line.x.length);
      column = here;
      picks = [i, i, i, i];
    } else {
      if (value < at(picks[1])) picks[1] = i;
      if (value > at(picks[2])) picks[2] = i;
      picks[3] = i;
    }
    before = i;
  }
  if (before >= 0) flush();
  return line;
}

/** Whether so many slots are empty between two candles that trading must have stopped. */
export function isHalt(slot: number, next: number): boolean {
  return next - slot > haltSlots;
}

/** Candles merged until each has `slotsPerMark` slots, so that none is narrower than can be seen. Volumes add up. */
export function mergeCandles({ candles, slots }: Series, slotsPerMark: number): Series {
  if (slotsPerMark <= 1) return { candles, slots };
  const merged: Candle[] = [];
  const mergedSlots: number[] = [];
  let group = NaN;
  for (const [i, candle] of candles.entries()) {
    const here = Math.floor((slots[i] ?? 0) / slotsPerMark);
    const mark = merged.at(-1);
    if (here !== group || !mark) {
      group = here;
      merged.push({ ...candle });
      mergedSlots.push(here * slotsPerMark + (slotsPerMark - 1) / 2);
      continue;
    }
    mark.h = Math.max(mark.h, candle.h);
    mark.l = Math.min(mark.l, candle.l);
    mark.c = candle.c;
    mark.v += candle.v;
  }
  return { candles: merged, slots: mergedSlots };
}
