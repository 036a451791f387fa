import type { ReactNode } from 'react';
import type { Candle, Session, Trend } from '../model/candles.ts';
import type { ChartEvent } from '../model/events.ts';
import type { IndicatorId, IndicatorSpec } from '../model/indicators/index.ts';
import type { ChartKind } from '../model/plot.ts';
import type { NameClosedHours } from '../model/sessionMarks.ts';
import type { TimeGrain } from '../model/timeTicks.ts';
import type { PriceLine } from './lines/PriceLines.tsx';

export type { ChartKind } from '../model/plot.ts';

/** A price that ticks. It may tell of more changes than a screen can show: the chart looks once a frame. */
export interface LivePrice {
  /** The price now; undefined before the first. */
  read(): number | undefined;
  /** Calls `onChange` after each change until the function it gives back is called. */
  subscribe(onChange: () => void): () => void;
}

/** Every word the chart shows or speaks. All are needed: some are heard only by a screen reader. */
export interface PriceChartLabels {
  /** Names the chart: "AAPL price, one day". */
  chart: string;
  /**
   * How to read it by keyboard: "Arrow keys move the reading, Home and End go to its ends. Plus and minus zoom, Shift
   * with an arrow moves the view, 0 shows everything."
   */
  instructions: string;
  /** Buttons under the plot. */
  zoomIn: string;
  zoomOut: string;
  /** Button that brings everything back into view: "Whole period". */
  showAll: string;
  /** Spoken when another part comes into view: "Showing 12 Mar to 4 Apr". The times are formatted as in the reading. */
  showing: (from: string, to: string) => string;
  /** Name of an indicator's line, by its key: `ma5` is "MA5", `upper` "BOLL upper". Needed with `indicators`. */
  indicator?: ((key: string, id: IndicatorId) => string) | undefined;
  /** The same in a legend that is too narrow for it: "Upper". Left out where names are short. */
  indicatorShort?: ((key: string, id: IndicatorId) => string) | undefined;
  /**
   * Length of a drawn candle that `count` of the given ones were merged into: "3 d". It is named before the values of
   * indicators, which are computed on the candles as drawn.
   */
  interval?: ((count: number) => string) | undefined;
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
  /** Name of the reference line in the axis gutter: hardly longer than a price. "Prev." */
  previousClose: string;
  loading: string;
}

/** What is above the plot while nothing is read, besides open, high, low and volume of all candles. */
interface ChartPeriodSummary {
  /** The period, in the words of its button: "1M". */
  name: string;
  /** How far the price moved in it, at a last price: "+4.20%". Left out where the screen says it already. */
  changeAt?: ((price: number) => string) | undefined;
  /** Its day, where it is one. */
  note?: string | undefined;
}

export interface PriceChartProps {
  /** Oldest first, 0 to 50,000. `t` is the start of the candle in ms. */
  candles: ReadonlyArray<Candle>;
  /** `area` and `line` run through the closing prices; `candles` show open, high and low, too. */
  kind: ChartKind;
  /** The period in view and its own change, which colours the line. */
  period: ChartPeriodSummary;
  /** Of the period: colours its change, the line, the last price and its tag. Candles take their own from open and close. */
  trend: Trend;
  /** Decimals of the instrument's prices: axis steps are never finer than its last digit. */
  decimals: number;
  /**
   * Height in px of reading, plot, panes and time axis together; the same while loading, empty or drawn. The price keeps
   * half of the plot: each indicator with a pane of its own wants some 130 px more.
   */
  height: number;
  /** Reference line, named in the axis gutter. For a day and less; left out while it lies so far off that showing it would flatten the price. */
  previousClose?: number | undefined;
  /**
   * The last candle is taken as still forming: its close, high and low follow. A number if it does not move; what ticks comes
   * as a `LivePrice`, which moves the picture without rendering anything again.
   */
  lastPrice?: number | LivePrice | undefined;
  /**
   * Trading sessions, oldest first, in ms. Closed hours take no room, a halt inside a session does, and what is left of
   * the current session, and those after it on its day, stay blank. Without them candles are side by side and long pauses are marked as breaks.
   */
  sessions?: readonly Session[] | undefined;
  /**
   * Names closed hours on the time axis, each hardly longer than a time of day: "Break", "Close", "Pre-market". Nights are
   * named by their dates and need none. A constant, as the axes are written anew for another.
   */
  nameClosedHours?: NameClosedHours | undefined;
  /**
   * What happened to the instrument, and, of a chart of days, on which its market was shut or closed early: each has a mark
   * on the time axis, and is said where it is read. What the person bought or sold has its mark at its price. A constant.
   */
  events?: readonly ChartEvent[] | undefined;
  /** Prices of the person's own: entry, stop-out, orders, the limit being filled in. */
  lines?: readonly PriceLine[] | undefined;
  /** Heard with the chart's name, before how to read it: its trading hours, what happened in it. Whole sentences. */
  description?: string | undefined;
  /**
   * Moving averages and Bollinger bands lie over the price, the others have a pane each under it. A constant: other
   * objects are computed anew. Start from `defaultIndicators`.
   */
  indicators?: readonly IndicatorSpec[] | undefined;
  /** Said beside the reading when prices come late: "15 min delayed". */
  delayedText?: string | undefined;
  /** Said beside the reading while the market is closed: "Closed". The last price loses its trend colour. */
  closedText?: string | undefined;
  /** Buttons that act on the chart, under the plot: kind, indicators. */
  tools?: ReactNode;
  /** With candles present they stay, dimmed; without, a skeleton takes the same room. */
  isLoading?: boolean | undefined;
  formatPrice: (price: number) => string;
  /** For the reading and the table: date and time in the user's zone. */
  formatTime: (ms: number) => string;
  /** For the time axis; `grain` says what the ticks mark. Defaults to `formatTime`. */
  formatAxisTime?: ((ms: number, grain: TimeGrain) => string) | undefined;
  /** Without it volumes are drawn but written nowhere. */
  formatVolume?: ((volume: number) => string) | undefined;
  /** The reader's clock minus UTC, in ms: the time axis has round hours and midnights of that clock. Default 0. */
  utcOffsetMs?: number | undefined;
  /** Defaults to `formatPrice`; RSI and KDJ are no prices, but 0 to 100. `isShort`: for a legend that is too narrow for all digits. */
  formatIndicator?: ((value: number, id: IndicatorId, isShort?: boolean) => string) | undefined;
  labels: PriceChartLabels;
  /** Shown in the plot's place when there is no candle: a sentence, and an action if one helps. */
  emptyText?: ReactNode;
}
