import { GrowingList } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import type { ListParts } from '../GrowingListView.tsx';
import { LiveQuoteRow, quoteKey } from '../quotes/LiveQuoteRow.tsx';
import type { ListedQuote, ListKind, ListSorting, NoteOf } from '../quotes/quote-table.ts';
import { ScreenContext } from '../screen-context.ts';
import { LivePairRow } from './LivePairRow.tsx';
import { QuoteListing } from './QuoteListing.tsx';

export interface QuoteListProps {
  /** Spoken name of the list. */
  readonly label: string;
  readonly quotes: readonly ListedQuote[];
  readonly kind?: ListKind | undefined;
  /** Of a list that grows. */
  readonly parts?: ListParts;
  readonly sorting?: ListSorting | undefined;
  readonly noteOf?: NoteOf | undefined;
}

/** Live quotes as the place allows: rows with two figures, and on a desk a table that sorts. */
export function QuoteList(props: QuoteListProps): ReactNode {
  const { label, quotes, kind, parts = {}, sorting, noteOf } = props;
  const { QuoteTable } = use(ScreenContext);
  if (QuoteTable !== undefined) return <QuoteTable {...{ label, quotes, kind, parts, sorting, noteOf }} />;
  return (
    <QuoteListing kind={kind} quotes={quotes}>
      <GrowingList
        label={label}
        items={quotes}
        keyOf={quoteKey}
        renderRow={(quote) =>
          kind === 'pairs' ? (
            <LivePairRow pair={quote} />
          ) : (
            <LiveQuoteRow quote={quote} {...(noteOf && { market: noteOf(quote) ?? null })} />
          )
        }
        {...parts}
      />
    </QuoteListing>
  );
}
