import type { ReactNode } from 'react';
import type { ChartTableLabels } from '../frame/ChartTable.tsx';
import type { ProfitBar } from './profitLayout.ts';

/** Every word the chart shows or speaks. */
export interface ProfitBarsLabels extends ChartTableLabels {
  /** Names the chart: "Profit by day, last 30 days". */
  chart: string;
  /** How to read it by keyboard: "Arrow keys move from day to day, Home and End go to the ends." */
  instructions: string;
  /** Header of the table's first column: "Day". */
  time: string;
  /** "Profit". */
  profit: string;
  /** "Running total". Needed with `openingTotal` only. */
  runningTotal?: string | undefined;
  /** In a figure's place where nothing is known: "No data". */
  missing: string;
  loading: string;
}

export interface ProfitBarsProps {
  /** Oldest first, one for each day, week or month: 1 to about 120. Spans that do not count (weekends) are left out. */
  bars: ReadonlyArray<ProfitBar>;
  /** Height in px of reading, plot and axes together; the same in every state. */
  height: number;
  /** Decimals of the currency: axis steps are never finer. */
  decimals: number;
  /**
   * Draws the running total as a line over the bars, on an axis of its own, from this amount on; 0 for a line that begins
   * at nothing. Without it there is no line.
   */
  openingTotal?: number | undefined;
  /** With its sign and currency: "+$120.00", "−$36.40". */
  formatValue: (value: number) => string;
  /** Shorter, for the axes: "−$2K". Defaults to `formatValue`. */
  formatAxisValue?: ((value: number) => string) | undefined;
  /** Amount of the running total. Defaults to `formatValue`. */
  formatTotal?: ((value: number) => string) | undefined;
  /** The span of a bar: "Mon, Nov 16", "November 2026". */
  formatTime: (ms: number) => string;
  /** Shorter, under the axis: "11/16". Defaults to `formatTime`. */
  formatAxisTime?: ((ms: number) => string) | undefined;
  /** With bars present they stay, dimmed; without, a skeleton takes the same room. */
  isLoading?: boolean | undefined;
  /** Shown in the plot's place when there is no bar: a sentence, and an action if one helps. */
  emptyText?: ReactNode;
  /** Shown when the data could not be fetched, usually an `InlineMessage`. Bars that are present stay, dimmed, above it. */
  failure?: ReactNode;
  labels: ProfitBarsLabels;
}

/** What the parts of the chart share. */
export interface ProfitPlotProps extends ProfitBarsProps {
  /** The running total after each bar; `null` where nothing is known. */
  totals: readonly (number | null)[] | undefined;
}
