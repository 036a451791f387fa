import type { WorldHandle } from '@meridian/mocks';
import { misfitOf, worldDigests, worldFromJson, worldText } from '@meridian/mocks';
import { browserStore, startWorker } from '@meridian/mocks/worker';
import { formatFault, type Fault } from '@meridian/mocks/names';
import type { Settings } from '#platform/ports/ports.ts';
import type { SavedFile } from '#platform/ports/what-happened.ts';
import { keptParameter, lookParameters, worldParameter } from '#platform/demo-link.ts';

/** Some mail programs and chats cut longer addresses. */
const longestLink = 8_000;

/** What a link leads to besides the world. */
export interface Place {
  readonly settings: Pick<Settings, 'locale' | 'theme' | 'convention'>;
  /** Path and query behind the `#`. */
  readonly route: string;
  /** Page of the demo, without query and fragment. */
  readonly page: string;
}

function queryOf(first: [string, string], faults: readonly Fault[], { settings }: Place): string {
  return new URLSearchParams([
    first,
    ...faults.map((fault) => ['fault', formatFault(fault)] as [string, string]),
    ...lookParameters(settings),
  ]).toString();
}

/**
 * The address of this very situation: scenario, seed, everything that was done, the time, faults, looks and the screen. It works
 * in any browser. Null where it would be too long for an address: then a file takes it along.
 */
export async function linkTo(handle: WorldHandle, place: Place): Promise<string | null> {
  const text = await worldText(handle.world.snapshot());
  const link = `${place.page}?${queryOf([worldParameter, text], handle.faults, place)}#${place.route}`;
  return link.length > longestLink ? null : link;
}

const inAddress = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The story of the whole app. */
const wholeApp = 'tools-any-situation--whole-app';

/**
 * The address of the same situation in Storybook, but for its faults, which are chosen there. Null where it is too long for one.
 * @param storybook address of Storybook's own page
 */
export async function storyOf(
  handle: WorldHandle,
  { settings: { locale, theme, convention }, route }: Place,
  storybook: string,
): Promise<string | null> {
  const globals = {
    world: await worldText(handle.world.snapshot()),
    route: inAddress(new TextEncoder().encode(route)),
    locale,
    convention,
    ...(theme !== 'system' && { theme }),
  };
  const said = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const link = `${storybook}?path=/story/${wholeApp}&globals=${said.join(';')}`;
  return link.length > longestLink ? null : link;
}

/** Where Storybook is: `VITE_STORYBOOK_URL` of the build; else beside the demo, in a folder of the name `storybook`. */
export function storybookPage(page: string): string {
  const said: unknown = import.meta.env['VITE_STORYBOOK_URL'];
  return new URL(typeof said === 'string' && said !== '' ? said : '../storybook/', page).href;
}

/** A recording: the world as its history, with where its tester was. */
interface Recording {
  readonly meridian: 'recording';
  readonly world: unknown;
  /** What the world was along its history: `npm run replay` says where another version makes another one. */
  readonly digests: unknown;
  readonly faults: readonly string[];
  readonly look: Readonly<Record<string, string>>;
  readonly route: string;
}

async function recordingOf(handle: WorldHandle, { settings, route }: Place): Promise<string> {
  const recording: Recording = {
    meridian: 'recording',
    world: handle.world.snapshot(),
    digests: await worldDigests(handle.world.snapshot()),
    faults: handle.faults.map(formatFault),
    look: Object.fromEntries(lookParameters(settings)),
    route,
  };
  return JSON.stringify(recording, null, 1);
}

/** The recording, as the file that it is saved as. */
export async function recordingFile(handle: WorldHandle, place: Place): Promise<SavedFile> {
  const name = `meridian-${handle.scenario}-${handle.world.log.length}.json`;
  return { name, text: await recordingOf(handle, place) };
}

/**
 * Keeps the world of a file in this browser.
 * @param at the demo's page, and an id of its own for the world
 * @returns the address that opens it
 * @throws RangeError that says what is wrong with the file
 */
export async function openRecording(
  text: string,
  { page, id }: { readonly page: string; readonly id: string },
): Promise<string> {
  const { world, faults, look, route } = readRecording(text);
  const history = worldFromJson(JSON.stringify(world));
  const worlds = await startWorker({ url: './mockServiceWorker.js' });
  try {
    worlds.open(id, history.scenario, { history, store: browserStore(), clock: 'running' });
  } catch (error) {
    throw new RangeError(misfitOf(error) ?? 'This world does not fit.', { cause: error });
  }
  worlds.close(id);
  const query = new URLSearchParams([
    [keptParameter, id],
    ...faults.map((fault) => ['fault', fault]),
    ...Object.entries(look),
  ]);
  return `${page}?${query.toString()}#${route}`;
}

function readRecording(text: string): Recording {
  let read: Partial<Recording> | null;
  try {
    read = JSON.parse(text) as Partial<Recording> | null;
  } catch (error) {
    throw new RangeError('This is no recording of Meridian.', { cause: error });
  }
  if (read?.meridian !== 'recording' || typeof read.world !== 'object')
    throw new RangeError('This is no recording of Meridian.');
  const { faults, look, route } = read;
  return {
    meridian: 'recording',
    world: read.world,
    digests: [],
    faults: Array.isArray(faults) ? faults.map(String) : [],
    look: typeof look === 'object' ? look : {},
    route: typeof route === 'string' && route.startsWith('/') ? route : '/',
  };
}

/** A call as a command line: the token is left for the tester to fill in. */
export function curlOf(
  { method, address, asked }: { readonly method: string; readonly address: string; readonly asked: string },
  base: string,
): string {
  const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
  const head = ['curl', '-X', method, quoted(base + address), '-H', quoted('authorization: $TOKEN')];
  const body = method === 'GET' ? [] : ['-H', quoted('content-type: application/json'), '-d', quoted(asked)];
  return [...head, ...body].join(' ');
}
