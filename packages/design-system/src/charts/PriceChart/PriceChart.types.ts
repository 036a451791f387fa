import type { ReactNode } from 'react';
import type { Candle, Session, Trend } from '../model/candles.ts';
import type { TimeGrain } from '../model/timeTicks.ts';

export type ChartKind = 'area' | 'candles';

/** Every word the chart shows or speaks. All are needed: some are heard only by a screen reader. */
export interface PriceChartLabels {
  /** Names the chart: "AAPL price, one day". */
  chart: string;
  /** How to read it by keyboard: "Arrow keys move the reading, Home and End go to its ends." */
  instructions: string;
  /** Caption of the table twin. */
  table: string;
  showTable: string;
  hideTable: string;
  /** Button under the table that adds the rows before the ones shown. */
  showEarlier: string;
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  previousClose: string;
  loading: string;
}

export interface PriceChartProps {
  /** Oldest first, 0 to 50,000. `t` is the start of the candle in ms. */
  candles: readonly Candle[];
  kind: ChartKind;
  /** Colours the line, the last price and its tag. Candles take their own from open and close. */
  trend: Trend;
  /** Decimals of the instrument's prices: axis steps are never finer than its last digit. */
  decimals: number;
  /** Height in px of reading, plot and time axis together; the same while loading, empty or drawn. */
  height: number;
  /** Reference line. Left out while it lies so far off that showing it would flatten the price. */
  previousClose?: number | undefined;
  /** The live price. The last candle is taken as still forming: its close, high and low follow. */
  lastPrice?: number | undefined;
  /**
   * Trading sessions, oldest first, in ms. Closed hours take no room, a halt inside a session does, and what is left of
   * the current session stays blank. Without them candles stand side by side and long pauses are marked as breaks.
   */
  sessions?: readonly Session[] | undefined;
  /** With candles present they stay, dimmed; without, a skeleton takes the same room. */
  isLoading?: boolean | undefined;
  formatPrice: (price: number) => string;
  /** For the reading and the table: date and time in the user's zone. */
  formatTime: (ms: number) => string;
  /** For the time axis; `grain` says what the ticks stand on. Defaults to `formatTime`. */
  formatAxisTime?: ((ms: number, grain: TimeGrain) => string) | undefined;
  /** Without it volumes are drawn but written nowhere. */
  formatVolume?: ((volume: number) => string) | undefined;
  labels: PriceChartLabels;
  /** Shown in the plot's place when there is no candle: a sentence, and an action if one helps. */
  emptyText?: ReactNode;
}
