import type { forexIndex } from '@meridian/api';
import { QuoteCard, Room, Skeleton, Strip, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { soundRows, withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { quoteKey } from '#presentation/quotes/LiveQuoteRow.tsx';
import { QuoteSparkline } from '#presentation/quotes/QuoteSparkline.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { messages } from './ProductList.messages.ts';

/** There are fewer; a strip of thousands would hold up the page. */
const mostLeaders = 20;
/** The strip as high as its cards will be. */
const stripHeight = '7.5rem';

/** The pairs that most look at, at a glance, above the list of all. */
export function LeadingPairs({ read }: { read: typeof forexIndex }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useRead(read, {}, { subject: 'leaders' }));
  return (
    <RequestView
      request={withKnown(request, (pairs) => soundRows(pairs, { keyOf: quoteKey }))}
      reload={reload}
      what={intl.formatMessage(messages.leadersWhat)}
      skeleton={<Skeleton shape="block" height={stripHeight} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <Room height={stripHeight}>
          <Text tone="secondary">{intl.formatMessage(messages.noLeaders)}</Text>
        </Room>
      }
    >
      {({ list }) => (
        <Strip
          label={intl.formatMessage(messages.leaders)}
          items={list.slice(0, mostLeaders).map((pair) => ({
            id: quoteKey(pair),
            content: (
              <QuoteCard
                href={links.quote(pair)}
                name={pair.stock_code}
                price={<LivePrice quote={pair} size="m" />}
                change={<LiveChange quote={pair} size="s" />}
                sparkline={<QuoteSparkline quote={pair} of="card" />}
              />
            ),
          }))}
        />
      )}
    </RequestView>
  );
}
