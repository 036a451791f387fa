import type { ReactNode } from 'react';
import type { ChartTableLabels } from '../frame/ChartTable.tsx';
import type { Candle } from '../model/candles.ts';
import type { TimeGrain } from '../model/timeTicks.ts';

export interface CompareSeries {
  /** Distinguishes it from the others: its code. */
  id: string;
  /** Short and unlike the others: "AAPL". Shown at the end of the line, in the legend, in the table. */
  label: string;
  /** Oldest first; `t` in ms, `c` above 0. Candles will do. Empty where there are no data: the legend says so. */
  points: readonly Pick<Candle, 't' | 'c'>[];
}

/** Every word the chart shows or speaks. */
export interface CompareChartLabels extends ChartTableLabels {
  /** Names the chart: "AAPL and two others, change over one year". */
  chart: string;
  /** How to read it by keyboard: "Arrow keys move the reading, Home and End go to its ends." */
  instructions: string;
  /** Names the group of buttons that show and hide lines: "Lines". */
  legend: string;
  /** From when change is counted, given the formatted time: "Since 17 Nov 2025". */
  since: (start: string) => string;
  /** In place of a change where there is none. */
  noData: string;
  /** Heads the times of the table. */
  time: string;
  loading: string;
}

export interface CompareChartProps {
  /** Two to six. Colours follow the order. Keep the same array while nothing changed: it is aligned anew for another. */
  series: ReadonlyArray<CompareSeries>;
  /**
   * From when change is counted, ms. By default the first day on which all that have data have begun. A series is counted
   * from its last price at or before it; one that begins later, from its own first.
   */
  start?: number | undefined;
  /** Least height in px of reading, legend, plot and time axis together; the same while loading, empty or drawn. */
  height: number;
  /** Ids of lines hidden at first. */
  defaultHidden?: readonly string[] | undefined;
  /** Called with the ids of all hidden lines after a person showed or hid one. */
  onHiddenChange?: ((hidden: readonly string[]) => void) | undefined;
  /** Buttons that act on the chart, under the plot. */
  tools?: ReactNode;
  /** With data they stay, dimmed; without, a skeleton takes the same room. */
  isLoading?: boolean | undefined;
  /** A change as a fraction: 0.0321 → "+3.21%". With its sign, and a true minus. */
  formatChange: (change: number) => string;
  /** For the round numbers of the axis: 0.05 → "+5%". Defaults to `formatChange`. */
  formatAxisChange?: ((change: number) => string) | undefined;
  /** For the reading and the table: the date, and the time of day where points are closer than days. */
  formatTime: (ms: number) => string;
  /** For the time axis; `grain` says what the ticks mark. Defaults to `formatTime`. */
  formatAxisTime?: ((ms: number, grain: TimeGrain) => string) | undefined;
  labels: CompareChartLabels;
  /** Where no series has data: a sentence, and an action if one helps. */
  emptyText?: ReactNode;
  /** Shown when the data could not be fetched, usually an `InlineMessage`. */
  failure?: ReactNode;
}
