import { BellIcon, IconLink, TopBarSearch } from '@meridian/design-system';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { links, routePaths } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { messages } from './Home.messages.ts';

const UnreadBell = lazy(() => import('./own/UnreadBell.tsx').catch(() => ({ default: PlainBell })));

const PlainBell = () => <BellIcon aria-hidden />;

/** In the bar of home: the way to search. */
export function SearchWay() {
  const intl = useIntl();
  return <TopBarSearch href={links.search()} label={intl.formatMessage(messages.search)} />;
}

/** Beside it: the way to messages, with how many are unread. */
export function MessagesWay() {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  return (
    <IconLink
      label={intl.formatMessage(messages.messages)}
      href={routePaths.notices}
      icon={
        isSignedIn ? (
          <Suspense fallback={<PlainBell />}>
            <UnreadBell />
          </Suspense>
        ) : (
          <PlainBell />
        )
      }
    />
  );
}
