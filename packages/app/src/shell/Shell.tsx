import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { AppShell, SplitView, type CompanionScreen } from '@meridian/design-system';
import { useSession } from '#platform/provider.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { useCompanions } from './companions.ts';
import { Guard } from './Guard.tsx';
import { LazyScreen, type ArrivedScreens } from './LazyScreen.tsx';
import { titles } from './routes.messages.ts';
import { isTab, routeOf, routes, sourceOf, type RouteName } from './routes.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { loadScreenStates, ScreenState } from './ScreenState.tsx';
import { useKeptScroll } from './scroll.ts';
import { messages } from './shell.messages.ts';
import { Tabs } from './Tabs.tsx';

/** Carries the contract's schemas, and draws nothing: it comes after the first picture. */
const StartUp = lazy(() => import('./StartUp.tsx').catch(() => ({ default: () => null })));

export interface ShellProps {
  /** Code already on its way or here, such as the first screen's. */
  readonly arrived?: ArrivedScreens;
  /** Loads the page anew. */
  onReload(): void;
}

/** Everything around the screens: which one an address shows, who may see it, the tabs, and what happens between two. */
export function Shell({ arrived: arrivedBefore, onReload }: ShellProps): ReactNode {
  const { pathname } = useLocation();
  const [arrived] = useState<ArrivedScreens>(() => arrivedBefore ?? new Map());
  const frame = useRef<HTMLDivElement>(null);
  useKeptScroll();
  useFocusOnNavigation(frame);

  // What says that a screen cannot be loaded has to be here before that happens.
  useEffect(() => void loadScreenStates(), []);

  const name = routeOf(pathname);
  return (
    <AppShell ref={frame} navigation={<Tabs name={name} />}>
      {name === null ? <UnknownAddress /> : <RouteScreen name={name} arrived={arrived} onReload={onReload} />}
      <Suspense fallback={null}>
        <StartUp />
      </Suspense>
    </AppShell>
  );
}

/** An address the app has no screen for (spec §8). */
function UnknownAddress(): ReactNode {
  const intl = useIntl();
  const title = intl.formatMessage(messages.notFoundTitle);
  useWindowTitle(title);
  return <ScreenState kind="notFound" title={title} />;
}

function useWindowTitle(title: string): (title: string) => void {
  const intl = useIntl();
  const show = useCallback(
    (name: string) => {
      document.title = intl.formatMessage(messages.windowTitle, { title: name });
    },
    [intl],
  );
  useEffect(() => show(title), [show, title]);
  return show;
}

interface RouteScreenProps {
  readonly name: RouteName;
  readonly arrived: ArrivedScreens;
  onReload(): void;
}

/** The screen of a route, with the screens that may stand beside it. */
function RouteScreen({ name, arrived, onReload }: RouteScreenProps): ReactNode {
  const intl = useIntl();
  const { access } = routes[name];
  const routeTitle = intl.formatMessage(titles[name]);

  const onTitle = useWindowTitle(routeTitle);
  const { list, aside } = useCompanions(name);
  const { isSignedIn } = useSession();
  // A companion never asks anybody to sign in: it is just not there.
  const canStand = (companion: RouteName | undefined): companion is RouteName =>
    companion !== undefined && (routes[companion].access !== 'signedIn' || isSignedIn);
  const hasAside = canStand(aside);
  const surroundings = useMemo(
    () => ({ routeTitle, hasTabBar: isTab(name), hasAside, onTitle }),
    [routeTitle, name, hasAside, onTitle],
  );

  const shown = <Loaded name={name} arrived={arrived} onReload={onReload} />;
  const beside = (companion: RouteName | undefined): CompanionScreen | undefined => {
    if (!canStand(companion)) return undefined;
    const label = intl.formatMessage(titles[companion]);
    return { label, content: <Beside name={companion} arrived={arrived} onReload={onReload} /> };
  };
  return (
    <SplitView
      list={beside(list)}
      detail={
        <ScreenContext value={surroundings}>
          {access === 'signedIn' ? <Guard key={name}>{shown}</Guard> : shown}
        </ScreenContext>
      }
      aside={beside(aside)}
    />
  );
}

/** A screen beside the main one: it names no window and leads nowhere back. */
function Beside(props: RouteScreenProps): ReactNode {
  const intl = useIntl();
  const routeTitle = intl.formatMessage(titles[props.name]);
  const surroundings = useMemo(
    () => ({ routeTitle, hasTabBar: false, isCompanion: true, onTitle: () => {} }),
    [routeTitle],
  );
  return (
    <ScreenContext value={surroundings}>
      <Loaded {...props} />
    </ScreenContext>
  );
}

/** The code of a screen, and what stands in its place if it breaks. */
function Loaded({ name, arrived, onReload }: RouteScreenProps): ReactNode {
  const intl = useIntl();
  const { key } = useLocation();
  const title = intl.formatMessage(titles[name]);
  return (
    <ScreenBoundary title={title} resetKey={key} onReload={onReload}>
      <LazyScreen key={name} {...sourceOf(name)} title={title} arrived={arrived} onReload={onReload} />
    </ScreenBoundary>
  );
}

/** After a navigation, readers begin at the new screen's heading. Not at the first one: the page has just been read. */
function useFocusOnNavigation(frame: { readonly current: HTMLElement | null }): void {
  const { pathname, search } = useLocation();
  const isReplace = useNavigationType() === 'REPLACE';
  // A filter in the address replaces the entry: the user stays where they are.
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const isSameScreen = before.pathname === pathname && (before.search === search || isReplace);
    if (isSameScreen || frame.current === null) return;
    return focusHeading(frame.current);
  }, [pathname, search, isReplace, frame]);
}

/** Focuses the heading as soon as there is one, and again when the screen takes the place of its own skeleton. */
function focusHeading(frame: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  const observer = new MutationObserver(() => tryNow());
  function tryNow(): void {
    if (focused?.isConnected) return;
    const hasUserMovedOn = focused !== null && document.activeElement !== document.body;
    const heading = frame.querySelector('h1');
    if (hasUserMovedOn || heading === null) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(frame, { childList: true, subtree: true });
  tryNow();
  return () => observer.disconnect();
}
