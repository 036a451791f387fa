/**
 * The general states as stories: each sets its situation up and asserts what it looks like on every screen. One line each,
 * `export const Loading = meta.story(loading({ what: 'your statement', call: 'funds.walletBill' }))`; what is a screen's own
 * is asserted in `shows`.
 */
import type { EndpointId } from '@meridian/api/catalogue';
import type { ScenarioName } from '@meridian/mocks/names';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { worldOf, type WorldParameters } from './worlds.tsx';

type PlayContext = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'parameters'>;
export type Play = (context: PlayContext) => Promise<void>;

interface GeneralStory {
  readonly parameters: WorldParameters;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly play: Play;
}

interface Own {
  /** Beside those of the state. */
  readonly parameters?: WorldParameters;
  /** What the screen itself shows in this state. */
  readonly shows?: Play;
}

/** What a screen shows once it has its data. */
interface Ready extends Own {
  readonly shows: Play;
}

interface Reading {
  /** What is read, as in "Loading …" and "Couldn't load …". */
  readonly what: string;
  readonly call: EndpointId | '*';
}

/** Something is there by its role and name. */
export function sees(role: string, name: string | RegExp): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole(role, { name })).toBeVisible();
  };
}

/** @param play asserts what the state looks like; what is the screen's own is asserted after it */
function story(
  situation: WorldParameters,
  { parameters, shows }: Own,
  play: Play,
  globals: GeneralStory['globals'] = {},
): GeneralStory {
  return {
    parameters: { ...parameters, ...situation },
    globals,
    play: async (context) => {
      await play(context);
      await shows?.(context);
    },
  };
}

const inScenario = (scenario: ScenarioName): WorldParameters => ({ scenario });

/** The read never ends: a busy region says what is loading, without a number or an error. */
export function loading({ what, call, ...own }: Reading & Own): GeneralStory {
  return story({ faults: [`hang@${call}`] }, own, async ({ canvas }) => {
    const region = await canvas.findByRole('status', { name: `Loading ${what}` });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(region).not.toHaveTextContent(/\d/);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  });
}

/** The read takes its time: what is loading is said, then it is there. */
export function slow({ what, call, shows, ...own }: Reading & Ready): GeneralStory {
  return story({ faults: [`slow=700@${call}`] }, own, async (context) => {
    const name = `Loading ${what}`;
    await expect(await context.canvas.findByRole('status', { name })).toBeVisible();
    await shows(context);
    await expect(context.canvas.queryByRole('status', { name })).toBeNull();
  });
}

/** The read fails: an alert says so and offers another try. A test tries it afterwards, once the fault is lifted. */
export function failed({
  what,
  call,
  fault = 'down',
  unlike = null,
  says = null,
  shows,
  ...own
}: Reading &
  Ready & {
    readonly fault?: string;
    /** What an empty one says, which a failed one never does (DECISIONS 26). */
    readonly unlike?: string | null;
    /** The reason that is given. */
    readonly says?: string | RegExp | null;
  }): GeneralStory {
  const title = `Couldn't load ${what}`;
  const alertOf = async ({ canvas }: PlayContext): Promise<HTMLElement> => {
    const alert = (await canvas.findByText(title)).closest<HTMLElement>('[role=alert]');
    if (alert === null) throw new Error(`"${title}" is no alert: it is not announced`);
    return alert;
  };
  const afterwards: Play = async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    worldOf(canvasElement).clearFaults();
    await userEvent.click(within(await alertOf(context)).getByRole('button', { name: 'Retry' }));
    await shows(context);
    await expect(canvas.queryByText(title)).toBeNull();
  };
  return story({ faults: [`${fault}@${call}`], afterwards }, own, async (context) => {
    const alert = await alertOf(context);
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    if (says !== null) await expect(await context.canvas.findByText(says)).toBeVisible();
    if (unlike !== null) await expect(context.canvas.queryByText(unlike)).toBeNull();
  });
}

/** Nothing is there: words and a next step, and no error. */
export function empty({
  words,
  next,
  scenario,
  ...own
}: Own & {
  readonly words: string;
  readonly next: readonly [role: 'link' | 'button', name: string];
  readonly scenario: ScenarioName;
}): GeneralStory {
  return story(inScenario(scenario), own, async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    const [role, name] = next;
    // The bar above may offer the same.
    await expect(canvas.getAllByRole(role, { name }).at(-1)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  });
}

/** The address that the story began at, as the app would come back to it. */
const addressOf = ({ parameters }: PlayContext): string => {
  const { path = '/', route = path } = parameters as WorldParameters;
  return route;
};

const signIn = '/pages/auth/login';

/** Sign-in, with the way back to where the story began. */
async function isWayToSignIn(context: PlayContext, address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  await expect(pathname).toBe(signIn);
  const returnTo = new URL(searchParams.get('returnTo') ?? '', location.origin);
  await expect(returnTo.pathname).toBe(new URL(addressOf(context), location.origin).pathname);
}

