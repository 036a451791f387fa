import { Columns, Stack } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { OfferedLanguage } from '#presentation/LanguageOffer/OfferedLanguage.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { MessagesWay, SearchWay } from './Bar.tsx';
import { Below } from './Below.tsx';
import { messages } from './Home.messages.ts';
import { Indexes } from './Indexes.tsx';
import { AsiaMarkets, EuropeMarkets, UsMarkets, useMarketLists } from './MarketLists.tsx';
import { QuickAccess } from './QuickAccess.tsx';
import { Standing } from './Standing.tsx';

/** The entry page: the user's own position, then the markets in the order of spec §2. Each part loads and fails by itself. */
export default function HomeScreen() {
  const intl = useIntl();
  const lists = useMarketLists();
  return (
    <ScreenFrame
      title={intl.formatMessage(messages.title)}
      center={<SearchWay />}
      actions={<MessagesWay />}
      isWide
    >
      <Stack gap={2}>
        <OfferedLanguage />
        <Columns
          start={<Standing />}
          end={
            <>
              <Indexes />
              <UsMarkets lists={lists} />
              <EuropeMarkets lists={lists} />
              <AsiaMarkets lists={lists} />
            </>
          }
          below={
            <Stack gap={8}>
              <QuickAccess />
              <Below />
            </Stack>
          }
        />
      </Stack>
    </ScreenFrame>
  );
}
