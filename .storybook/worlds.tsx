import type { Settings } from '@meridian/app';
import type { ReadEndpoint } from '@meridian/api';
import type { Fact, WorldHandle } from '@meridian/mocks';
import type { ScenarioName } from '@meridian/mocks/names';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { PreviewAddon } from 'storybook/internal/csf';
import type { DesignGlobals } from './design.tsx';
import type { EndParameters } from './ended.ts';
import { ownLanguage } from './readers.ts';
import { choicesOf, type WorldChoices } from './world-choices.ts';
import { watchFaults } from './kept-faults.ts';
import { rebuiltIn, watchForRebuilding } from './rebuilt.ts';

/**
 * A world for every rendering of a screen's story: a brokerage, an app's ports on it and a router in memory, all of its
 * own, so that two stories on one page share nothing. A story takes part by naming a `scenario`.
 */
export interface WorldParameters extends EndParameters {
  /** Name of the situation; see @meridian/mocks/names. */
  readonly scenario?: ScenarioName;
  /** Beside the scenario's, in this order: for situations of this story alone. */
  readonly facts?: readonly Fact[];
  /** Such as `down@market.topList`. */
  readonly faults?: readonly string[];
  /** Path pattern of the screen, and the address the story begins at. Other addresses show where they lead. */
  readonly path?: string;
  readonly route?: string;
  /** Settings beside those of the toolbar. */
  readonly settings?: Partial<Settings>;
  /** What the app finds in its storage beside the session: drafts for instance. */
  readonly storage?: Readonly<Record<string, string>>;
  /** True: storage is blocked or full, and what is set lives as long as the page. */
  readonly isStorageBlocked?: boolean;
  /** What the browser asks for on a first visit, when no language has been chosen. */
  readonly firstVisitIn?: readonly string[];
  /** What the page read when it was open before; the faults begin after that visit. */
  readonly readBefore?: readonly (readonly [ReadEndpoint, unknown])[];
  readonly isOffline?: boolean;
  /** What the person has copied; without it the browser does not let the app read it. */
  readonly copied?: string;
  /** How the device answers for its lock; without it the browser cannot ask. */
  readonly deviceOwner?: 'owner' | 'cancelled' | 'failed';
  /** How long a call is waited for, in ms, so that a story need not wait as long as the app does. */
  readonly patienceMs?: number;
  /** True: the address that it begins at may be said by Storybook's own. */
  readonly takesRoute?: boolean;
  /** False: the app polls. */
  readonly hasSocket?: boolean;
}

interface Worlds {
  decorators: Extract<NonNullable<Preview['decorators']>, unknown[]>;
  loaders: Extract<NonNullable<Preview['loaders']>, unknown[]>;
  beforeEach: NonNullable<Preview['beforeEach']>;
  afterEach: NonNullable<Preview['afterEach']>;
}

/** The app and the brokerage are heavy: stories of the design system do without them. */
const loadStoryApp = () => import('./story-app.tsx');
type StoryAppModule = Awaited<ReturnType<typeof loadStoryApp>>;
type StoryWorld = Awaited<ReturnType<StoryAppModule['openStoryWorld']>>;

/** What the loader hands to the decorator. */
interface Loaded {
  readonly world: StoryWorld;
  readonly StoryApp: StoryAppModule['StoryApp'];
}

/** Lets the compiler read what stories say of their world. */
export const worldTypes: PreviewAddon<{ parameters: WorldParameters }> = {};

const worldByCanvas = new WeakMap<HTMLElement, WorldHandle>();

/** The world of the story in this canvas, to move its clock, change its faults or add a fact. */
export function worldOf(canvasElement: HTMLElement): WorldHandle {
  const handle = worldByCanvas.get(canvasElement);
  if (handle === undefined) throw new Error('this story has no world: name a scenario in its parameters');
  return handle;
}

const withWorld: Decorator = (Story, context) => {
  const loaded = context.loaded['app'] as Loaded | undefined;
  if (loaded === undefined) return <Story />;
  const { world, StoryApp } = loaded;
  const globals = context.globals as unknown as DesignGlobals;
  return (
    <StoryApp
      key={world.handle.id}
      {...world}
      parameters={inAnotherWorld(context.parameters as WorldParameters, choicesOf(context.globals))}
      globals={globals}
      playedIn={ownLanguage(context)}
    >
      <Story />
    </StoryApp>
  );
};

/** In a situation that the toolbar chose nothing is as the story has it but its screen. */
function inAnotherWorld(asked: WorldParameters, choices: WorldChoices | null): WorldParameters {
  if (choices === null) return asked;
  if (choices.scenario === null && choices.world === null && choices.route === null) return asked;
  const { path, takesRoute } = asked;
  const route = (takesRoute === true ? choices.route : null) ?? asked.route;
  const scenario = choices.scenario ?? asked.scenario;
  return { ...(path && { path }), ...(route && { route }), ...(scenario && { scenario }) };
}

export const worlds: Worlds = {
  decorators: [withWorld],
  loaders: [
    async (context) => {
      const { parameters, globals, canvasElement } = context;
      const asked = parameters as WorldParameters;
      if (asked.scenario === undefined) return {};
      const locale = ownLanguage(context);
      const choices = choicesOf(globals);
      const { openStoryWorld, StoryApp } = await loadStoryApp();
      const world = await openStoryWorld(inAnotherWorld(asked, choices), locale, choices);
      worldByCanvas.set(canvasElement, world.handle);
      watchFaults(canvasElement, world.handle);
      return { app: { world, StoryApp } satisfies Loaded };
    },
  ],
  beforeEach: ({ canvasElement, title }) => {
    if (title.startsWith('Screens/')) watchForRebuilding(canvasElement);
  },
  afterEach: async ({ canvasElement, globals, reporting, ...told }) => {
    const rebuilt = rebuiltIn(canvasElement);
    if (rebuilt.length > 0) throw new Error(`built anew under the user's hand: ${rebuilt.join(', ')}`);
    const handle = worldByCanvas.get(canvasElement);
    if (handle !== undefined && globals['looks'] !== 'chosen') {
      const { heardIn } = await import('./heard.ts');
      const result = heardIn(handle, { globals, ...told });
      reporting.addReport({ type: 'heard', version: 1, result, status: 'passed' });
    }
    if (handle === undefined || handle.unhandled.length === 0) return;
    const calls = handle.unhandled.map(({ method, path, reason }) => `${method} ${path} (${reason})`);
    throw new Error(`calls that the brokerage does not answer: ${calls.join(', ')}`);
  },
};
