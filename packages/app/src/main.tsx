import type { LocaleTag } from '@meridian/api';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadCatalogue } from './platform/catalogues.ts';
import { createPorts, type Surroundings } from './platform/create-ports.ts';
import { demoAddress, handedOverClock, type DemoWorld } from './platform/demo.ts';
import type { LoadedCatalogue } from './platform/intl.tsx';
import { browserNetwork } from './platform/network.ts';
import { browserClock, browserStorage, randomId } from './platform/ports-browser.ts';
import type { Ports } from './platform/ports.ts';
import { browserSystemInfo } from './platform/system-info.ts';
import { Later } from './shell/Later.tsx';
import type { ArrivedScreens } from './shell/LazyScreen.tsx';
import { routeOf, routes } from './shell/routes.ts';

/** What the deployed app and the demo have in common: this browser. */
const browser = {
  pageUrl: location.href,
  network: browserNetwork(window),
  systemInfo: browserSystemInfo(navigator),
  newId: randomId,
} satisfies Partial<Surroundings>;

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
  /** What stands beside the app, once it is there. */
  readonly aside: Promise<ReactNode>;
}

/** The demo's ports are there at once; its calls wait until the simulated brokerage has started. */
function openDemo(): Opening {
  const address = demoAddress(location.search);
  const storage = browserStorage(address.storagePrefix);
  const world: Promise<DemoWorld> = import('./scenario-panel/boot.ts').then(({ bootDemo }) => bootDemo(address));
  const isReady = world.then(({ session, isNew }) => {
    if (!isNew) return;
    if (session === null) ports.session.signOut('user');
    else ports.session.signIn(session.token, session.user);
  });
  const clock = handedOverClock(browserClock(), world);
  const ports = createPorts({ ...browser, baseUrl: address.baseUrl, storage, clock, isReady });
  return { ports, aside: world.then(({ panel }) => panel) };
}

function openProduction(): Opening {
  const ports = createPorts({ ...browser, baseUrl: apiBase(), storage: browserStorage(), clock: browserClock() });
  return { ports, aside: Promise.resolve(null) };
}

/** The first screen's code and texts are fetched side by side, while the static shell of index.html is on screen. */
async function firstScreen(): Promise<ArrivedScreens> {
  const arrived: ArrivedScreens = new Map();
  const name = routeOf(location.hash.slice(1).split('?')[0] || '/');
  const screen = name === null ? 'notBuilt' : routes[name].screen;
  if (screen !== 'notBuilt') arrived.set(screen, (await screen()).default);
  return arrived;
}

async function firstTexts(locale: LocaleTag): Promise<LoadedCatalogue> {
  return { locale, messages: await loadCatalogue(locale) };
}

async function start(): Promise<void> {
  const { ports, aside } = __DEMO__ ? openDemo() : openProduction();
  // Neither keeps the app from opening: what does not arrive has its own state inside.
  const [arrived, texts] = await Promise.all([
    firstScreen().catch((): ArrivedScreens => new Map()),
    firstTexts(ports.settings.get().locale).catch(() => undefined),
  ]);
  // The shell knows where each screen was left; the browser's own guess would come between.
  history.scrollRestoration = 'manual';
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element #root');
  createRoot(root).render(
    <StrictMode>
      <App
        ports={ports}
        loadCatalogue={loadCatalogue}
        catalogue={texts}
        router={hashRouter}
        arrived={arrived}
        onReload={() => location.reload()}
        aside={<Later node={aside} />}
      />
    </StrictMode>,
  );
}

const hashRouter = (children: ReactNode): ReactNode => <HashRouter>{children}</HashRouter>;

void start();
