import { watchlist } from '@meridian/api';
import { Button, EditIcon, EmptyState, IconLink } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useRead } from '#platform/use-read.ts';
import { useSession } from '#platform/provider.tsx';
import { links, routePaths } from '#platform/links.ts';
import { QuoteList } from '#presentation/QuoteListing/QuoteList.tsx';
import { QuotesSkeleton } from '#presentation/QuoteListing/QuotesSkeleton.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { messages } from './Watchlist.messages.ts';

function Watched() {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useRead(watchlist, {}, { subject: 'watchlist' }));
  useFirstBeside(request, links.quote);
  const title = intl.formatMessage(messages.title);
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<QuotesSkeleton label={title} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.emptyAction)}</Button>}
        />
      }
    >
      {({ list }) => <QuoteList label={title} quotes={list} />}
    </RequestView>
  );
}

export default function WatchlistScreen() {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  return (
    <ScreenFrame
      title={intl.formatMessage(messages.title)}
      actions={
        isSignedIn && (
          <IconLink
            label={intl.formatMessage(messages.manage)}
            icon={<EditIcon aria-hidden />}
            href={routePaths.watchlistManage}
          />
        )
      }
    >
      {isSignedIn ? (
        <Watched />
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}
