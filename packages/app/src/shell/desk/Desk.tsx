import {
  breakpoints,
  KeyboardIcon,
  LinkProvider,
  RailFoot,
  SplitView,
  useMinWidth,
  type ScreenPane,
} from '@meridian/design-system';
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '#platform/intl.tsx';
import { routePaths } from '#platform/paths.ts';
import { useSession } from '#platform/provider.tsx';
import { QuoteTable } from '#presentation/QuoteTable/QuoteTable.tsx';
import { ScreenContext, type Beside, type ScreenSurroundings } from '#presentation/screen-context.ts';
import { Guard } from '../Guard.tsx';
import { fetchScreen } from '../fetch-screen.ts';
import { Loaded, type LoadedProps } from '../Loaded.tsx';
import { titles } from '../routes.messages.ts';
import { isList as isListRoute, isTab, routes, sourceOf, type RouteName } from '../routes.ts';
import ScreenStates from '../ScreenStates.tsx';
import { PaneAddress } from './PaneAddress.tsx';
import { panesOf, type Address, type PanePlan, type Room } from './panes.ts';
import { usePaneScroll } from './pane-scroll.ts';
import { usePaneWidths } from './pane-widths.ts';
import { messages } from './desk.messages.ts';
import { useHeldHere } from './ordering-keys.ts';
import { usePanePlaces, useRowInSight } from './pane-places.ts';
import { DetailLink, isAside } from './DetailLink.tsx';
import { RowLink, SubjectContext } from './RowLink.tsx';
import { useLetterKeys, useShortcuts } from './shortcuts.ts';
import { subjectKey, subjectOf } from './subject.ts';
import { useWalk } from './walk.ts';

