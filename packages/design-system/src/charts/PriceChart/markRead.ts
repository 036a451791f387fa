import { joinSeries, liveCandle, type Candle } from '../model/candles.ts';
import { eventsIn } from '../model/events.ts';
import type { Plot, PlotSource } from '../model/plot.ts';
import { firstIndexFrom, nearestIndex } from '../model/slots.ts';

interface MarkRead {
  candle: Candle;
  slot: number;
  /** What happened in it. */
  event: string | undefined;
}

/** What a reading of the candle at `index` says, and its place: a merged mark speaks for all its candles. */
export function markRead(
  { candles, slots, events, lastPrice }: PlotSource,
  index: number,
  plot: Plot | undefined,
): MarkRead | undefined {
  const candle = candles[index];
  const slot = slots.slotOf[index];
  if (!candle || slot === undefined) return undefined;
  if (plot?.marks.as === 'candles' && plot.slotsPerMark > 1) {
    const series = joinSeries(plot.marks.done, plot.marks.forming);
    const mark = nearestIndex(series.slots, slot);
    const merged = series.candles[mark];
    const mergedSlot = series.slots[mark];
    if (merged && mergedSlot !== undefined) {
      const begin = Math.floor(slot / plot.slotsPerMark) * plot.slotsPerMark;
      const event = eventsIn(
        events,
        firstIndexFrom(slots.slotOf, begin),
        firstIndexFrom(slots.slotOf, begin + plot.slotsPerMark),
      );
      return { candle: merged, slot: mergedSlot, event };
    }
  }
  const shown = index === candles.length - 1 ? liveCandle(candle, lastPrice) : candle;
  return { candle: shown, slot, event: eventsIn(events, index, index + 1) };
}
