import type { ReactNode } from 'react';

/** What is said. `place` counts from 1. */
export interface ReorderWords {
  /** Name of a handle: "Move Tencent". */
  handle: (name: string) => string;
  /** How the keyboard does it: "Press Space, then the arrow keys". */
  instructions: string;
  lifted: (name: string, place: number, count: number) => string;
  moved: (name: string, place: number, count: number) => string;
  dropped: (name: string, place: number, count: number) => string;
  cancelled: (name: string, place: number, count: number) => string;
}

export interface ReorderableListProps<Item> {
  /** What the list holds: "My watchlist". */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The item in words, for what is said. */
  nameOf: (item: Item) => string;
  renderRow: (item: Item) => ReactNode;
  /** The whole new order, once the row is let go. */
  onChange: (items: Item[]) => void;
  /** What is said while a row is moved, and the name of its grip. */
  words: ReorderWords;
  /** About how high a row is, in px, where there are too many for all of them to exist: by default a row at the density here. */
  rowHeight?: number | undefined;
  isDisabled?: boolean | undefined;
}
