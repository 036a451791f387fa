import type { Page, Quote, ReadEndpoint, ResponseOf } from '@meridian/api';
import { Button, EmptyState } from '@meridian/design-system';
import {
  useGrowingList,
  type GrowingList as ListRead,
  type ListRequest,
} from '#platform/reading/use-growing-list.ts';
import { links } from '#platform/address/links.ts';
import { GrowingListView } from '../GrowingListView.tsx';
import { quoteKey } from '../quotes/LiveQuoteRow.tsx';
import type { ListKind, ListSorting, NoteOf } from '../quotes/quote-table.ts';
import { QuoteList } from '../QuoteListing/QuoteList.tsx';
import { useFirstBeside } from '../use-first-beside.ts';
import { QuotesSkeleton } from '../QuoteListing/QuotesSkeleton.tsx';
import { useStillOrder } from './still-order.ts';

/** Rows of a page. */
const step = 25;

interface Props<E extends ReadEndpoint> {
  /** Spoken name of the list. */
  readonly label: string;
  /** What is loading, as named in "Couldn't load …". */
  readonly what: string;
  readonly endpoint: ResponseOf<E> extends Page<Quote> ? E : never;
  readonly request: ListRequest<E>;
  /** What its rows show first. */
  readonly kind?: ListKind;
  /** How its backend sorts it; see `useListOrder`. The order before stays in sight until the next is there. */
  readonly sorting?: ListSorting;
  /** What a row says beside its code; its market else. */
  readonly noteOf?: NoteOf;
  readonly texts: {
    readonly emptyTitle: string;
    readonly emptyBody?: string;
    readonly emptyAction: string;
  };
}

/** A list of live quotes that grows. */
export function PagedQuotes<E extends ReadEndpoint>({
  label,
  what,
  endpoint,
  request,
  kind,
  sorting,
  noteOf,
  texts,
}: Props<E>) {
  const list = useGrowingList<E>({
    endpoint,
    request: { ...request, ...sorting?.request } as ListRequest<E>,
    keyOf: (quote) => quoteKey(quote as Quote),
    step,
    options: { subject: 'list', keepPrevious: sorting !== undefined },
  }) as ListRead<Quote>;
  // A list that its backend sorts holds still by its own instant.
  const inPlace = useStillOrder(list, sorting === undefined);
  useFirstBeside(list.request, links.quote);
  return (
    <GrowingListView
      list={list}
      what={what}
      skeleton={<QuotesSkeleton label={label} kind={kind} />}
      empty={
        <EmptyState
          title={texts.emptyTitle}
          {...(texts.emptyBody === undefined ? {} : { body: texts.emptyBody })}
          action={<Button onPress={list.reload}>{texts.emptyAction}</Button>}
        />
      }
    >
      {({ list: quotes }, parts) => (
        <QuoteList
          label={label}
          quotes={inPlace(quotes)}
          kind={kind}
          parts={parts}
          sorting={sorting}
          noteOf={noteOf}
        />
      )}
    </GrowingListView>
  );
}
