import { Button, EmptyState, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/links.ts';
import { useSession } from '#platform/provider.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useDeviceWatchlist } from '#presentation/watching/device-watchlist.ts';
import { OnDevice } from '../../OnDevice.tsx';
import { useWatchedQuotes } from '../../useWatchedQuotes.ts';
import { messages as watchlistMessages } from '../Watchlist/Watchlist.messages.ts';
import { messages } from './Manage.messages.ts';
import { ManagedList } from './ManagedList.tsx';
import { useRemoval } from './useRemoval.ts';

/** Puts the watchlist in order: by touch or keyboard, in groups, and takes off what is no longer watched. */
export default function ManageScreen(): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const { products } = useDeviceWatchlist();
  const { request, reload } = useWatchedQuotes();
  const removal = useRemoval();
  const isEmptyHere = !isSignedIn && products.length === 0 && removal.last.length === 0;
  const nothing = (
    <EmptyState
      title={intl.formatMessage(watchlistMessages.emptyTitle)}
      body={intl.formatMessage(watchlistMessages.emptyBody)}
      action={<Button href={links.markets()}>{intl.formatMessage(watchlistMessages.emptyAction)}</Button>}
    />
  );
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.watchlist()}>
      <Stack gap={2}>
        {!isSignedIn && <OnDevice />}
        {isEmptyHere ? (
          nothing
        ) : (
          <RequestView
            request={request}
            reload={reload}
            what={intl.formatMessage(watchlistMessages.what)}
            skeleton={<Skeleton shape="quote" count={10} />}
            isEmpty={({ list }) => list.length === 0 && removal.last.length === 0}
            empty={nothing}
          >
            {({ list }) => <ManagedList quotes={list} removal={removal} />}
          </RequestView>
        )}
      </Stack>
    </ScreenFrame>
  );
}
