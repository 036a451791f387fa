import { joinSeries, liveCandle, type Candle } from '../model/candles.ts';
import type { Plot, PlotSource } from '../model/plot.ts';
import { nearestIndex } from '../model/slots.ts';

/** What a reading of the candle at `index` says, and where it stands: a merged mark speaks for all its candles. */
export function markRead(
  { candles, slots, lastPrice }: PlotSource,
  index: number,
  plot: Plot | undefined,
): { candle: Candle; slot: number } | undefined {
  const candle = candles[index];
  const slot = slots.slotOf[index];
  if (!candle || slot === undefined) return undefined;
  if (plot?.marks.as === 'candles' && plot.slotsPerMark > 1) {
    const series = joinSeries(plot.marks.done, plot.marks.forming);
    const mark = nearestIndex(series.slots, slot);
    const merged = series.candles[mark];
    const mergedSlot = series.slots[mark];
    if (merged && mergedSlot !== undefined) return { candle: merged, slot: mergedSlot };
  }
  return { candle: index === candles.length - 1 ? liveCandle(candle, lastPrice) : candle, slot };
}
