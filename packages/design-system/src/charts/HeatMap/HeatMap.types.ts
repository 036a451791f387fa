import type { ReactNode } from 'react';
import type { ChartTableLabels } from '../frame/ChartTable.tsx';

/** One instrument of the map. */
export interface HeatMapCell {
  id: string;
  /** Short: its code. Shown in the cell where it fits. */
  label: string;
  /** Its name in full: in the reading, the table, and heard with the label. */
  name?: string | undefined;
  /** What the area shows: market value, weight. Never negative; at 0 it is only in the table. */
  size: number;
  /** What the colour shows, in the unit of `stepSize`. `null`: not known. */
  change: number | null;
  /** Where a press leads. Without it and without `onPress` the map is only read. */
  href?: string | undefined;
}

/** A sector, a market. A map of one group without a label has no headings. */
export interface HeatMapGroup {
  id: string;
  label: string;
  cells: readonly HeatMapCell[];
}

/** Every word the map shows or speaks. */
export interface HeatMapLabels extends ChartTableLabels {
  /** Names the map: "US market, today". */
  chart: string;
  /** How to walk it by keyboard: "Arrow keys move between neighbours, Page Down to the next smaller one." */
  instructions: string;
  /** Over the map while nothing is read: "120 stocks, sized by market value". */
  summary: string;
  /** Headers of the table: "Stock", "Change", "Market value". */
  instrument: string;
  change: string;
  size: string;
  /** In a change's place where it is not known: "--". */
  missing: string;
  loading: string;
}

export interface HeatMapProps {
  /** In any order; the map puts the largest at the top left. Up to about 300 cells in all. */
  groups: ReadonlyArray<HeatMapGroup>;
  /** Height in px of reading, map and legend together; the same in every state. */
  height: number;
  /** How much change one of the three steps on either side of neutral means: 1 with changes in percent. */
  stepSize: number;
  /** With its sign: "+1.24%". */
  formatChange: (change: number) => string;
  /** For the legend: "+1%". Defaults to `formatChange`. */
  formatStep?: ((change: number) => string) | undefined;
  /** For reading and table: "$3.4T". */
  formatSize: (size: number) => string;
  /** For cells without `href`. */
  onPress?: ((id: string) => void) | undefined;
  /** With cells present they stay, their colours faded; without, a skeleton takes the same room. */
  isLoading?: boolean | undefined;
  /** Shown in the map's place when there is no cell. */
  emptyText?: ReactNode;
  /** Shown when the data could not be fetched, usually an `InlineMessage`. Cells that are present stay, faded, above it. */
  failure?: ReactNode;
  labels: HeatMapLabels;
}
