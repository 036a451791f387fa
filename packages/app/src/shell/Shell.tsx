import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Route as RouterRoute, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { ScreenContext } from '../presentation/screen-context.ts';
import { useStartUp } from './boot.ts';
import { Guard } from './Guard.tsx';
import { LazyScreen, type ArrivedScreens } from './LazyScreen.tsx';
import { NotFound } from './NotFound.tsx';
import { titles } from './routes.messages.ts';
import { addressesOf, isTab, routeNames, routeOf, routes, type LoadScreen, type RouteName } from './routes.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useKeptScroll } from './scroll.ts';
import { messages } from './shell.messages.ts';
import { Frame } from './Shell.styles.ts';
import { Tabs } from './Tabs.tsx';

const loadNotBuilt: LoadScreen = () =>
  import('../features/notbuilt/index.ts').then(({ NotBuiltScreen }) => ({ default: NotBuiltScreen }));

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
  useStartUp();
  useKeptScroll();
  useFocusOnNavigation(frame);

  const name = routeOf(pathname);
  const tab = name !== null && isTab(name) ? name : null;
  return (
    <Frame ref={frame}>
      <Routes>
        {routeNames.flatMap((route) =>
          addressesOf(route).map((path) => (
            <RouterRoute key={path} path={path} element={<Place name={route} arrived={arrived} onReload={onReload} />} />
          )),
        )}
        <RouterRoute path="*" element={<NotFound />} />
      </Routes>
      <Tabs current={tab} hasBar={tab !== null} />
    </Frame>
  );
}

interface PlaceProps {
  readonly name: RouteName;
  readonly arrived: ArrivedScreens;
  onReload(): void;
}

/** One screen in its place. */
function Place({ name, arrived, onReload }: PlaceProps): ReactNode {
  const intl = useIntl();
  const { key } = useLocation();
  const { screen, access } = routes[name];
  const routeTitle = intl.formatMessage(titles[name]);

  const onTitle = useCallback(
    (title: string) => {
      document.title = intl.formatMessage(messages.windowTitle, { title });
    },
    [intl],
  );
  useEffect(() => onTitle(routeTitle), [onTitle, routeTitle]);
  const surroundings = useMemo(
    () => ({ routeTitle, hasTabBar: isTab(name), onTitle }),
    [routeTitle, name, onTitle],
  );

  const load = screen === 'notBuilt' ? loadNotBuilt : screen;
  const shown = (
    <ScreenBoundary title={routeTitle} resetKey={key} onReload={onReload}>
      <LazyScreen key={name} load={load} title={routeTitle} arrived={arrived} onReload={onReload} />
    </ScreenBoundary>
  );
  return (
    <ScreenContext value={surroundings}>
      {access === 'signedIn' ? <Guard key={name}>{shown}</Guard> : shown}
    </ScreenContext>
  );
}

/** After a navigation, readers begin at the new screen's heading. Not at the first one: the page has just been read. */
function useFocusOnNavigation(frame: { readonly current: HTMLElement | null }): void {
  const { pathname, search } = useLocation();
  const isReplace = useNavigationType() === 'REPLACE';
  // A filter in the address replaces the entry: the user stays where they are.
  const place = useRef({ pathname, search });
  useEffect(() => {
    const before = place.current;
    place.current = { pathname, search };
    const isSamePlace = before.pathname === pathname && (before.search === search || isReplace);
    if (isSamePlace || frame.current === null) return;
    return focusHeading(frame.current);
  }, [pathname, search, isReplace, frame]);
}

/** Focuses the heading, now or as soon as the screen's code has arrived. */
function focusHeading(frame: HTMLElement): () => void {
  const observer = new MutationObserver(() => tryNow());
  function tryNow(): void {
    const heading = frame.querySelector('h1');
    if (heading === null) return;
    observer.disconnect();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(frame, { childList: true, subtree: true });
  tryNow();
  return () => observer.disconnect();
}
