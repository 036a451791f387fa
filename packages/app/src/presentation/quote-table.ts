import type { Quote } from '@meridian/api';
import type { ListParts } from './GrowingListView.tsx';

/** What a desk draws a list of quotes with; see `ScreenSurroundings.QuoteTable`. */
export interface QuoteTableProps {
  /** Spoken name of the list. */
  readonly label: string;
  /** Null while they are being fetched. */
  readonly quotes: readonly Quote[] | null;
  /** Of a list that grows. */
  readonly parts?: ListParts;
}
