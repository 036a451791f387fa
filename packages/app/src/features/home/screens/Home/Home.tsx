import { Columns, Room, Stack } from '@meridian/design-system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useOfferedLocale } from '#platform/provider.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { MessagesWay, SearchWay } from './Bar.tsx';
import { messages } from './Home.messages.ts';
import { Indexes } from './Indexes.tsx';
import { MarketMap } from './MarketMap.tsx';
import { EuropeMarkets, UsMarkets, useMarketLists } from './MarketLists.tsx';
import { News } from './News.tsx';
import { QuickAccess } from './QuickAccess.tsx';
import { Standing } from './Standing.tsx';

/** For who has not chosen a language and whose browser asks for another than English. */
const LanguageOffer = lazy(() => import('./LanguageOffer.tsx').catch(() => ({ default: () => null })));

/** The entry page: where the person stands, then the markets in the order of spec §2. Each part loads and fails by itself. */
export default function HomeScreen() {
  const intl = useIntl();
  const lists = useMarketLists();
  const offered = useOfferedLocale();
  return (
    <ScreenFrame
      title={intl.formatMessage(messages.title)}
      center={<SearchWay />}
      actions={<MessagesWay />}
      isWide
    >
      <Stack gap={2}>
        {offered !== null && (
          <Room height="2.75rem">
            <Suspense fallback={null}>
              <LanguageOffer locale={offered} />
            </Suspense>
          </Room>
        )}
        <Columns
          start={<Standing />}
          end={
            <>
              <Indexes />
              <UsMarkets lists={lists} />
              <EuropeMarkets lists={lists} />
            </>
          }
          below={
            <>
              <QuickAccess />
              <MarketMap />
              <News />
            </>
          }
        />
      </Stack>
    </ScreenFrame>
  );
}
