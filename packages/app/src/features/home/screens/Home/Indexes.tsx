import { globalIndex } from '@meridian/api';
import { EmptyState, QuoteCard, Section, Skeleton, Sparkline, Strip } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { trendOf } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useRead } from '#platform/use-read.ts';
import { LiveChange } from '#presentation/LiveChange.tsx';
import { LivePrice } from '#presentation/LivePrice.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { homeReads } from '../../first-reads.ts';
import { messages } from './Home.messages.ts';

/** The world has fewer; a strip of thousands would hold up the page. */
const mostIndexes = 60;

/** The world's indexes in one strip: US, then Europe, then Asia. */
export function Indexes() {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useRead(globalIndex, homeReads.indexes, { subject: 'indexes' }));
  const title = intl.formatMessage(messages.globalIndexes);
  return (
    <Section title={title}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.indexesWhat)}
        skeleton={<Skeleton shape="block" height="7.5rem" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={intl.formatMessage(messages.noQuotes)} />}
      >
        {({ list }) => (
          <Strip
            label={title}
            items={list.slice(0, mostIndexes).map((index) => ({
              id: index.stock_code,
              content: (
                <QuoteCard
                  href={links.quote(index)}
                  name={index.name}
                  price={<LivePrice quote={index} size="m" />}
                  change={<LiveChange quote={index} size="s" />}
                  sparkline={
                    <Sparkline
                      values={index.spark.map(Number)}
                      trend={trendOf(index.change)}
                      width={124}
                      height={32}
                    />
                  }
                />
              ),
            }))}
          />
        )}
      </RequestView>
    </Section>
  );
}