/** For who asks for it. */
const KeysDialog = lazy(() => import('./KeysDialog.tsx').catch(() => ({ default: () => null })));

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

  const page = useMemo(() => ({ pathname, search }), [pathname, search]);
  const [beside, onBeside] = useBesideOf(name, page);
  // A screen beside the page never asks anybody to sign in: it is just not there.
  const canStand = (plan: PanePlan): boolean =>
    plan.name === name || routes[plan.name].access !== 'signedIn' || isSignedIn;
  const room = useRoom();
  const plans = panesOf({ name, address: page, origin, beside, room }).filter(canStand);
  const listPlan = plans.find(isList);
  const list = listPlan?.name;
  const subject = beside ?? page;
  useListThatStays(name, listPlan?.address, origin, onOrigin);
  usePanePlaces(
    plans.map((plan) => ({ id: plan.name, subject: isList(plan) ? '' : subjectKey(plan.address) })),
  );
  const isReadOn = isAside(location.state);
  // Nobody chose it there: the list stays where it is.
  useRowInSight(isReadOn ? undefined : list, subjectKey(subject));
  const [widths, onWidth] = usePaneWidths();
  const [hasLetters, onLetters] = useLetterKeys();
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never');
  const onHelp = useCallback(() => setHelp('open'), [setHelp]);
  useWalk(list, subject, hasLetters);
  const { position, closable, isAwaited } = useHeldHere(subject);
  const held = useMemo(() => ({ position, closable, isAwaited }), [position, closable, isAwaited]);
  useShortcuts({ subject, held, hasLetters, onHelp });
  usePaneScroll(name);

  const hasAside = plans.some((plan) => plan.name === 'close' || plan.name.startsWith('ticket'));
  // A ticket and the way to close lead back to what stands beside the list; what was come to from a text, to the text.
  const isBesideList = list !== undefined && !isReadOn && (subjectOf(pathname)?.isShown ?? false);
  const paneOf = (plan: PanePlan): ScreenPane => {
    const isMain = plan.name === name;
    const isRoomy = room === 'three' && plan.place === 'room';
    const onSearch = (next: string): void => {
      if (isList(plan)) onOrigin({ ...plan.address, search: next });
      else void navigate({ pathname, search: next }, { replace: true, state: location.state as unknown });
    };
    const isComing = !isMain && beside?.search === '';
    const surroundings = { isMain, isRoomy, isComing, hasAside, isBesideList, hasActed, onTitle, onBeside };
    const content = (
      <PaneAddress address={plan.address} isMain={isMain} onSearch={onSearch}>
        <LinkProvider component={isList(plan) ? RowLink : DetailLink}>
          <PaneScreen name={plan.name} {...surroundings} {...{ arrived, onReload }} />
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
      <SplitView
        panes={plans.map(paneOf)}
        resizing={{ widths, onWidth, label: (pane) => intl.formatMessage(messages.resize, { pane }) }}
      />
      <RailFoot
        label={intl.formatMessage(messages.keysShow)}
        icon={<KeyboardIcon size={22} aria-hidden />}
        onPress={onHelp}
      />
      {help !== 'never' && (
        <Suspense fallback={null}>
          <KeysDialog
            isOpen={help === 'open'}
            onClose={() => setHelp('closed')}
            {...{ hasLetters, onLetters }}
          />
        </Suspense>
      )}
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
  return place === 'list' || place === 'table' || name === 'trade';
}

/** Beside what was opened by its address stands the list it would have been chosen from: that one stays from then on. */
function useListThatStays(
  name: RouteName,
  list: Address | undefined,
  origin: Address | null,
  onOrigin: DeskProps['onOrigin'],
): void {
  const isMessage = name === 'noticeDetail';
  useEffect(() => {
    const isKept = isMessage ? list?.pathname === origin?.pathname : origin !== null;
    if (list !== undefined && !isKept) onOrigin(list);
  });
}

interface BesideList {
  readonly list: Address;
  readonly address: Address | null;
}

/** What a list wants beside itself. It stays while that list is asked for: no ticket changes its instrument by itself. */
function useBesideOf(name: RouteName, list: Address): [Address | null, (said: Beside) => void] {
  const [last, setLast] = useState<BesideList | null>(null);
  const onBeside = useCallback(
    (said: Beside) => setLast((before) => besideOf(before, said, name, list)),
    [name, list],
  );
  return [last?.list.pathname === list.pathname ? last.address : null, onBeside];
}

function besideOf(before: BesideList | null, said: Beside, name: RouteName, list: Address): BesideList {
  if (said === null) return { list, address: null };
  const kept = before?.list.pathname === list.pathname ? before.address : null;
  const isKept = kept !== null && (said === 'comes' || (before?.list === list && kept.search !== ''));
  return isKept ? { list: before?.list ?? list, address: kept } : { list, address: addressOf(said, name) };
}

/** What has no address yet has the room of its kind. Beside the messages there is none until one is opened. */
function addressOf(beside: NonNullable<Beside>, list: RouteName): Address {
  if (list === 'notices') return { pathname: routePaths.noticeDetail, search: '?' };
  if (beside === 'comes') {
    return { pathname: list === 'trade' ? routePaths.position : routePaths.quoteStock, search: '' };
  }
  const [pathname = '', search = ''] = beside.split('?');
  return { pathname, search: `?${search}` };
}

/** Of every screen beside the main one. */
const companion = { hasTabBar: false, isCompanion: true, onTitle: () => {}, QuoteTable };

interface PaneScreenProps extends LoadedProps, Pick<DeskProps, 'hasActed' | 'onTitle'> {
  readonly isMain: boolean;
  readonly isRoomy: boolean;
  /** What it is about is not known yet. */
  readonly isComing: boolean;
  /** The ticket stands there too. */
  readonly hasAside: boolean;
  readonly isBesideList: boolean;
  onBeside(said: Beside): void;
}

/** A screen beside the main one names no window and leads nowhere back. */
function PaneScreen(props: PaneScreenProps): ReactNode {
  const { name, isMain, isRoomy, isComing, hasAside, isBesideList, hasActed } = props;
  const { onTitle, onBeside, arrived, onReload } = props;
  const intl = useIntl();
  const routeTitle = intl.formatMessage(titles[name]);
  // The app's frame is not compiled: what is told to a screen must not be another object each time.
  const surroundings = useMemo(
    (): ScreenSurroundings =>
      isMain
        ? {
            routeTitle,
            hasTabBar: isTab(name),
            isRoomy,
            hasAside,
            isBesideList,
            hasActed,
            onTitle,
            // Nothing but a list decides what stands beside it.
            ...(isListRoute(name) && { onBeside }),
            QuoteTable,
          }
        : { ...companion, routeTitle, isRoomy, hasAside, hasActed },
    [name, routeTitle, isMain, isRoomy, hasAside, isBesideList, hasActed, onTitle, onBeside],
  );
  const coming = <ScreenStates kind="slow" title={routeTitle} />;
  const shown = isComing ? coming : <Loaded name={name} arrived={arrived} onReload={onReload} />;
  return (
    <ScreenContext value={surroundings}>
      {/* Of its own: a pane whose code is on its way hides none of the others. */}
      <Suspense fallback={isMain ? <PageStays {...{ name, arrived }}>{coming}</PageStays> : coming}>
        {routes[name].access === 'signedIn' ? <Guard>{shown}</Guard> : shown}
      </Suspense>
    </ScreenContext>
  );
}

interface PageStaysProps extends Pick<LoadedProps, 'name' | 'arrived'> {
  /** The screen's skeleton: its code may arrive after React looked for it and before React looks here. */
  readonly children: ReactNode;
}

/** While the page's own screen is on its way, the page before stays as a whole. */
function PageStays({ name, arrived, children }: PageStaysProps): ReactNode {
  use(fetchScreen(sourceOf(name), arrived, useTexts()));
  return children;
}
