import { Room, Section, TextLink } from '@meridian/design-system';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { links, withQuery } from '#platform/address/links.ts';
import { lazyPart } from '#presentation/late/lazy-part.tsx';
import { messages as mapMessages } from '#presentation/MarketMap/MarketMap.messages.ts';
import { messages } from './MarketMap.messages.ts';

/** A chart and its lists, far below: fetched by who scrolls towards it. */
const Today = lazyPart(() => import('./MarketToday.tsx'), mapMessages.what);

/** Breadth, and the map with the button of its table. */
const room = '27.75rem';

/** What moved today, and was it everything or one exchange. */
export function MarketMap() {
  const intl = useIntl();
  return (
    <Section
      title={intl.formatMessage(messages.title)}
      action={
        <TextLink isStandalone href={withQuery(links.markets(), { view: 'map' })}>
          {intl.formatMessage(messages.whole)}
        </TextLink>
      }
    >
      <Room height={room} isDeferred>
        <Suspense>
          <Today />
        </Suspense>
      </Room>
    </Section>
  );
}
