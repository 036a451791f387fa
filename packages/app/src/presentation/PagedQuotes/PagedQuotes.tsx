import type { Page, Quote, ReadEndpoint, RequestOf, ResponseOf } from '@meridian/api';
import { Button, EmptyState, List, ListEnd, Skeleton } from '@meridian/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LiveQuoteRow } from '../LiveQuoteRow.tsx';
import { grown, longerBy } from '../growing.ts';
import { messages } from '../presentation.messages.ts';
import { RequestView } from '../RequestView.tsx';
import { useRead } from '../../platform/use-read.ts';

/** Rows of the first page, and how many each "show more" adds. */
const step = 25;

type QuotePage = Page<Quote>;

interface Props<E extends ReadEndpoint> {
  /** Spoken name of the list. */
  readonly label: string;
  /** What is loading, as it stands in "Could not load …". */
  readonly what: string;
  readonly endpoint: ResponseOf<E> extends QuotePage ? E : never;
  readonly request: Omit<RequestOf<E>, 'pageNo' | 'pageSize'>;
  readonly texts: {
    readonly emptyTitle: string;
    readonly emptyBody?: string;
    readonly emptyAction: string;
  };
}

/** A list of live quotes that grows on demand. It reads one page that gets longer, so rows never come from two moments. */
export function PagedQuotes<E extends ReadEndpoint>({ label, what, endpoint, request, texts }: Props<E>) {
  const intl = useIntl();
  const [pageSize, setPageSize] = useState(step);
  const { request: page, reload } = useRead<E>(
    endpoint,
    { ...request, pageNo: 1, pageSize } as RequestOf<E>,
    { subject: 'list', keepPrevious: true },
  );
  return (
    <RequestView
      request={page}
      reload={reload}
      what={what}
      skeleton={<Skeleton shape="row" count={9} />}
      isEmpty={(data) => (data as QuotePage).list.length === 0}
      empty={
        <EmptyState
          title={texts.emptyTitle}
          {...(texts.emptyBody === undefined ? {} : { body: texts.emptyBody })}
          action={<Button onPress={reload}>{texts.emptyAction}</Button>}
        />
      }
    >
      {(data) => {
        const { list, total, hasMore } = grown(data as QuotePage, pageSize);
        return (
          <>
            <List
              label={label}
              items={list}
              keyOf={(quote) => `${quote.market}:${quote.stock_code}`}
              renderRow={(quote) => <LiveQuoteRow quote={quote} />}
            />
            {list.length < total && (
              <ListEnd
                shown={intl.formatMessage(messages.shown, { shown: list.length, total })}
                moreLabel={intl.formatMessage(messages.showMore)}
                onMore={hasMore ? () => setPageSize(longerBy(step, pageSize)) : undefined}
                isPending={page.phase === 'loading'}
              />
            )}
          </>
        );
      }}
    </RequestView>
  );
}
