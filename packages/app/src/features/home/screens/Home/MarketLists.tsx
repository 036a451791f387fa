import { homeCustomList, type Quote } from '@meridian/api';
import { EmptyState, List, Section, Skeleton, TextLink } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { links } from '../../../../platform/links.ts';
import { useRead } from '../../../../platform/use-read.ts';
import { LiveQuoteRow } from '../../../../presentation/LiveQuoteRow.tsx';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { messages } from './Home.messages.ts';

/** US stocks of the day and the European markets: one call, two sections. */
export function MarketLists() {
  const intl = useIntl();
  const { request, reload } = useRead(homeCustomList, {}, { subject: 'home' });
  const us = intl.formatMessage(messages.usMarkets);
  const europe = intl.formatMessage(messages.europeMarkets);
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.listsWhat)}
      skeleton={
        <Section title={us}>
          <Skeleton shape="row" count={5} />
        </Section>
      }
    >
      {(lists) => (
        <>
          <Section
            title={us}
            action={
              <TextLink isStandalone href={links.markets()}>
                {intl.formatMessage(messages.all)}
              </TextLink>
            }
          >
            <QuoteRows label={us} quotes={lists.us} />
          </Section>
          <Section title={europe}>
            <QuoteRows label={europe} quotes={lists.europe} />
          </Section>
        </>
      )}
    </RequestView>
  );
}

function QuoteRows({ label, quotes }: { label: string; quotes: readonly Quote[] }) {
  const intl = useIntl();
  if (quotes.length === 0) return <EmptyState title={intl.formatMessage(messages.noQuotes)} />;
  return (
    <List
      label={label}
      items={quotes}
      keyOf={(quote) => `${quote.market}:${quote.stock_code}`}
      renderRow={(quote) => <LiveQuoteRow quote={quote} />}
    />
  );
}
