import { hotStocks, type Quote, type Rows } from '@meridian/api';
import { List, ScreenNote, Skeleton, Text, VisuallyHidden } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { knownData, useRead, type Request } from '#platform/reading/request.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { productKey } from '#presentation/watching/device-watchlist.ts';
import { useWatched } from '#presentation/watching/useWatched.ts';
import { FoundRow } from './FoundRow.tsx';
import { NothingFound } from './NothingFound.tsx';
import { messages } from './Search.messages.ts';
import { mostFound, type Found } from './useFound.ts';

/** Rows of the skeleton: what is in sight above a keyboard, and a little more. */
const awaitedRows = 8;

/**
 * What was found, the best first; what is popular while nothing is looked for. One list for both, so that a row which is in
 * either stays what it is.
 */
export function Results({ keyword, found }: { keyword: string; found: Found }): ReactNode {
  const intl = useIntl();
  const watched = useWatched();
  const popular = usePopular();
  const isSearching = keyword !== '';
  const { request, reload } = isSearching ? found : popular;
  const label = intl.formatMessage(isSearching ? messages.results : messages.popular, { keyword });
  const count = isSearching ? knownData(request)?.list.length : undefined;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count !== undefined && intl.formatMessage(messages.count, { count })}</span>
      </VisuallyHidden>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(isSearching ? messages.what : messages.popularWhat)}
        skeleton={<Skeleton shape="row" count={awaitedRows} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          isSearching ? (
            <NothingFound keyword={keyword} nearest={found.nearest} watched={watched} />
          ) : (
            <Text size="s" tone="secondary">
              {intl.formatMessage(messages.popularEmpty)}
            </Text>
          )
        }
      >
        {({ list }) => (
          <>
            <List
              label={label}
              hasHeader={!isSearching}
              items={list}
              keyOf={productKey}
              renderRow={(quote) => <FoundRow quote={quote} watched={watched} />}
            />
            {isSearching && list.length === mostFound && (
              <ScreenNote>
                <Text size="s" tone="secondary">
                  {intl.formatMessage(messages.most, { count: mostFound })}
                </Text>
              </ScreenNote>
            )}
          </>
        )}
      </RequestView>
    </>
  );
}

/** What an empty field offers: the first of the popular list, which is one press further (ADR 31). */
function usePopular(): { readonly request: Request<Rows<Quote>>; reload(): void } {
  const { request, reload } = useRead(hotStocks, { pageNo: 1, pageSize: awaitedRows });
  return { request: withKnown(request, (page) => soundRows(page, { keyOf: productKey })), reload };
}
