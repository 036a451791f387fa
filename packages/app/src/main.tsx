import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadTexts } from '#platform/words/catalogues.ts';
import { createPorts, type Surroundings } from './platform/create-ports.ts';
import { adoptLooks } from './platform/demo-link.ts';
import { demoAddress, handedOverClock, isSessionAwaited, type DemoWorld } from './platform/demo.ts';
import { browserNetwork } from '#platform/device/network.ts';
import { browserClock, browserStorage, onPageHidden, randomId } from './platform/ports-browser.ts';
import type { Ports } from '#platform/ports/ports.ts';
import { browserSystemInfo } from '#platform/device/system-info.ts';
import { appPart, createTexts, type Texts } from '#platform/words/texts.ts';
import { Awaited } from './shell/Awaited.tsx';
import type { ArrivedScreens } from './shell/loading/fetch-screen.ts';
import { HashAddress } from './shell/HashAddress.tsx';
import { routeOf, sourceOf } from './shell/routes.ts';

/** What the deployed app and the demo have in common: this browser. Asking it for its time zone takes a slow phone 50 ms. */
const browser = () =>
  ({
    pageUrl: location.href,
    network: browserNetwork(window),
    systemInfo: browserSystemInfo(navigator),
    newId: randomId,
    ...(import.meta.env.PROD && { visit: { build: import.meta.url, onLeave: onPageHidden } }),
  }) satisfies Partial<Surroundings>;

/**
 * The backend's address: `<meta name="meridian-api-base">` of the page, so that a built app can be pointed elsewhere
 * without building it again; else `VITE_API_BASE` of the build; else the page's own origin.
 */
function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="meridian-api-base"]');
  return meta?.content || (import.meta.env['VITE_API_BASE'] as string | undefined) || '';
}

interface Opening {
  readonly ports: Ports;
  /** What is shown beside the app, once it is there. */
  readonly aside: Promise<ReactNode>;
}

/**
 * The demo's ports are there at once; its calls wait until the simulated brokerage has started. That one is heavy, and
 * is not fetched before the first screen has `arrived`.
 */
function openDemo(arrived: Promise<unknown>): Opening {
  const address = demoAddress(location);
  const storage = browserStorage(address.storagePrefix);
  adoptLooks(location.search, storage);
  const boot = arrived.then(() => import('./scenario-panel/boot.ts'));
  const world: Promise<DemoWorld> = boot.then(({ bootDemo }) => bootDemo(address));
  const isReady = world.then(({ session, isNew }) => {
    if (!isNew) return;
    if (session === null) ports.session.signOut('user');
    else ports.session.signIn(session.token, session.user);
  });
  const settle = (): void => ports.session.settle();
  isReady.then(settle, settle);
  const clock = handedOverClock(browserClock(), world);
  const ports = createPorts({
    ...browser(),
    baseUrl: address.baseUrl,
    storage,
    clock,
    isReady,
    sendFile: async (...call) => (await world).sendFile(...call),
    isSessionAwaited: isSessionAwaited(address, storage),
  });
  return { ports, aside: world.then(({ panel }) => panel) };
}

function openProduction(): Opening {
  const ports = createPorts({
    ...browser(),
    baseUrl: apiBase(),
    storage: browserStorage(),
    clock: browserClock(),
    firstReads: globalThis.meridianFirstReads,
  });
  return { ports, aside: Promise.resolve(null) };
}

/** The screen of the page's address, and its code and texts. */
const firstRoute = routeOf(location.hash.slice(1).split('?')[0] || '/');
const firstSource = firstRoute === null ? null : sourceOf(firstRoute);

/** The app opens without a screen that has not come by then, in ms: sooner than the page's own notice that it does not open. */
const openingLimitMs = 6_000;

/** What comes in time; undefined where it fails or hangs. None of it keeps the app from opening. */
function inTime<T>(coming: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    coming.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, openingLimitMs)),
  ]);
}

/** Its code is fetched beside the texts, while the static shell of index.html is on screen. */
async function firstScreen(): Promise<ArrivedScreens> {
  if (firstSource === null) return new Map();
  return new Map([[firstSource.load, (await firstSource.load()).default]]);
}

/** The texts of the first picture are asked for at once. */
function openTexts({ settings, network, timers }: Ports): { texts: Texts; areDone: Promise<unknown> } {
  const texts = createTexts({ locale: settings.get().locale, load: loadTexts, network, timers });
  const first = firstSource === null ? [appPart] : [appPart, ...firstSource.texts];
  return { texts, areDone: Promise.all(first.map(texts.need)) };
}

async function start(): Promise<void> {
  const screen = inTime(firstScreen());
  const { ports, aside } = __DEMO__ ? openDemo(screen) : openProduction();
  const { texts, areDone } = openTexts(ports);
  const [arrived] = await Promise.all([screen, areDone]);
  // The shell knows where each screen was left; the browser's own guess would come between.
  history.scrollRestoration = 'manual';
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element #root');
  // Drawn a bit at a time, so that a touch meanwhile is answered: a screen is some 600 ms of work for a slow phone.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App
          ports={ports}
          texts={texts}
          router={hashRouter}
          {...(arrived && { arrived })}
          onReload={() => location.reload()}
          aside={<Awaited node={aside} />}
        />
      </StrictMode>,
    ),
  );
}

const hashRouter = (children: ReactNode): ReactNode => <HashAddress>{children}</HashAddress>;

// A task of its own: a touch while the scripts run is answered before it.
setTimeout(() => void start());
