import { breakpoints, LinkProvider, SplitView, useMinWidth, type ScreenPane } from '@meridian/design-system';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { routePaths } from '#platform/paths.ts';
import { useSession } from '#platform/provider.tsx';
import { ScreenContext, type Beside, type ScreenSurroundings } from '#presentation/screen-context.ts';
import { AppLink } from '../AppLink.tsx';
import { Guard } from '../Guard.tsx';
import { Loaded, type LoadedProps } from '../Loaded.tsx';
import { titles } from '../routes.messages.ts';
import { isTab, routes } from '../routes.ts';
import { PaneAddress } from './PaneAddress.tsx';
import { panesOf, type Address, type PanePlan, type Room } from './panes.ts';
import { usePanePlaces, useRowInSight } from './pane-places.ts';
import { RowLink, SubjectContext, subjectKey, subjectOf } from './RowLink.tsx';
import { useWalk } from './walk.ts';

export interface DeskProps extends LoadedProps {
  readonly hasActed: boolean;
  /** The list the person came from. */
  readonly origin: Address | null;
  /** That list is looked at in another way: another filter, another order. */
  onOrigin(list: Address): void;
  /** Told the name of what the page is about, for the window's title. */
  onTitle(title: string): void;
}

/** Screens side by side on a wide window (ART.md "Wide is a desk"): the list one came from, what it is about, what can be done. */
export default function Desk(props: DeskProps): ReactNode {
  const { name, origin, onOrigin, onTitle, hasActed, arrived, onReload } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const { isSignedIn } = useSession();
  const [besideTrade, setBeside] = useState<Address | null>(null);
  const beside = name === 'trade' ? besideTrade : null;

  const page = useMemo(() => ({ pathname, search }), [pathname, search]);
  // A screen beside the page never asks anybody to sign in: it is just not there.
  const canStand = (plan: PanePlan): boolean =>
    plan.name === name || routes[plan.name].access !== 'signedIn' || isSignedIn;
  const plans = panesOf({ name, address: page, origin, beside, room: useRoom() }).filter(canStand);
  const list = plans.find(isList)?.name;
  const subject = beside ?? page;
  usePanePlaces(
    plans.map((plan) => ({ id: plan.name, subject: isList(plan) ? '' : subjectKey(plan.address) })),
  );
  useRowInSight(list, subjectKey(subject));
  useWalk(list, subject);

  const last = plans.at(-1);
  const hasAside = last?.place === 'side' && last.name !== name;
  // A ticket and the way to close lead back to what stands beside the list.
  const isBesideList = list !== undefined && (subjectOf(pathname)?.isShown ?? false);
  const onBeside = useCallback(
    (href: string | null) => setBeside(href === null ? null : addressOf(href)),
    [],
  );
  const main = useMemo(
    () => ({
      routeTitle: intl.formatMessage(titles[name]),
      hasTabBar: isTab(name),
      hasAside,
      isBesideList,
      hasActed,
      onTitle,
      onBeside,
    }),
    [intl, name, hasAside, isBesideList, hasActed, onTitle, onBeside],
  );

  const paneOf = (plan: PanePlan): ScreenPane => {
    const isMain = plan.name === name;
    const onSearch = (next: string): void => {
      if (isList(plan)) onOrigin({ ...plan.address, search: next });
      else void navigate({ pathname, search: next }, { replace: true, state: location.state as unknown });
    };
    const content =
      plan.address === beside && beside.search === '' ? null : (
        <PaneAddress address={plan.address} isMain={isMain} onSearch={onSearch}>
          <LinkProvider component={isList(plan) ? RowLink : AppLink}>
            <PaneScreen
              name={plan.name}
              surroundings={isMain ? main : null}
              arrived={arrived}
              onReload={onReload}
            />
          </LinkProvider>
        </PaneAddress>
      );
    return {
      id: plan.name,
      label: intl.formatMessage(titles[plan.name]),
      place: plan.place,
      isMain,
      content,
    };
  };
  return (
    <SubjectContext value={subject}>
      <SplitView panes={plans.map(paneOf)} />
    </SubjectContext>
  );
}

function useRoom(): Room {
  const hasDesk = useMinWidth(breakpoints.desk);
  const hasTriple = useMinWidth(breakpoints.triple);
  return hasTriple ? 'three' : hasDesk ? 'threeWithTicket' : 'two';
}

/** What the rest is chosen from. The trade tab is a table, and has the room. */
function isList({ name, place }: PanePlan): boolean {
  return place === 'list' || name === 'trade';
}

/** What has no address yet has its room: a position, as the trade tab is the one to ask. */
function addressOf(beside: NonNullable<Beside>): Address {
  if (beside === 'comes') return { pathname: routePaths.position, search: '' };
  const [pathname = '', search = ''] = beside.split('?');
  return { pathname, search: `?${search}` };
}

interface PaneScreenProps extends LoadedProps {
  /** Of the page's own screen; null beside it. */
  readonly surroundings: ScreenSurroundings | null;
}

/** A screen beside the main one names no window and leads nowhere back. */
function PaneScreen({ surroundings, ...loaded }: PaneScreenProps): ReactNode {
  const intl = useIntl();
  const routeTitle = intl.formatMessage(titles[loaded.name]);
  const besides = useMemo(
    () => ({ routeTitle, hasTabBar: false, isCompanion: true, hasActed: false, onTitle: () => {} }),
    [routeTitle],
  );
  const shown = <Loaded {...loaded} />;
  return (
    <ScreenContext value={surroundings ?? besides}>
      {routes[loaded.name].access === 'signedIn' ? <Guard>{shown}</Guard> : shown}
    </ScreenContext>
  );
}
