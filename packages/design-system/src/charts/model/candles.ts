/** Sign of a change: colours and nothing else follow from it. */
export type Trend = 'up' | 'down' | 'flat';

/** One candle in chart coordinates: plain numbers, for drawing only, never for money. */
export interface Candle {
  /** Start of the candle, ms since the epoch. */
  t: number;
  o: number;
  h: number;
  l: number;
  c: number;
  v: number;
}

/** Open hours of a market, ms since the epoch; `end` is exclusive. */
export interface Session {
  start: number;
  end: number;
}

/** Candles and the slot of each on the time axis, same length and order. */
export interface Series {
  candles: readonly Candle[];
  slots: ArrayLike<number>;
}

/** One after the other. */
export function joinSeries(earlier: Series, later: Series): Series {
  return {
    candles: [...earlier.candles, ...later.candles],
    slots: [...Array.from(earlier.slots), ...Array.from(later.slots)],
  };
}

export interface PriceRange {
  low: number;
  high: number;
}

/** The range that holds both; what is not there holds nothing. */
export function joinRanges(
  one: PriceRange | undefined,
  other: PriceRange | undefined,
): PriceRange | undefined {
  if (!one || !other) return one ?? other;
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}

/** A candle still forming, with the live price as its close and its high and low widened to it. */
export function liveCandle(candle: Candle, lastPrice: number | undefined): Candle {
  if (lastPrice === undefined || !Number.isFinite(lastPrice) || candle.c === lastPrice) return candle;
  return { ...candle, c: lastPrice, h: Math.max(candle.h, lastPrice), l: Math.min(candle.l, lastPrice) };
}

/** The candles with the live price in the last one. Copies all of them: not for every tick of a long history. */
export function withLastPrice(candles: readonly Candle[], lastPrice: number | undefined): readonly Candle[] {
  const last = candles.at(-1);
  if (!last) return candles;
  const live = liveCandle(last, lastPrice);
  return live === last ? candles : candles.with(-1, live);
}

/** Lowest and highest price that the chart draws: closes for a line, wicks for candles. Undefined without candles. */
export function priceRange(candles: readonly Candle[], drawn: 'closes' | 'wicks'): PriceRange | undefined {
  if (candles.length === 0) return undefined;
  let low = Infinity;
  let high = -Infinity;
  for (const candle of candles) {
    const bottom = drawn === 'closes' ? candle.c : candle.l;
    const top = drawn === 'closes' ? candle.c : candle.h;
    if (bottom < low) low = bottom;
    if (top > high) high = top;
  }
  return { low, high };
}

/** One candle for all of them: the open of the first, the close of the last. Undefined without candles. */
export function wholeCandle(candles: readonly Candle[]): Candle | undefined {
  const first = candles[0];
  const last = candles.at(-1);
  const range = priceRange(candles, 'wicks');
  if (!first || !last || !range) return undefined;
  const volume = candles.reduce((sum, { v }) => sum + v, 0);
  return { t: first.t, o: first.o, h: range.high, l: range.low, c: last.c, v: volume };
}

export function candleTrend(candle: Candle): Trend {
  if (candle.c === candle.o) return 'flat';
  return candle.c > candle.o ? 'up' : 'down';
}
