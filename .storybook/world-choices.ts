import type { ScenarioName } from '@meridian/mocks/names';
import { httpFaultKinds, isScenarioName, scenarioNames, socketFaultKinds } from '@meridian/mocks/names';

/**
 * What the toolbar puts in place of a story's own world. All of it is in Storybook's address, so that it can be shared: letters,
 * digits and - only.
 */
export interface WorldGlobals {
  readonly scenario: string;
  readonly fault: string;
  readonly time: string;
  /** A world as a link of the demo's tools carries it; empty for none. */
  readonly world: string;
  /** Of the story of the whole app: path and query, in base 64 for addresses; empty for Home. */
  readonly route: string;
}

/** As the story has it. */
const own = 'own';

/** What a kind of fault that takes something is given. */
const argumentOf = { ms: '=3000', status: '=500', code: '=50000', percent: '=60' } as const;

/** Every fault there is, for all calls at once; named by its kind, as an address has no room for more. */
const faults = new Map<string, string>([
  ...Object.entries(httpFaultKinds).map(
    ([kind, { takes }]) => [kind, `${kind}${takes === null ? '' : argumentOf[takes]}@*`] as const,
  ),
  ...Object.keys(socketFaultKinds).map((kind) => [`socket-${kind}`, `${kind}@socket`] as const),
]);

const times = {
  hour: 'An hour on',
  day: 'A day on',
  event: 'At the next event',
} as const;
type TimeChoice = keyof typeof times;

export interface WorldChoices {
  /** Null: the story's. */
  readonly scenario: ScenarioName | null;
  readonly fault: string | null;
  readonly time: TimeChoice | null;
  /** Null: none is carried. */
  readonly world: string | null;
  /** Where the whole app begins; null: at Home. */
  readonly route: string | null;
}

const isKeyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key);

/** What was chosen; null where a story is in its own world. */
export function choicesOf({
  scenario,
  fault,
  time,
  world,
  route,
}: Partial<WorldGlobals>): WorldChoices | null {
  const choices: WorldChoices = {
    scenario: scenario !== undefined && isScenarioName(scenario) ? scenario : null,
    fault: faults.get(fault ?? own) ?? null,
    time: time !== undefined && isKeyOf(times, time) ? time : null,
    world: world === undefined || world === '' ? null : world,
    route: routeFrom(route),
  };
  return Object.values(choices).every((choice) => choice === null) ? null : choices;
}

/** A path of the app, and its query, as Storybook's address says it. Null for what is none. */
function routeFrom(text = ''): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const route = new TextDecoder().decode(bytes);
    return route.startsWith('/') ? route : null;
  } catch {
    return null;
  }
}

export const initialChoices: WorldGlobals = { scenario: own, fault: own, time: own, world: '', route: '' };

/** The toolbar's menus. */
export const choiceTypes = {
  scenario: menu('Situation', 'database', scenarioNames),
  fault: menu('Fault', 'lightningoff', [...faults.keys()]),
  time: menu('Time', 'time', Object.keys(times)),
};

function menu(title: string, icon: 'database' | 'lightningoff' | 'time', choices: readonly string[]) {
  return {
    description: `${title}: the story's own, or another`,
    toolbar: {
      icon,
      dynamicTitle: true,
      items: [{ value: own, title }, ...choices.map((value) => ({ value, title: titleOf(value) }))],
    },
  };
}

function titleOf(choice: string): string {
  return isKeyOf(times, choice) ? times[choice] : choice;
}
