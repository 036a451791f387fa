import {
  AppFrame,
  createPorts,
  loadCatalogue,
  memoryStorage,
  storageKeys,
  type Ports,
  type Settings,
} from '@meridian/app';
import type { WorldHandle } from '@meridian/mocks';
import { defaultScenario, isScenarioName } from '@meridian/mocks/names';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { DesignGlobals } from './design.tsx';

/**
 * A world for every rendering of a screen's story: a brokerage, an app's ports on it and a router in memory, all of its
 * own, so that two stories on one page share nothing. A story takes part by naming a `scenario`.
 */
export interface WorldParameters {
  /** Name of the situation; see @meridian/mocks/names. */
  readonly scenario?: string;
  /** Such as `down@market.topList`. */
  readonly faults?: readonly string[];
  /** Path pattern of the screen, and the address the story begins at. Other addresses show where they lead. */
  readonly path?: string;
  readonly route?: string;
  /** Settings beside those of the toolbar. */
  readonly settings?: Partial<Settings>;
  /** What the app finds in its storage beside the session: drafts for instance. */
  readonly storage?: Readonly<Record<string, string>>;
  readonly isOffline?: boolean;
  /** False: the app polls. */
  readonly hasSocket?: boolean;
}

interface StoryWorld {
  readonly handle: WorldHandle;
  readonly catalogue: {
    readonly locale: Settings['locale'];
    readonly messages: Awaited<ReturnType<typeof loadCatalogue>>;
  };
}

interface Worlds {
  decorators: Extract<NonNullable<Preview['decorators']>, unknown[]>;
  loaders: Extract<NonNullable<Preview['loaders']>, unknown[]>;
  beforeEach: () => void;
  afterEach: NonNullable<Preview['afterEach']>;
}

const worldByCanvas = new WeakMap<HTMLElement, WorldHandle>();
let openedCount = 0;

/** The world of the story in this canvas, to move its clock, change its faults or add a fact. */
export function worldOf(canvasElement: HTMLElement): WorldHandle {
  const handle = worldByCanvas.get(canvasElement);
  if (handle === undefined) throw new Error('this story has no world: name a scenario in its parameters');
  return handle;
}

async function openWorld(parameters: WorldParameters): Promise<WorldHandle> {
  const scenario = parameters.scenario ?? defaultScenario;
  if (!isScenarioName(scenario))
    throw new RangeError(`"${scenario}" names no scenario: see mocks/src/names.ts`);
  // The brokerage is heavy; stories of the design system do without it.
  const { startWorker } = await import('@meridian/mocks/worker');
  const brokerages = await startWorker({ url: './mockServiceWorker.js' });
  openedCount += 1;
  return brokerages.open(`story-${openedCount}`, scenario, { faults: parameters.faults ?? [] });
}

function portsOf(handle: WorldHandle, parameters: WorldParameters, globals: DesignGlobals): Ports {
  const token = handle.token();
  const user = handle.user();
  const { theme, convention, locale } = globals;
  const settings = { theme, convention, areBalancesHidden: false, ...parameters.settings };
  return createPorts({
    baseUrl: handle.basePath,
    pageUrl: location.href,
    storage: memoryStorage({
      ...(token !== null && { [storageKeys.token]: token }),
      ...(user !== null && { [storageKeys.user]: JSON.stringify(user) }),
      [storageKeys.locale]: locale,
      [storageKeys.settings]: JSON.stringify(settings),
      ...parameters.storage,
    }),
    clock: {
      now: () => handle.now(),
      // The clock stands still but for commands: only those can make a listener's time come.
      every: (_intervalMs, listener) => handle.onChange(listener),
    },
    network: { isOnline: () => !parameters.isOffline, subscribe: () => () => {} },
    // The same for every machine: New York, so that the market's hours are the user's.
    systemInfo: {
      appVersion: '1.0.0',
      platform: 'web',
      userAgent: 'story',
      languages: [locale],
      timeZone: 'America/New_York',
    },
    newId: idsOf(handle.id),
    hasSocket: parameters.hasSocket ?? true,
  });
}

/** Ids of one story, the same in every run. */
function idsOf(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

interface StoryAppProps extends StoryWorld {
  readonly parameters: WorldParameters;
  readonly globals: DesignGlobals;
  readonly children: ReactNode;
}

function StoryApp({ handle, catalogue, parameters, globals, children }: StoryAppProps): ReactNode {
  const [ports] = useState(() => portsOf(handle, parameters, globals));
  useEffect(
    () => () => {
      ports.socket?.close();
      handle.close();
    },
    [ports, handle],
  );
  const { path = '/', route = path } = parameters;
  return (
    <AppFrame
      ports={ports}
      loadCatalogue={loadCatalogue}
      catalogue={catalogue}
      router={(inside) => <MemoryRouter initialEntries={[route]}>{inside}</MemoryRouter>}
    >
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </AppFrame>
  );
}

/** Where the story's screen has led. */
function Elsewhere(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{`Went to ${pathname}${search}`}</h1>
    </main>
  );
}

const withWorld: Decorator = (Story, context) => {
  const world = context.loaded['world'] as StoryWorld | undefined;
  if (world === undefined) return <Story />;
  const globals = context.globals as unknown as DesignGlobals;
  return (
    <StoryApp
      key={world.handle.id}
      {...world}
      parameters={context.parameters as WorldParameters}
      globals={globals}
    >
      <Story />
    </StoryApp>
  );
};

export const worlds: Worlds = {
  decorators: [withWorld],
  loaders: [
    async ({ parameters, globals, canvasElement }) => {
      const asked = parameters as WorldParameters;
      if (asked.scenario === undefined) return {};
      const { locale } = globals as unknown as DesignGlobals;
      const [handle, messages] = await Promise.all([openWorld(asked), loadCatalogue(locale)]);
      worldByCanvas.set(canvasElement, handle);
      return { world: { handle, catalogue: { locale, messages } } satisfies StoryWorld };
    },
  ],
  beforeEach: () => {},
  afterEach: ({ canvasElement }) => {
    const handle = worldByCanvas.get(canvasElement);
    if (handle === undefined || handle.unhandled.length === 0) return;
    const calls = handle.unhandled.map(({ method, path, reason }) => `${method} ${path} (${reason})`);
    throw new Error(`calls that the brokerage does not answer: ${calls.join(', ')}`);
  },
};
