import { globalIndex, type ResponseOf } from '@meridian/api';
import { QuoteCard, Room, Section, Skeleton, Strip, Text } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { QuoteSparkline } from '#presentation/quotes/QuoteSparkline.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { homeReads } from '../../first-reads.ts';
import { messages } from './Home.messages.ts';

/** The world has fewer; a strip of thousands would hold up the page. */
const mostIndexes = 60;

/** The strip as high as its cards will be. */
const stripHeight = '7.5rem';

type IndexList = ResponseOf<typeof globalIndex>;

const none: IndexList['list'] = [];

const worldwide = ({ list }: IndexList) =>
  list.filter(({ region }) => region !== 'Europe').slice(0, mostIndexes);

/** The world's indexes in one strip. Europe's are in a list of their own below, and no figure is on a screen twice. */
export function Indexes() {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useRead(globalIndex, homeReads.indexes, { subject: 'indexes' }));
  const title = intl.formatMessage(messages.globalIndexes);
  const areOld = useOldSince(knownData(request)?.list ?? none) !== null;
  return (
    <Section title={title}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.indexesWhat)}
        skeleton={<Skeleton shape="block" height={stripHeight} />}
        isEmpty={(known) => worldwide(known).length === 0}
        empty={
          <Room height={stripHeight}>
            <Text tone="secondary">{intl.formatMessage(messages.noQuotes)}</Text>
          </Room>
        }
      >
        {(known) => (
          <OldPrices value={areOld}>
            <Strip
              label={title}
              items={worldwide(known).map((index) => ({
                id: index.stock_code,
                content: (
                  <QuoteCard
                    href={links.quote(index)}
                    name={index.name}
                    price={<LivePrice quote={index} size="m" />}
                    change={<LiveChange quote={index} size="s" />}
                    sparkline={<QuoteSparkline quote={index} of="card" />}
                  />
                ),
              }))}
            />
          </OldPrices>
        )}
      </RequestView>
    </Section>
  );
}
