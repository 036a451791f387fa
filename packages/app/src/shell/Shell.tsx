import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
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
import { messages } from './shell.messages.ts';
import { Tabs } from './Tabs.tsx';

/** Carries the contract's schemas, and draws nothing: it comes after the first picture. */
const StartUp = lazy(() => import('./StartUp.tsx').catch(() => ({ default: () => null })));

/** Nothing is left before a person does something, or another address is opened. */
const Arrivals = lazy(() => import('./Arrivals.tsx').catch(() => ({ default: PlainArrivals })));

/** Where the code did not come: a screen starts at its top. */
function PlainArrivals(): ReactNode {
  const { key } = useLocation();
  useEffect(() => window.scrollTo(0, 0), [key]);
  return null;
}

const firstActions = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether the person has done anything yet. */
function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false);
  useEffect(() => {
    if (hasActed) return;
    const act = (): void => setActed(true);
    for (const type of firstActions) window.addEventListener(type, act, { passive: true });
    return () => {
      for (const type of firstActions) window.removeEventListener(type, act);
    };
  }, [hasActed]);
  return hasActed;
}

export interface ShellProps {
  /** Code already on its way or here, such as the first screen's. */
  readonly arrived?: ArrivedScreens;
  /** Loads the page anew. */
  onReload(): void;
}

/** Everything around the screens: which one an address shows, who may see it, the tabs, and what happens between two. */
export function Shell({ arrived: arrivedBefore, onReload }: ShellProps): ReactNode {
  const location = useLocation();
  const [opened] = useState(location);
  const hasActed = useHasActed();
  const [arrived] = useState<ArrivedScreens>(() => arrivedBefore ?? new Map());
  const frame = useRef<HTMLDivElement>(null);

  // What says that a screen cannot be loaded has to be here before that happens.
  useEffect(() => void loadScreenStates(), []);

  const name = routeOf(location.pathname);
  return (
    <AppShell ref={frame} navigation={<Tabs name={name} />}>
      {name === null ? (
        <UnknownAddress />
      ) : (
        <RouteScreen name={name} hasActed={hasActed} arrived={arrived} onReload={onReload} />
      )}
      <Suspense fallback={null}>
        <StartUp />
      </Suspense>
      <Suspense fallback={null}>
        {(hasActed || location !== opened) && <Arrivals frame={frame} opened={opened} />}
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
  readonly hasActed: boolean;
  readonly arrived: ArrivedScreens;
  onReload(): void;
}

/** The screen of a route, with the screens that may stand beside it. */
function RouteScreen({ name, hasActed, arrived, onReload }: RouteScreenProps): ReactNode {
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
    () => ({ routeTitle, hasTabBar: isTab(name), hasAside, hasActed, onTitle }),
    [routeTitle, name, hasAside, hasActed, onTitle],
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
function Beside(props: Omit<RouteScreenProps, 'hasActed'>): ReactNode {
  const intl = useIntl();
  const routeTitle = intl.formatMessage(titles[props.name]);
  const surroundings = useMemo(
    () => ({ routeTitle, hasTabBar: false, isCompanion: true, hasActed: false, onTitle: () => {} }),
    [routeTitle],
  );
  return (
    <ScreenContext value={surroundings}>
      <Loaded {...props} />
    </ScreenContext>
  );
}

/** The code of a screen, and what stands in its place if it breaks. */
function Loaded({ name, arrived, onReload }: Omit<RouteScreenProps, 'hasActed'>): ReactNode {
  const intl = useIntl();
  const { key } = useLocation();
  const title = intl.formatMessage(titles[name]);
  return (
    <ScreenBoundary title={title} resetKey={key} onReload={onReload}>
      <LazyScreen key={name} {...sourceOf(name)} title={title} arrived={arrived} onReload={onReload} />
    </ScreenBoundary>
  );
}
