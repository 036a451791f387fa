import { useMemo } from 'react';
import {
  priceRange,
  withLastPrice,
  type Candle,
  type PriceRange,
  type Series,
  type Session,
} from '../model/candles.ts';
import { mergeCandles } from '../model/levelOfDetail.ts';
import { layOutSlots, type SlotLayout } from '../model/slots.ts';
import { timeTicks, type TimeTick } from '../model/timeTicks.ts';
import type { ChartKind } from './PriceChart.types.ts';

/*
 * What looks at every candle, each kept by itself: a tick changes the last price only, and must not lay out
 * 50,000 candles again.
 */

export function useSlots(candles: readonly Candle[], sessions: readonly Session[] | undefined): SlotLayout {
  return useMemo(() => layOutSlots(candles, sessions), [candles, sessions]);
}

export function useLiveCandles(candles: readonly Candle[], lastPrice: number | undefined): readonly Candle[] {
  return useMemo(() => withLastPrice(candles, lastPrice), [candles, lastPrice]);
}

export function useRange(candles: readonly Candle[], kind: ChartKind): PriceRange {
  return useMemo(
    () => priceRange(candles, kind === 'area' ? 'closes' : 'wicks') ?? { low: 0, high: 0 },
    [candles, kind],
  );
}

export function useDrawnSeries(
  candles: readonly Candle[],
  slots: ArrayLike<number>,
  slotsPerMark: number,
): Series {
  return useMemo(() => mergeCandles({ candles, slots }, slotsPerMark), [candles, slots, slotsPerMark]);
}

export function useHasVolume(candles: readonly Candle[]): boolean {
  return useMemo(() => candles.some((candle) => candle.v > 0), [candles]);
}

/** 0 where no volume is drawn. */
export function useHighestVolume(candles: readonly Candle[], isDrawn: boolean): number {
  return useMemo(
    () => (isDrawn ? candles.reduce((high, candle) => Math.max(high, candle.v), 0) : 0),
    [candles, isDrawn],
  );
}

export function useTimeTicks(candles: readonly Candle[], slots: SlotLayout, maxCount: number): TimeTick[] {
  return useMemo(() => timeTicks(candles, slots, maxCount), [candles, slots, maxCount]);
}
