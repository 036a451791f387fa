import { homeCustomList, isWhole, type Quote, type ResponseOf, type Rows } from '@meridian/api';
import { EmptyState, List, Section, Skeleton, TextLink } from '@meridian/design-system';
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
        skeleton={<Skeleton shape="row" count={5} />}
      >
        {({ us }) => <QuoteRows label={title} quotes={us} />}
      </RequestView>
    </Section>
  );
}

export function EuropeMarkets({ lists: { request } }: { lists: MarketLists }) {
  const intl = useIntl();
  const known = knownData(request);
  if (known === null) return null;
  const title = intl.formatMessage(messages.europeMarkets);
  return (
    <Section title={title}>
      <QuoteRows label={title} quotes={known.europe} />
    </Section>
  );
}

function QuoteRows({ label, quotes }: { label: string; quotes: Rows<Quote> }) {
  const intl = useIntl();
  if (quotes.list.length === 0 && isWhole(quotes))
    return <EmptyState title={intl.formatMessage(messages.noQuotes)} />;
  const { list } = quotes;
  if (list.length > shortListLength) {
    return (
      <Suspense fallback={<Skeleton shape="row" count={5} />}>
        <LongQuotes label={label} quotes={list} />
      </Suspense>
    );
  }
  return (
    <List label={label} items={list} keyOf={quoteKey} renderRow={(quote) => <LiveQuoteRow quote={quote} />} />
  );
}
