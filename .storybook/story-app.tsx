import {
  AppFrame,
  browserTimers,
  createPorts,
  createTexts,
  loadTexts,
  memoryStorage,
  storageKeys,
  textParts,
  type Ports,
  type Texts,
} from '@meridian/app';
import { earlierVisit } from '@meridian/app/test/earlier-visit';
import { browserSendFile } from '@meridian/api/send-file';
import type { WorldHandle } from '@meridian/mocks';
import { fileSender, worldFromText } from '@meridian/mocks';
import { defaultScenario } from '@meridian/mocks/names';
import { startWorker } from '@meridian/mocks/worker';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { linkTo } from '@meridian/app/demo-link';
import { demoPage } from './demo-page.ts';
import type { DesignGlobals } from './design.tsx';
import type { WorldChoices } from './world-choices.ts';
import type { WorldParameters } from './worlds.tsx';

/** What a story's screen needs: its brokerage, and the texts of its language. */
export interface StoryWorld {
  readonly handle: WorldHandle;
  readonly texts: Texts;
  /** What an earlier visit of the page has left in the storage. */
  readonly left: Readonly<Record<string, string>>;
}

let openedCount = 0;

/** Opens a world for a story. @throws BusinessRefusal for a fact that cannot be made true */
export async function openStoryWorld(
  parameters: WorldParameters,
  locale: DesignGlobals['locale'],
  choices: WorldChoices | null = null,
): Promise<StoryWorld> {
  const texts = createTexts({ locale, load: loadTexts, network: alwaysOnline, timers: browserTimers });
  // Of every part: a story may show any screen.
  const [handle] = await Promise.all([openWorld(parameters, choices), ...textParts().map(texts.need)]);
  const left = await leftBefore(handle, parameters, locale);
  for (const fault of parameters.faults ?? []) handle.addFault(fault);
  if (choices?.fault) handle.addFault(choices.fault);
  return { handle, texts, left };
}

const alwaysOnline = { isOnline: () => true, savesData: () => false, subscribe: () => () => {} };

async function openWorld(parameters: WorldParameters, choices: WorldChoices | null): Promise<WorldHandle> {
  const brokerages = await startWorker({ url: './mockServiceWorker.js' });
  openedCount += 1;
  const { scenario = defaultScenario, facts = [] } = parameters;
  const text = choices?.world ?? null;
  const history = text === null ? null : await worldFromText(text);
  const handle = brokerages.open(`story-${openedCount}`, history?.scenario ?? scenario, {
    ...(history && { history }),
  });
  for (const fact of facts) await handle.applyFact(fact.name, fact.parameters);
  if (choices?.time === 'hour') await handle.advance(hourMs);
  if (choices?.time === 'day') await handle.advance(24 * hourMs);
  if (choices?.time === 'event') await handle.advanceToNextEvent();
  return handle;
}

const hourMs = 3_600_000;

/** Reads as the page did when it was open before. */
async function leftBefore(
  handle: WorldHandle,
  { readBefore }: WorldParameters,
  locale: DesignGlobals['locale'],
): Promise<StoryWorld['left']> {
  if (readBefore === undefined) return {};
  const ports = portsOf(handle, { hasSocket: false }, { locale }, {});
  await earlierVisit(ports, readBefore);
  const kept = ports.storage.get(storageKeys.keptAnswers);
  return kept === null ? {} : { [storageKeys.keptAnswers]: kept };
}

