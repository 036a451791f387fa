import { tradeTab } from '@meridian/api';
import { Stack, Tabs } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Message } from '#platform/words/messages.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import NearStopOuts from '#presentation/near-stop-out/NearStopOuts.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useBeside } from '#presentation/screen-context.ts';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { noFilter, withFilter } from '../../filter.ts';
import { Follows } from '../../follows/Follows.tsx';
import { ClosedList } from './ClosedList.tsx';
import { EntrustedList } from './EntrustedList.tsx';
import { Holdings } from './Holdings.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';
import { messages } from './Trade.messages.ts';

/** Follow investments is the missing 3 of the spec's codes, local to the app (DECISIONS 10). */
const followTab = 3;

interface TabView {
  readonly code: number;
  readonly message: Message;
  readonly Content: () => ReactNode;
  /** It begins with a bar of its own. */
  readonly hasBar: boolean;
}

/** Five tabs, in the order of the trade (spec §2). */
const tabs: readonly [TabView, ...TabView[]] = [
  { code: tradeTab.holdings, message: messages.holdings, Content: Holdings, hasBar: true },
  { code: tradeTab.closed, message: messages.closed, Content: ClosedList, hasBar: true },
  { code: tradeTab.entrusted, message: messages.entrusted, Content: EntrustedList, hasBar: true },
  {
    code: tradeTab.subscription,
    message: messages.subscription,
    Content: SubscriptionList,
    hasBar: false,
  },
  { code: followTab, message: messages.follow, Content: Follows, hasBar: false },
];

/** The trade tab: what is held, what was closed, what waits (spec §2, /pages/trade/index). */
export default function TradeScreen(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { isSignedIn } = useSession();
  // Beside a position, the tab it came from.
  const asked = query.get('tab') ?? query.get('type');
  const current = tabs.find(({ code }) => String(code) === asked) ?? tabs[0];
  useBeside(current.Content === Holdings || current.Content === ClosedList ? undefined : null);
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} isWide hasTabsFirst={isSignedIn}>
      {isSignedIn ? (
        <Stack gap={0}>
          {/* Among the holdings its own row says it, and is first. */}
          {current.code !== tradeTab.holdings && <NearStopOuts />}
          <Tabs
            isTight={current.hasBar}
            label={intl.formatMessage(messages.tabs)}
            value={String(current.code)}
            onChange={(tab) =>
              // Beside a position the rest of the address is that position's. A filter is of its own list.
              setQuery(
                (kept) => withFilter(new URLSearchParams({ ...Object.fromEntries(kept), tab }), noFilter),
                { replace: true },
              )
            }
            items={tabs.map(({ code, message }) => ({
              value: String(code),
              label: intl.formatMessage(message),
            }))}
          >
            <current.Content />
          </Tabs>
        </Stack>
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}
