import type { ReactNode } from 'react';
import type { ChartTableLabels } from '../frame/ChartTable.tsx';
import type { DepthLevel } from './depthBook.ts';

/** Every word the chart shows or speaks. */
export interface DepthChartLabels extends ChartTableLabels {
  /** Names the chart: "Order book depth of BTC/USD". */
  chart: string;
  /** How to read it by keyboard: "Arrow keys move between prices, Home and End go to the ends." */
  instructions: string;
  /** One order to buy, and all of them. */
  bid: string;
  bids: string;
  /** One order to sell, and all of them. */
  ask: string;
  asks: string;
  /** Between best bid and best ask: "Mid price". */
  middle: string;
  bestBid: string;
  bestAsk: string;
  spread: string;
  price: string;
  quantity: string;
  /** Quantity from the best price to this one: "Total". */
  cumulative: string;
  /** Of a price from the middle. */
  distance: string;
  /** Heads the column that says bid or ask in the table. */
  side: string;
  /** The best bid is the best ask. */
  locked: string;
  /** The best bid is above the best ask, as in an opening auction. */
  crossed: string;
  noBids: string;
  noAsks: string;
  loading: string;
}

export interface DepthChartProps {
  /** Orders to buy, in any order. Levels of one price are added up; those without price or quantity are left out. */
  bids: ReadonlyArray<DepthLevel>;
  /** Orders to sell. */
  asks: ReadonlyArray<DepthLevel>;
  /** Price shown to each side of the middle, as a share of it: 0.02 is 2 %. Without it every level is shown. */
  reach?: number | undefined;
  /**
   * Whether the mid price is in the middle, so that both sides can be compared by eye; default true. Otherwise each side
   * takes the room of its own levels. Without effect on a `reach`.
   */
  isSymmetric?: boolean | undefined;
  /** Least height in px of reading, plot and price axis together; the same while loading, empty or drawn. */
  height: number;
  /** With a book it stays, dimmed; without, a skeleton takes the same room. */
  isLoading?: boolean | undefined;
  formatPrice: (price: number) => string;
  /** For the round prices of the axis, which need fewer decimals. Defaults to `formatPrice`. */
  formatAxisPrice?: ((price: number) => string) | undefined;
  formatQuantity: (quantity: number) => string;
  /** For the axis: short. Defaults to `formatQuantity`. */
  formatAxisQuantity?: ((quantity: number) => string) | undefined;
  /** A share of the middle: 0.0012 → "0.12%". */
  formatShare: (share: number) => string;
  labels: DepthChartLabels;
  /** Where neither side has an order: a sentence, and an action if one helps. */
  emptyText?: ReactNode;
  /** Shown when the data could not be fetched, usually an `InlineMessage`. */
  failure?: ReactNode;
}