function portsOf(
  handle: WorldHandle,
  parameters: WorldParameters,
  { locale, ...looks }: Pick<DesignGlobals, 'locale'> & Partial<DesignGlobals>,
  left: StoryWorld['left'],
): Ports {
  const token = handle.token();
  const user = handle.user();
  const { theme, convention } = looks;
  const { firstVisitIn } = parameters;
  const settings = { theme, convention, areBalancesHidden: false, ...parameters.settings };
  let isOnline = !parameters.isOffline;
  return createPorts({
    baseUrl: handle.basePath,
    pageUrl: location.href,
    storage: {
      ...memoryStorage({
        ...(token !== null && { [storageKeys.token]: token }),
        ...(user !== null && { [storageKeys.user]: JSON.stringify(user) }),
        ...(firstVisitIn === undefined && { [storageKeys.locale]: locale }),
        [storageKeys.settings]: JSON.stringify(settings),
        ...left,
        ...parameters.storage,
      }),
      isKept: () => parameters.isStorageBlocked !== true,
    },
    visit: { build: 'story', onLeave: () => () => {} },
    clock: {
      now: () => handle.now(),
      // Only commands move the clock, so only they can make a listener due.
      every: (_intervalMs, listener) => handle.onChange(listener),
    },
    network: {
      isOnline: () => isOnline,
      savesData: () => false,
      // A story says that the network is back as the browser does.
      subscribe(listener) {
        const onBack = (): void => {
          isOnline = true;
          listener();
        };
        addEventListener('online', onBack);
        return () => removeEventListener('online', onBack);
      },
    },
    // The same for every machine: New York, so that the market's hours are the user's.
    systemInfo: {
      appVersion: '1.0.0',
      platform: 'web',
      userAgent: 'story',
      languages: firstVisitIn ?? [locale],
      timeZone: 'America/New_York',
    },
    clipboard: {
      read: async () => {
        if (parameters.copied === undefined) throw new DOMException('not allowed', 'NotAllowedError');
        return parameters.copied;
      },
    },
    newId: idsOf(handle.id),
    hasSocket: parameters.hasSocket ?? true,
    patienceMs: parameters.patienceMs,
    sendFile: fileSender({ faults: () => handle.faults }, browserSendFile),
    deviceOwner: ownerOf(parameters),
  });
}

/** A device that answers as the story says. */
function ownerOf({ deviceOwner: answer }: WorldParameters): Ports['deviceOwner'] {
  return {
    isOffered: () => Promise.resolve(answer !== undefined),
    enrol: () =>
      Promise.resolve({ answer: answer ?? 'failed', key: answer === 'owner' ? 'story-key' : null }),
    ask: () => Promise.resolve(answer ?? 'failed'),
  };
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
  /** The language in which its play function finds things. */
  readonly playedIn: DesignGlobals['locale'];
  readonly children: ReactNode;
}

/** The app around a story's screen, on the story's own ports and router. */
export function StoryApp(props: StoryAppProps): ReactNode {
  const { handle, texts, left, parameters, globals, playedIn, children } = props;
  const [ports] = useState(() => portsOf(handle, parameters, { ...globals, locale: playedIn }, left));
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
      texts={texts}
      router={(inside) => <MemoryRouter initialEntries={[route]}>{inside}</MemoryRouter>}
    >
      <IntlOfTheApp />
      <Whereabouts handle={handle} globals={globals} />
      <Spoken settings={ports.settings} texts={texts} />
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </AppFrame>
  );
}

/** Says to the frame around the story how the demo opens on the same world, at the same screen. */
function Whereabouts({ handle, globals }: Pick<StoryAppProps, 'handle' | 'globals'>): null {
  const { pathname, search } = useLocation();
  const { locale, theme, convention } = globals;
  useEffect(() => {
    globalThis.linkToDemo = () =>
      linkTo(handle, {
        settings: { locale, theme, convention },
        route: pathname + search,
        page: demoPage(location.href),
      });
    return () => {
      globalThis.linkToDemo = undefined;
    };
  });
  return null;
}

/** Lets whoever looks at the story go on in another language. */
function Spoken({ settings, texts }: Pick<Ports, 'settings'> & Pick<StoryWorld, 'texts'>): null {
  useEffect(() => {
    globalThis.speak = async (locale) => {
      document.documentElement.lang = locale;
      settings.set({ locale });
      await new Promise<void>((resolve) => {
        const check = (): void => {
          if (texts.get().locale !== locale) return;
          stop();
          resolve();
        };
        const stop = texts.subscribe(check);
        check();
      });
    };
    return () => {
      globalThis.speak = undefined;
    };
  }, [settings, texts]);
  return null;
}

/** The app's build leaves formatters out (scripts/vite/unused-parts): with one, a story would pass where the app fails. */
function IntlOfTheApp(): null {
  if (typeof useIntl().formatNumber === 'function')
    throw new Error('stories have an intl that the app has not');
  return null;
}

/** Where the story's screen has led. */
function Elsewhere(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <main data-went-to={pathname}>
      <h1>{`Went to ${pathname}${search}`}</h1>
    </main>
  );
}
