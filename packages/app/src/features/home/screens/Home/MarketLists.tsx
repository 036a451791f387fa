import { homeCustomList, isWhole, type Quote, type ResponseOf, type Rows } from '@meridian/api';
import { Button, EmptyState, InRoomOf, List, Section, Skeleton, TextLink } from '@meridian/design-system';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { LiveQuoteRow, quoteKey } from '#presentation/quotes/LiveQuoteRow.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { homeReads } from '../../first-reads.ts';
import { messages } from './Home.messages.ts';
import { Listing } from './Listing.tsx';

/** Not fetched with the first picture: the lists of a day are short. */
const LongQuotes = lazy(() => import('#presentation/quotes/LongQuotes.tsx'));
/** Rows that are drawn whole. */
const shortListLength = 100;
/** As many as the brokerage lists of a day: the room of a list while it is being fetched. */
const counts = { us: 8, asia: 5 };
/** How many of Europe's indexes are shown at first, so that the parts below stay near. */
const firstOfEurope = 5;
type MarketLists = Read<ResponseOf<typeof homeCustomList>>;

/** US stocks of the day, the European and the Asian markets: one call, three sections. */
export function useMarketLists(): MarketLists {
  return useRead(homeCustomList, homeReads.lists, { subject: 'home' });
}

/** Speaks for all three sections while there is nothing to show. */
export function UsMarkets({ lists }: { lists: MarketLists }) {
  const { request, reload } = useRefreshable(lists);
  const intl = useIntl();
  const title = intl.formatMessage(messages.usMarkets);
  return (
    <Section title={title} action={<AllOfThem href={links.markets()} />}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.listsWhat)}
        skeleton={<RowsWaiting count={counts.us} />}
      >
        {({ us }) => <QuoteRows label={title} quotes={us} count={counts.us} />}
      </RequestView>
    </Section>
  );
}

/** The indexes of European stocks, the first of them until the user asks for all. */
export function EuropeMarkets({ lists }: { lists: MarketLists }) {
  const intl = useIntl();
  const [isUncut, setUncut] = useState(false);
  return (
    <RegionMarkets
      title={intl.formatMessage(messages.europeMarkets)}
      request={lists.request}
      quotesIn={({ europe }) => (isUncut ? europe : { ...europe, list: europe.list.slice(0, firstOfEurope) })}
      count={firstOfEurope}
      action={
        <Button tone="quiet" size="s" onPress={() => setUncut(!isUncut)}>
          {intl.formatMessage(isUncut ? messages.showFewer : messages.showAll)}
        </Button>
      }
      market={intl.formatMessage(messages.index)}
    />
  );
}

/** Stocks of Hong Kong, the Asian exchange that is traded here; Asia's indexes are among the global ones. */
export function AsiaMarkets({ lists }: { lists: MarketLists }) {
  return (
    <RegionMarkets
      title={useIntl().formatMessage(messages.asiaMarkets)}
      request={lists.request}
      quotesIn={({ asia }) => asia}
      count={counts.asia}
      action={<AllOfThem href={links.list('hkStock')} />}
    />
  );
}

interface RegionMarketsProps {
  readonly title: string;
  readonly request: MarketLists['request'];
  quotesIn(answer: ResponseOf<typeof homeCustomList>): Rows<Quote>;
  /** Rows that are awaited. */
  readonly count: number;
  readonly action: ReactNode;
  /** Instead of each row's own. */
  readonly market?: string;
}

/** The markets of a region. What has failed is said once, beside the US lists. */
function RegionMarkets({ title, request, quotesIn, count, action, ...parts }: RegionMarketsProps) {
  const known = knownData(request);
  if (known === null && request.phase === 'failed') return null;
  return (
    <Section title={title} action={action}>
      {known === null ? (
        <RowsWaiting count={count} />
      ) : (
        <QuoteRows label={title} quotes={quotesIn(known)} count={count} {...parts} />
      )}
    </Section>
  );
}

function AllOfThem({ href }: { readonly href: string }) {
  return (
    <TextLink isStandalone href={href}>
      {useIntl().formatMessage(messages.all)}
    </TextLink>
  );
}

function RowsWaiting({ count }: { count: number }) {
  return (
    <Listing>
      <Skeleton shape="row" count={count} />
    </Listing>
  );
}

interface QuoteRowsProps {
  readonly label: string;
  readonly quotes: Rows<Quote>;
  /** As many as were awaited. */
  readonly count: number;
  /** Instead of each row's own. */
  readonly market?: string;
}

function QuoteRows({ label, quotes, count, market }: QuoteRowsProps) {
  const intl = useIntl();
  const parts = market === undefined ? {} : { market };
  if (quotes.list.length === 0 && isWhole(quotes)) {
    return (
      <InRoomOf awaited={<RowsWaiting count={count} />}>
        <EmptyState title={intl.formatMessage(messages.noQuotes)} />
      </InRoomOf>
    );
  }
  const { list } = quotes;
  if (list.length > shortListLength) {
    return (
      <Suspense fallback={<RowsWaiting count={count} />}>
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
