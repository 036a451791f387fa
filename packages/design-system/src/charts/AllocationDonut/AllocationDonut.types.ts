import type { ReactNode } from 'react';
import type { AllocationSlice } from './shares.ts';

/** Every word the chart shows or speaks. */
export interface AllocationDonutLabels {
  /** Names figure and list: "Assets by wallet". */
  chart: string;
  /** Over the total in the hole: "Total assets". */
  total: string;
  /** What is gathered from small slices: "Other". */
  other: string;
  loading: string;
}

export interface AllocationDonutProps {
  /**
   * Parts of the whole, in the order of the list: largest first, unless another order is known to the reader. Beyond
   * twelve the smallest are gathered. One currency for all.
   */
  slices: ReadonlyArray<AllocationSlice>;
  /** The whole, formatted: the one large figure of the chart. */
  totalText: string;
  /** Of a share between 0 and 1: "42.1%". */
  formatShare: (share: number) => string;
  /** Of a slice's value, in the slices' currency. */
  formatAmount: (value: number) => string;
  /**
   * Given while a person hides their balances: said in place of every amount ("Amount hidden"), which is shown as six
   * dots. Shares stay: they say nothing about how much there is.
   */
  hiddenLabel?: string | undefined;
  /** Two or more slices smaller than this share become one. Default 0.015; 0 keeps all (up to twelve). */
  gatherBelow?: number | undefined;
  /** The slice a person looks at: by tap, pointer or keys. `null`: none any more; `other`: what was gathered. */
  onSelect?: ((id: string | null) => void) | undefined;
  /** With slices present they stay, dimmed; without, a skeleton takes the room of ring and list. */
  isLoading?: boolean | undefined;
  /** Rows to expect while loading, so that nothing moves when they come. Default 4. */
  expectedCount?: number | undefined;
  /** Shown in place of ring and list when there is no slice: a sentence, and an action. */
  emptyText?: ReactNode;
  /** Shown when the data could not be fetched, usually an `InlineMessage`. Slices that are present stay, dimmed, above it. */
  failure?: ReactNode;
  labels: AllocationDonutLabels;
}
