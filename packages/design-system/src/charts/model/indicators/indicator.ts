import type { Candle } from '../candles.ts';

/**
 * An indicator and its settings. Periods are counted in candles: whole numbers above 0; any other gives a line without
 * values, so that a half-typed setting draws nothing instead of breaking the chart.
 */
export type IndicatorSpec =
  | { id: 'ma'; periods: readonly number[] }
  | { id: 'bollinger'; period: number; deviations: number }
  | { id: 'macd'; fast: number; slow: number; signal: number }
  | { id: 'rsi'; periods: readonly number[] }
  | { id: 'kdj'; period: number; k: number; d: number };

export type IndicatorId = IndicatorSpec['id'];

interface IndicatorLine {
  /** `ma5`, `upper`, `middle`, `lower`, `dif`, `dea`, `rsi6`, `k`, `d`, `j`. Not for people to read. */
  key: string;
  /** One for each candle, NaN before the line exists. */
  values: Float64Array;
}

export interface IndicatorResult {
  id: IndicatorId;
  /** Over the prices, in their unit, or in a pane of its own below. */
  place: 'over' | 'below';
  lines: readonly IndicatorLine[];
  /** MACD histogram, one for each candle. */
  bars?: Float64Array;
  /** Lowest and highest value there can be. */
  fixedRange?: readonly [number, number];
  /** Levels worth a quiet line. */
  guides?: readonly number[];
}

/** How one indicator walks along the candles. What it remembers ends with the last candle that was closed. */
export interface Study {
  /** Names of the values, in their order. */
  readonly keys: readonly string[];
  readonly about: Omit<IndicatorResult, 'lines' | 'bars'>;
  /** True when one more value than there are keys is the bar. */
  readonly hasBars?: boolean;
  /** What the values are if this candle comes next. Changes nothing, so that a live candle may be tried again and again. */
  next(candle: Candle): readonly number[];
  /** The candle is final: the next one follows it. */
  close(candle: Candle): void;
}

/** Values of a line from values of another, one at a time. NaN before there are enough. */
export interface Walk {
  next(value: number): number;
  close(value: number): void;
}

export function isPeriod(period: number): boolean {
  return Number.isInteger(period) && period > 0;
}
