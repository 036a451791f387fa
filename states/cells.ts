/** The states of each screen, and the stories that show them: what there is, found in the sources and measured, and the holes. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import { refusal, type Endpoint, type RefusalName } from '@meridian/api';
import { failingKinds, parseFault } from '@meridian/mocks/names';
import { readExcuses, type Excuse } from './excuses.ts';
import { readMeasured, type Measured } from './measured.ts';
import { root } from './modules.ts';
import { readRetold, type Retold } from './retold.ts';
import type { App, Screen } from './screens.ts';
import { isOfState, storiesIn, type Story } from './stories.ts';

/** A state of a screen. */
export interface Cell {
  /** `loading`, `order.accepted`, `refused trading.flatPosition payPasswordWrong`, `fails alone market.stockDetail`, `outcome unknown …`. */
  readonly state: string;
  readonly stories: readonly Story[];
  /** Why there is no story; null where there is one, or where there is a hole. */
  readonly excuse: string | null;
}

export const isHole = ({ stories, excuse }: Cell): boolean => stories.length === 0 && excuse === null;

export interface ScreenStates {
  readonly screen: Screen;
  readonly stories: readonly Story[];
  readonly cells: readonly Cell[];
}

export interface Coverage {
  readonly screens: readonly ScreenStates[];
  /** By id of the story. */
  readonly measured: ReadonlyMap<string, Measured>;
  /** Excuses that nothing needs: all that they are about is shown. */
  readonly idleExcuses: readonly Excuse[];
  /** Of these, what is about no state that there is. */
  readonly strayExcuses: readonly Excuse[];
}

type Given = string | readonly string[] | { readonly cannotBe: string };
type Declared = Readonly<Record<string, Given | Readonly<Record<string, Given>>>>;

export async function coverageOf({ screens }: Pick<App, 'screens'>): Promise<Coverage> {
  const measured = new Map(readMeasured().map((one) => [one.id, one]));
  const excuses = readExcuses();
  const retold = readRetold();
  const used = new Set<Excuse>();
  const met = new Set<Excuse>();
  const all: ScreenStates[] = [];
  for (const screen of screens) {
    const stories = storiesIn(screen.folder);
    const excusing = (cell: Omit<Cell, 'excuse'>): Cell => {
      const fitting = excuses.filter((one) => isAbout(one, screen.id, cell.state));
      for (const excuse of fitting) met.add(excuse);
      const [excuse] = fitting;
      if (cell.stories.length > 0) return { ...cell, excuse: null };
      if (excuse !== undefined) used.add(excuse);
      return { ...cell, excuse: excuse?.reason ?? null };
    };
    const cells = [
      ...(await declaredCells(screen, stories)),
      ...screen.calls
        .flatMap((call) => {
          const again = retold.filter((one) => one.screen === screen.id && one.call === call);
          return callCells(call, stories, measured).map((cell) => orRetold(cell, again, measured));
        })
        .map(excusing),
    ];
    all.push({ screen, stories, cells });
  }
  return {
    screens: all,
    measured,
    idleExcuses: excuses.filter((one) => !used.has(one)),
    strayExcuses: excuses.filter((one) => !met.has(one)),
  };
}

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(text);

const isAbout = ({ screen, state }: Excuse, id: string, name: string): boolean =>
  matches(screen, id) && matches(state, name);

/** What `<Screen>.states.ts` promises; the compiler holds it to the stories there are (.storybook/states.ts). */
async function declaredCells({ folder }: Screen, stories: readonly Story[]): Promise<readonly Cell[]> {
  const file = path.join(root, folder, `${path.basename(folder)}.states.ts`);
  const { states } = (await import(pathToFileURL(file).href)) as { states: Declared };
  const cell = (state: string, given: Given): Cell => {
    if (typeof given === 'object' && 'cannotBe' in given)
      return { state, stories: [], excuse: given.cannotBe };
    const names = [given].flat();
    return {
      state,
      stories: stories.filter((story) => isOfState(story) && names.includes(story.name)),
      excuse: null,
    };
  };
  const isGiven = (value: Declared[string]): value is Given =>
    typeof value === 'string' || Array.isArray(value) || 'cannotBe' in value;
  const ready = stories.filter((story) => isOfState(story) && story.name === 'Ready');
  const declared = Object.entries(states).flatMap(([state, value]) =>
    isGiven(value)
      ? [cell(state, value)]
      : Object.entries(value).map(([status, given]) => cell(`${state}.${status}`, given)),
  );
  return [...(ready.length > 0 ? [{ state: 'ready', stories: ready, excuse: null }] : []), ...declared];
}

/** How a call may end on a screen. */
function callCells(
  call: EndpointId,
  stories: readonly Story[],
  measured: ReadonlyMap<string, Measured>,
): readonly Omit<Cell, 'excuse'>[] {
  const { kind, refusals }: Endpoint = catalogue[call];
  const came = (story: Story) => measured.get(story.id)?.calls ?? {};
  const refused = refusals.map((name) => ({
    state: `refused ${call} ${name}`,
    stories: stories.filter(
      (story) => came(story)[call]?.includes(name) === true || setsRefusal(story, call, name),
    ),
  }));
  const isFailing = (kinds: readonly string[] = []): boolean =>
    kinds.some((one) => failingKinds.includes(one));
  const setsFailure = ({ faults }: Story): boolean =>
    faults.some((text) => {
      const fault = parseFault(text);
      return fault.target === call && failingKinds.includes(fault.kind) && refusalOf(text) === null;
    });
  const failing = stories.filter((story) => {
    const calls = came(story);
    const others = Object.entries(calls).filter(([id]) => id !== call);
    const failsAlone =
      isFailing(calls[call]) && (kind === 'write' || others.every(([, kinds]) => !isFailing(kinds)));
    const isRefused = refusals.some((name) => calls[call]?.includes(name));
    return (failsAlone && !isRefused) || setsFailure(story);
  });
  const state = kind === 'read' ? `fails alone ${call}` : `outcome unknown ${call}`;
  return [...refused, { state, stories: failing }];
}

/** How a write ends before it is tried again, where no story of the screen ends so. */
function orRetold(
  cell: ReturnType<typeof callCells>[number],
  again: readonly Retold[],
  measured: Coverage['measured'],
): typeof cell {
  if (cell.stories.length > 0) return cell;
  const stories = again.flatMap(({ story, call }) => {
    const came = measured.get(story.id)?.calls[call] ?? [];
    const isShown =
      cell.state === `outcome unknown ${call}` ||
      came.some((name) => cell.state === `refused ${call} ${name}`);
    return isShown ? [story] : [];
  });
  return { ...cell, stories };
}

/** By a fault in its code, which is known before it is measured. */
function setsRefusal({ faults }: Story, call: EndpointId, name: RefusalName): boolean {
  return faults.some((text) => parseFault(text).target === call && refusalOf(text) === refusal[name]);
}

function refusalOf(text: string): number | null {
  const fault = parseFault(text);
  return fault.kind === 'code' && Object.values<number>(refusal).includes(fault.value) ? fault.value : null;
}
