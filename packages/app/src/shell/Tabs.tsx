import {
  AccountIcon,
  HomeIcon,
  MainNavigation,
  MarketsIcon,
  StarIcon,
  TradeIcon,
  type Icon,
} from '@meridian/design-system';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { routePaths } from '#platform/address/paths.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { titles } from './routes.messages.ts';
import { usePressed } from './loading/pressed.ts';
import { isTab, tabOf, tabs, type RouteName, type TabName } from './routes.ts';
import { messages } from './shell.messages.ts';

const icons: Record<TabName, Icon> = {
  home: HomeIcon,
  markets: MarketsIcon,
  watchlist: StarIcon,
  trade: TradeIcon,
  profile: AccountIcon,
};

/** For who is signed in, and after the first picture. */
const StopOutWatch = lazy(() =>
  import('#presentation/near-stop-out/StopOutWatch.tsx').catch(() => ({ default: () => null })),
);

interface TabsProps {
  readonly name: RouteName | null;
  /** The screen whose place is marked: that of the list where one is beside the screen. */
  readonly around: RouteName | null;
}

/** The five tabs (spec §2): a bar at the lower edge on screens that are tabs; from 1024 px a rail beside every screen. */
export function Tabs({ name, around }: TabsProps): ReactNode {
  const intl = useIntl();
  // Its tab is selected at once.
  const pressed = usePressed();
  const label = intl.formatMessage(messages.tabs);
  const addressOf = useTabAddresses(name);
  const { isSignedIn } = useSession();
  const [wasSignedIn] = useState(isSignedIn);
  const [tradeIcon, setTradeIcon] = useState<ReactNode>(null);
  const items = tabs.map((id) => {
    const Symbol = icons[id];
    return {
      id,
      label: intl.formatMessage(titles[id]),
      icon: (id === 'trade' && tradeIcon) || <Symbol size={22} aria-hidden />,
      href: addressOf(id),
      isCurrent: id === (pressed !== null && isTab(pressed) ? pressed : name),
      isAround: around !== null && id === tabOf(around),
    };
  });
  return (
    <>
      <MainNavigation
        label={label}
        brand={intl.formatMessage(messages.brand)}
        items={items}
        hasBar={name !== null && isTab(name)}
      />
      {isSignedIn && (
        <Suspense fallback={null}>
          <StopOutWatch isAfterSignIn={!wasSignedIn} onIcon={setTradeIcon} />
        </Suspense>
      )}
    </>
  );
}

/** Each tab's address as it was left, with the list and filter that were chosen there. */
function useTabAddresses(name: RouteName | null): (tab: TabName) => string {
  const { search } = useLocation();
  const [left, setLeft] = useState<Partial<Record<TabName, string>>>({});
  if (name !== null && isTab(name) && left[name] !== search) setLeft({ ...left, [name]: search });
  return (tab) => routePaths[tab] + (left[tab] ?? '');
}
