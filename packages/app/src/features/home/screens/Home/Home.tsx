import { Stack } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { Assets } from './Assets.tsx';
import { messages } from './Home.messages.ts';
import { Indexes } from './Indexes.tsx';
import { MarketLists } from './MarketLists.tsx';
import { News } from './News.tsx';
import { QuickAccess } from './QuickAccess.tsx';

/** The entry page. Each part loads, fails and recovers by itself. */
export default function HomeScreen() {
  const intl = useIntl();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
      <Stack gap={4}>
        <Assets />
        <div>
          <Indexes />
          <QuickAccess />
          <MarketLists />
          <News />
        </div>
      </Stack>
    </ScreenFrame>
  );
}
