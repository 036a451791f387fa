import { watchlist } from '@meridian/api';
import { Button, EmptyState, GrowingList, Skeleton, Stack, Text } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { useRead } from '#platform/use-read.ts';
import { useSession } from '#platform/provider.tsx';
import { links } from '#platform/links.ts';
import { LiveQuoteRow } from '#presentation/LiveQuoteRow.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { messages } from './Watchlist.messages.ts';

function Watched() {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useRead(watchlist, {}, { subject: 'watchlist' }));
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={6} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.emptyAction)}</Button>}
        />
      }
    >
      {({ list }) => (
        <Stack gap={2}>
          <Text size="s" tone="secondary">
            {intl.formatMessage(messages.count, { count: list.length })}
          </Text>
          <GrowingList
            label={intl.formatMessage(messages.title)}
            items={list}
            keyOf={(entry) => entry.id}
            renderRow={(entry) => <LiveQuoteRow quote={entry} />}
          />
        </Stack>
      )}
    </RequestView>
  );
}

export default function WatchlistScreen() {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)}>
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
