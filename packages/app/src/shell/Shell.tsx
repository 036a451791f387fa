import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AppShell, breakpoints, useMinWidth } from '@meridian/design-system';
import { usePorts } from '#platform/ports/context.ts';
import { ScreenContext } from '#presentation/screen-context.ts';
import type { DeskProps } from './desk/Desk.tsx';
import { Guard } from './Guard.tsx';
import type { ArrivedScreens } from './loading/fetch-screen.ts';
import { Loaded } from './loading/Loaded.tsx';
import { LockGate } from './lock/LockGate.tsx';
import { useOrigin } from './origin.ts';
import { titles } from './routes.messages.ts';
import { hasDesk, isTab, routeOf, routes } from './routes.ts';
import { loadScreenStates, ScreenState } from './ScreenState.tsx';
import { messages } from './shell.messages.ts';
import { Tabs } from './Tabs.tsx';

/** Carries the contract's schemas, and draws nothing: it comes after the first picture. */
const StartUp = lazy(() => import('./StartUp.tsx').catch(() => ({ default: () => null })));

/** What may be opened next is nobody's hurry, nor is a price that somebody waits for. */
const Afterwards = lazy(() => import('./Afterwards.tsx').catch(() => ({ default: () => null })));

/** Fetched ahead: a screen that is left before this has come is found at its top again. */
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
    // The press itself is answered first: all that shows a screen asks whether somebody has acted.
    const act = (): void => startTransition(() => setActed(true));
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
  const { network } = usePorts();
  const [opened, setOpened] = useState<typeof location | null>(location);
  const hasActed = useHasActed();
  const fetchesAhead = hasActed || !network.savesData();
  const [arrived] = useState<ArrivedScreens>(() => arrivedBefore ?? new Map());
  const frame = useRef<HTMLDivElement>(null);

  const isWide = useMinWidth(breakpoints.split);
  useEffect(() => {
    if (isWide) void loadDesk().catch(() => {});
  }, [isWide]);

  // What says that a screen cannot be loaded has to be here before that happens.
  useEffect(() => void loadScreenStates(), []);

  const name = routeOf(location.pathname);
  const [origin, setOrigin] = useOrigin(name);
  const isOnDesk = isWide && name !== null && hasDesk(name);
  // The rail marks the place of the list that is beside the screen.
  const listName = isOnDesk && origin !== null ? routeOf(origin.pathname) : null;
  return (
    <LockGate onOpen={() => setOpened(null)}>
      <AppShell ref={frame} navigation={<Tabs name={name} around={listName ?? name} />}>
        {/* Always the same one: the screen before stays in it while the next is on its way. */}
        <Suspense fallback={null}>
          {name === null ? (
            <UnknownAddress />
          ) : (
            <RouteScreen
              name={name}
              {...{ isOnDesk, origin, hasActed, arrived, onReload }}
              onOrigin={setOrigin}
            />
          )}
        </Suspense>
        <Suspense fallback={null}>
          <StartUp />
        </Suspense>
        {/* Boundaries come with these: in one that is there already, their code would keep the screen before until it has come. */}
        {name !== null && fetchesAhead && (
          <Suspense fallback={null}>
            <Afterwards {...{ name, frame, arrived }} />
          </Suspense>
        )}
        {(fetchesAhead || location !== opened) && (
          <Suspense fallback={null}>
            <Arrivals frame={frame} opened={opened} />
          </Suspense>
        )}
      </AppShell>
    </LockGate>
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

const loadDesk = () => import('./desk/Desk.tsx');
const Desk = lazy(() => loadDesk().catch(() => ({ default: OneScreen })));

interface RouteScreenProps extends Omit<DeskProps, 'onTitle'> {
  readonly isOnDesk: boolean;
}

/** The screen of a route; on a wide window with the screens that may be beside it. */
function RouteScreen({ isOnDesk, ...props }: RouteScreenProps): ReactNode {
  const intl = useIntl();
  const onTitle = useWindowTitle(intl.formatMessage(titles[props.name]));
  return isOnDesk ? <Desk {...props} onTitle={onTitle} /> : <OneScreen {...props} onTitle={onTitle} />;
}

type OneScreenProps = Omit<DeskProps, 'origin' | 'onOrigin'>;

/** A screen that is alone. */
function OneScreen({ name, hasActed, onTitle, arrived, onReload }: OneScreenProps): ReactNode {
  const intl = useIntl();
  const routeTitle = intl.formatMessage(titles[name]);
  const surroundings = useMemo(
    () => ({ routeTitle, hasTabBar: isTab(name), hasActed, onTitle }),
    [routeTitle, name, hasActed, onTitle],
  );
  const shown = <Loaded name={name} arrived={arrived} onReload={onReload} />;
  return (
    <ScreenContext value={surroundings}>
      {routes[name].access === 'signedIn' ? <Guard key={name}>{shown}</Guard> : shown}
    </ScreenContext>
  );
}
