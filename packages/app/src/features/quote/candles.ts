/** From the candles of an answer to those of a chart: what cannot be true is left out and counted, the rest is in order. */
import type { Kline } from '@meridian/api';
import { placesOn } from './trading-dates.ts';

type Row = Kline['list']['list'][number];

/** One candle as the chart draws it. Numbers are for pixels only: what is read out comes from the decimals. */
export interface ChartCandle {
  /** Start, ms. */
  readonly t: number;
  readonly o: number;
  readonly h: number;
  readonly l: number;
  readonly c: number;
  readonly v: number;
}

/** @param timeZone of the exchange (IANA name): on a chart of days it gives the trading dates */
export function toCandles(kline: Kline, timeZone: string): ChartCandle[] {
  const placeOf = placesOn(kline, timeZone);
  return kline.list.list.map(({ t, o, h, l, c, v }) => ({
    t: placeOf(t),
    o: Number(o),
    h: Number(h),
    l: Number(l),
    c: Number(c),
    v: Number(v),
  }));
}

/** Clocks differ a little, and a candle may be begun before its first trade. */
export const aheadMs = 10 * 60_000;

/**
 * The answer as a chart can draw it. Left out, and counted with the lines that could not be read: candles that contradict
 * themselves, that begin after `latestAt` (ms), and all but the last of those for one time. Candles that came in
 * another order are put in theirs: nothing is lost by it.
 */
export function soundKline(kline: Kline, latestAt: number, timeZone: string): Kline {
  const { list, unreadableCount, firstMisfit } = kline.list;
  const placeOf = placesOn(kline, timeZone);
  const byPlace = new Map<number, Row>();
  let misfit = firstMisfit;
  for (const row of list) {
    const fault = faultOf(row, latestAt);
    const place = placeOf(row.t);
    if (fault !== null) misfit ??= `t ${row.t}: ${fault}`;
    else if (byPlace.has(place)) misfit ??= `t ${row.t}: there are two of its time`;
    if (fault === null) byPlace.set(place, row);
  }
  const sound = [...byPlace.values()];
  const isInOrder = sound.every(({ t }, index) => t >= (sound[index - 1]?.t ?? -Infinity));
  if (sound.length === list.length && isInOrder) return kline;
  return {
    ...kline,
    list: {
      ...kline.list,
      list: isInOrder ? sound : sound.toSorted((one, other) => one.t - other.t),
      unreadableCount: unreadableCount + list.length - sound.length,
      firstMisfit: misfit,
    },
  };
}

/** Why a candle cannot be true; null: it can. */
function faultOf({ t, o, h, l, c }: Row, latestAt: number): string | null {
  if (t > latestAt + aheadMs) return 'it is of the future';
  const [high, low] = [Number(h), Number(l)];
  if (high < low) return 'its high is below its low';
  const isWithin = [Number(o), Number(c)].every((price) => price >= low && price <= high);
  return isWithin ? null : 'it opened or closed outside of its range';
}
