import type { Page, Quote, ReadEndpoint, ResponseOf } from '@meridian/api';
import { Button, EmptyState, GrowingList, Skeleton } from '@meridian/design-system';
import {
  useGrowingList,
  type GrowingList as ListRead,
  type ListRequest,
} from '#platform/use-growing-list.ts';
import { GrowingListView } from '../GrowingListView.tsx';
import { LiveQuoteRow, quoteKey } from '../LiveQuoteRow.tsx';

/** Rows of a page. */
const step = 25;

interface Props<E extends ReadEndpoint> {
  /** Spoken name of the list. */
  readonly label: string;
  /** What is loading, as it stands in "Could not load …". */
  readonly what: string;
  readonly endpoint: ResponseOf<E> extends Page<Quote> ? E : never;
  readonly request: ListRequest<E>;
  readonly texts: {
    readonly emptyTitle: string;
    readonly emptyBody?: string;
    readonly emptyAction: string;
  };
}

/** A list of live quotes that grows. */
export function PagedQuotes<E extends ReadEndpoint>({ label, what, endpoint, request, texts }: Props<E>) {
  const list = useGrowingList<E>({
    endpoint,
    request,
    keyOf: (quote) => quoteKey(quote as Quote),
    step,
    options: { subject: 'list' },
  }) as ListRead<Quote>;
  return (
    <GrowingListView
      list={list}
      what={what}
      skeleton={<Skeleton shape="row" count={9} />}
      empty={
        <EmptyState
          title={texts.emptyTitle}
          {...(texts.emptyBody === undefined ? {} : { body: texts.emptyBody })}
          action={<Button onPress={list.reload}>{texts.emptyAction}</Button>}
        />
      }
    >
      {({ list: quotes }, parts) => (
        <GrowingList
          label={label}
          items={quotes}
          keyOf={quoteKey}
          renderRow={(quote) => <LiveQuoteRow quote={quote} />}
          {...parts}
        />
      )}
    </GrowingListView>
  );
}
