import type { ListColumn, Quote, SortDirection } from '@meridian/api';
import type { ListParts } from '../GrowingListView.tsx';

/**
 * Lists of which one remembers its figure apart: where volume is the point, it is shown first; pairs of currencies have none,
 * and are known by their codes.
 */
export type ListKind = 'usual' | 'byVolume' | 'pairs';

/**
 * A quote in a list. What is watched may come by its names alone (DECISIONS 48): no price then, nor how many decimals it has, until
 * a tick brings one.
 */
export type ListedQuote = Omit<Quote, 'currency' | 'priceDecimals' | 'quoteTimestamp'> & {
  readonly priceDecimals: number | null;
  /** In ms. */
  readonly quoteTimestamp: number | null;
};

/** What a desk draws a list of quotes with; see `ScreenSurroundings.QuoteTable`. */
export interface QuoteTableProps {
  /** Spoken name of the list. */
  readonly label: string;
  /** Null while they are being fetched. */
  readonly quotes: readonly ListedQuote[] | null;
  /** Of a list that grows. */
  readonly parts?: ListParts;
  /** Where its backend sorts it; else a head sorts what there is. */
  readonly sorting?: ListSorting | undefined;
  readonly noteOf?: NoteOf | undefined;
  readonly kind?: ListKind | undefined;
}

/** What a row says beside the instrument's code: its lot, when it expires; nothing where that is all. */
export type NoteOf = (quote: ListedQuote) => string | undefined;

/** An order of a list; largest first is descending. */
export interface QuoteOrder {
  readonly by: ListColumn;
  readonly direction: SortDirection;
}

/** A list that its backend sorts: all of it, not only the rows that have come. */
export interface ListSorting {
  /** Null: the list's own. */
  readonly order: QuoteOrder | null;
  /** Sorts it by the figures of this moment. */
  onOrder(order: QuoteOrder | null): void;
  /** What its call is asked besides. */
  readonly request: {
    readonly sortBy?: ListColumn;
    readonly sortDirection?: SortDirection;
    readonly sortedAt?: number;
  };
}