/** For a visitor, on a screen for signed-in users: it says so, and leads to sign-in with the way back. */
export function signedOut({ title, ...own }: Own & { readonly title: string }): GeneralStory {
  return story(inScenario('visitor'), own, async (context) => {
    await expect(await context.canvas.findByText(title)).toBeVisible();
    const link = context.canvas.getByRole('link', { name: 'Sign in' });
    await isWayToSignIn(context, link.getAttribute('href') ?? '');
  });
}

/** For a visitor, on a screen for everybody (DECISIONS 15). */
export function openToVisitors({ shows, ...own }: Ready): GeneralStory {
  return story(inScenario('visitor'), own, async (context) => {
    await shows(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  });
}

/** The server no longer takes the token: sign-in, with the way back (spec §4). */
export function sessionExpired(own: Own = {}): GeneralStory {
  const expired = { ...inScenario('session-expired'), endsIn: { path: signIn } };
  return story(expired, own, async (context) => {
    const { textContent } = await context.canvas.findByText(/^Went to \/pages\/auth\/login\?/);
    await isWayToSignIn(context, textContent.replace('Went to ', ''));
  });
}

/** The live feed is interrupted: said above all numbers, which stay. */
export function stale({ shows, ...own }: Ready): GeneralStory {
  return story({ faults: ['drop@socket'] }, own, async (context) => {
    await shows(context);
    const notice = 'Live prices are interrupted. Refreshing every 5 seconds.';
    await expect(await context.canvas.findByText(notice)).toBeVisible();
  });
}

/** A finger pulls the screen down by its first row, and lets go. */
async function pullDown({ canvas, canvasElement }: PlayContext): Promise<void> {
  // The sign is fetched by itself, and hidden until it is pulled out.
  await waitFor(() => expect(canvas.getByText('Pull to refresh')).not.toBeVisible());
  canvasElement.ownerDocument.documentElement.scrollTop = 0;
  const row = canvasElement.querySelector('main [data-row]');
  if (row === null) throw new Error('there is no row to pull');
  const at = (clientY: number) => [new Touch({ identifier: 1, target: row, clientX: 90, clientY })];
  await fireEvent.touchStart(row, { touches: at(100) });
  for (let y = 120; y <= 300; y += 20) await fireEvent.touchMove(row, { touches: at(y) });
  await waitFor(() => expect(canvas.getByText('Let go to refresh')).toBeVisible());
  await fireEvent.touchEnd(row, { touches: [] });
}

/** Asked for again by a pull and by its button: what fails is said above what stays, and the next answer takes that away. */
export function refreshed({ call, shows, ...own }: Pick<Reading, 'call'> & Ready): GeneralStory {
  return story({ endsWithoutFaults: true }, own, async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const isOld = /^Could not refresh\. Last updated: /;
    const said = (text: string) =>
      waitFor(() => expect(canvas.getByText(text, { selector: '[role=status]' })).toBeInTheDocument());
    await shows(context);
    worldOf(canvasElement).addFault(`http=502@${call}`);
    await pullDown(context);
    await expect(await canvas.findByText(isOld)).toBeVisible();
    await said('Could not refresh');
    await shows(context);
    worldOf(canvasElement).clearFaults();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await said('Updated');
    await expect(canvas.queryByText(isOld)).toBeNull();
    await pullDown(context);
    await said('Updated');
    await shows(context);
  });
}

/** The device has no network: said above everything. */
export function offline({ parameters, ...own }: Own = {}): GeneralStory {
  return story({ ...parameters, isOffline: true }, own, async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
  });
}

/** Exchanges are shut. */
export function marketClosed(own: Ready): GeneralStory {
  return story(inScenario('market-closed'), own, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** The longest names, on the narrowest phone: nothing is wider than it. */
export function longNames({ shows, ...own }: Ready): GeneralStory {
  return story(
    inScenario('long-names'),
    own,
    async (context) => {
      await shows(context);
      await fitsTheWindow();
    },
    { viewport: { value: 'w320' } },
  );
}

/** A line of the answer cannot be read: said, counted, the rest is shown, and another try may bring it. */
export function unreadable({ call, ...own }: { readonly call: EndpointId } & Own): GeneralStory {
  return story({ faults: [`badline@${call}`] }, own, async ({ canvas }) => {
    await expect(await canvas.findByText('1 line could not be read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
}

/** In one of the two other languages: the screen has a name in it. */
export function inChinese(
  locale: 'zh-Hans' | 'zh-Hant',
  { parameters = {}, ...own }: Own = {},
): GeneralStory {
  return story(
    parameters,
    own,
    async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/\p{Script=Han}/u);
      await expect(document.querySelector(`[lang="${locale}"]`)).not.toBeNull();
    },
    { locale },
  );
}

/** On a screen of this width, which nothing is wider than. */
export function atWidth(width: 'w320' | 'w1280', { shows, parameters = {}, ...own }: Ready): GeneralStory {
  return story(
    parameters,
    own,
    async (context) => {
      await shows(context);
      await fitsTheWindow();
    },
    { viewport: { value: width } },
  );
}

async function fitsTheWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
