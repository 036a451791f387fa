import { Columns, Stack } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { Assets } from './Assets.tsx';
import { messages } from './Home.messages.ts';
import { Indexes } from './Indexes.tsx';
import { EuropeMarkets, UsMarkets, useMarketLists } from './MarketLists.tsx';
import { News } from './News.tsx';
import { QuickAccess } from './QuickAccess.tsx';

/** The entry page. Each part loads, fails and recovers by itself. */
export default function HomeScreen() {
  const intl = useIntl();
  const lists = useMarketLists();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} isWide>
      <Stack gap={8}>
        <Columns
          start={
            <Stack gap={4}>
              <Assets />
              <Indexes />
            </Stack>
          }
          end={<QuickAccess />}
        />
        <Columns
          start={<UsMarkets lists={lists} />}
          end={
            <>
              <EuropeMarkets lists={lists} />
              <News />
            </>
          }
        />
      </Stack>
    </ScreenFrame>
  );
}
