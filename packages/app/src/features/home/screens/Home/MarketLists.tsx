import { homeCustomList, isWhole, type Quote, type ResponseOf, type Rows } from '@meridian/api';
import { EmptyState, InRoomOf, List, Section, Skeleton, TextLink } from '@meridian/design-system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/links.ts';
import { knownData } from '#platform/request.ts';
import { useRead, type Read } from '#platform/use-read.ts';
import { LiveQuoteRow, quoteKey } from '#presentation/LiveQuoteRow.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { homeReads } from '../../first-reads.ts';
import { messages } from './Home.messages.ts';
import { Listing } from './Listing.tsx';

/** Not fetched with the first picture: the lists of a day are short. */
const LongQuotes = lazy(() => import('#presentation/LongQuotes.tsx'));
/** Rows that are drawn whole. */
const shortListLength = 100;
type MarketLists = Read<ResponseOf<typeof homeCustomList>>;

/** US stocks of the day and the European markets: one call, two sections. */
export function useMarketLists(): MarketLists {
  return useRead(homeCustomList, homeReads.lists, { subject: 'home' });
}

/** Speaks for both sections while there is nothing to show. */
export function UsMarkets({ lists }: { lists: MarketLists }) {
  const { request, reload } = useRefreshable(lists);
  const intl = useIntl();
  const title = intl.formatMessage(messages.usMarkets);
  return (
    <Section
      title={title}
      action={
        <TextLink isStandalone href={links.markets()}>
          {intl.formatMessage(messages.all)}
        </TextLink>
      }
    >
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.listsWhat)}
        skeleton={<RowsWaiting />}
      >
        {({ us }) => <QuoteRows label={title} quotes={us} />}
      </RequestView>
    </Section>
  );
}

/** The indexes of European stocks. What has failed is said once, beside the US lists. */
export function EuropeMarkets({ lists: { request } }: { lists: MarketLists }) {
  const intl = useIntl();
  const known = knownData(request);
  if (known === null && request.phase === 'failed') return null;
  const title = intl.formatMessage(messages.europeMarkets);
  return (
    <Section title={title}>
      {known === null ? (
        <RowsWaiting count={14} />
      ) : (
        <QuoteRows label={title} quotes={known.europe} market={intl.formatMessage(messages.index)} />
      )}
    </Section>
  );
}

/** As many as the brokerage lists on home: of Europe more than of the US. */
function RowsWaiting({ count = 8 }: { count?: number }) {
  return (
    <Listing>
      <Skeleton shape="quote" count={count} />
    </Listing>
  );
}

interface QuoteRowsProps {
  readonly label: string;
  readonly quotes: Rows<Quote>;
  /** Instead of each row's own. */
  readonly market?: string;
}

function QuoteRows({ label, quotes, market }: QuoteRowsProps) {
  const intl = useIntl();
  const parts = market === undefined ? {} : { market };
  if (quotes.list.length === 0 && isWhole(quotes)) {
    return (
      <InRoomOf awaited={<RowsWaiting />}>
        <EmptyState title={intl.formatMessage(messages.noQuotes)} />
      </InRoomOf>
    );
  }
  const { list } = quotes;
  if (list.length > shortListLength) {
    return (
      <Suspense fallback={<RowsWaiting />}>
        <Listing quotes={list}>
          <LongQuotes label={label} quotes={list} {...parts} />
        </Listing>
      </Suspense>
    );
  }
  return (
    <Listing quotes={list}>
      <List
        label={label}
        items={list}
        keyOf={quoteKey}
        renderRow={(quote) => <LiveQuoteRow quote={quote} {...parts} />}
      />
    </Listing>
  );
}
