import { Button, EmptyState, SegmentedControl, Skeleton, Stack } from '@meridian/design-system';
import { use, useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { alertsView, viewParam } from '#platform/address/alerts-address.ts';
import { links } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { PriceAlertsContext } from '#presentation/alerts-door.ts';
import { LatePart } from '#presentation/late/LatePart.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useDeviceWatchlist } from '#presentation/watching/device-watchlist.ts';
import { OnDevice } from '../../OnDevice.tsx';
import { useWatchedQuotes } from '../../useWatchedQuotes.ts';
import { messages as watchlistMessages } from '../Watchlist/Watchlist.messages.ts';
import { messages } from './Manage.messages.ts';
import { ManagedList } from './ManagedList.tsx';
import { useRemoval } from './useRemoval.ts';

type View = 'list' | typeof alertsView;

/** Which of the two the address names; anything else is the watchlist. */
function useView(): readonly [View, (view: View) => void] {
  const [query, setQuery] = useSearchParams();
  const view = query.get(viewParam) === alertsView ? alertsView : 'list';
  const show = (next: View): void => {
    const { [viewParam]: _view, ...others } = Object.fromEntries(query);
    const kept = next === 'list' ? others : { ...others, [viewParam]: next };
    setQuery(new URLSearchParams(kept), { replace: true });
  };
  return [view, show];
}

/** What is watched, and the prices that are waited for: puts the one in order and takes off what is no longer wanted. */
export default function ManageScreen(): ReactNode {
  const intl = useIntl();
  const [view, show] = useView();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.watchlist()}>
      <Stack gap={3}>
        <SegmentedControl
          label={intl.formatMessage(messages.view)}
          value={view}
          onChange={show}
          options={[
            { value: 'list', label: intl.formatMessage(messages.viewList) },
            { value: alertsView, label: intl.formatMessage(messages.viewAlerts) },
          ]}
        />
        {view === 'list' ? <ManagedWatchlist /> : <Alerts />}
      </Stack>
    </ScreenFrame>
  );
}

/** Every price alert of this device. */
function Alerts(): ReactNode {
  const intl = useIntl();
  const loadAlerts = use(PriceAlertsContext);
  const load = useCallback(
    () => loadAlerts().then(({ ManagedAlerts }) => ({ default: ManagedAlerts })),
    [loadAlerts],
  );
  const awaited = <Skeleton shape="row" count={4} />;
  return (
    <LatePart load={load} what={intl.formatMessage(messages.whatAlerts)} awaited={awaited}>
      {(ManagedAlerts) => <ManagedAlerts awaited={awaited} />}
    </LatePart>
  );
}

/** Puts the watchlist in order: by touch or keyboard, in groups. */
function ManagedWatchlist(): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const { products } = useDeviceWatchlist();
  const { request, reload } = useWatchedQuotes();
  const removal = useRemoval(knownData(request)?.list ?? null);
  const isEmptyHere = !isSignedIn && products.length === 0 && removal.last.length === 0;
  const nothing = (
    <EmptyState
      title={intl.formatMessage(watchlistMessages.emptyTitle)}
      body={intl.formatMessage(watchlistMessages.emptyBody)}
      action={<Button href={links.markets()}>{intl.formatMessage(watchlistMessages.emptyAction)}</Button>}
    />
  );
  return (
    <Stack gap={2}>
      {!isSignedIn && <OnDevice />}
      {isEmptyHere ? (
        nothing
      ) : (
        <RequestView
          request={request}
          reload={reload}
          what={intl.formatMessage(watchlistMessages.what)}
          skeleton={<Skeleton shape="row" count={10} />}
          isEmpty={({ list }) => list.length === 0 && removal.last.length === 0}
          empty={nothing}
        >
          {({ list }) => <ManagedList quotes={list} removal={removal} />}
        </RequestView>
      )}
    </Stack>
  );
}
