/** The table route × state as rows: what `npm run states` prints and the page in Storybook shows. */
import { isHole, type Cell, type Coverage, type ScreenStates } from './cells.ts';
import { situationLink, storyLink } from './links.ts';
import { addresses } from './screens.ts';
import type { Story } from './stories.ts';

/** A story that shows a state. */
interface ShownBy {
  readonly id: string;
  readonly name: string;
  /** Below where Storybook is. */
  readonly link: string;
  /** Name of its scenario; null where it has none, or is not measured yet. */
  readonly scenario: string | null;
  /** The same situation in the demo, below where that is. */
  readonly situation: string | null;
}

interface Row {
  readonly state: string;
  readonly stories: readonly ShownBy[];
  /** Why there is no story. */
  readonly excuse: string | null;
  readonly isHole: boolean;
}

/** A screen, at one or more routes. */
export interface Table {
  readonly screen: string;
  readonly addresses: readonly string[];
  readonly rows: readonly Row[];
}

export async function tableOf(one: ScreenStates, { measured }: Pick<Coverage, 'measured'>): Promise<Table> {
  const shown = async ({ id, name }: Story): Promise<ShownBy> => {
    const known = measured.get(id);
    return {
      id,
      name,
      link: storyLink(id),
      scenario: known?.situation.scenario ?? null,
      situation: known ? await situationLink(known) : null,
    };
  };
  const rows: Row[] = [];
  for (const cell of one.cells) rows.push(await rowOf(cell, shown));
  return { screen: one.screen.id, addresses: addresses(one.screen), rows };
}

async function rowOf(cell: Cell, shown: (story: Story) => Promise<ShownBy>): Promise<Row> {
  const stories: ShownBy[] = [];
  for (const story of cell.stories) stories.push(await shown(story));
  return { state: cell.state, stories, excuse: cell.excuse, isHole: isHole(cell) };
}

/** As lines of text: a state, then each story with its scenario and its situation's link. */
export function textOf({ screen, addresses: places, rows }: Table): string {
  const lines = rows.flatMap(({ state, stories, excuse, isHole: hole }) => {
    const [first, ...others] = stories.map(({ id, scenario, link, situation }) =>
      [scenario ?? '–', id, link, situation ?? '–'].join('  '),
    );
    const said = first ?? (hole ? 'HOLE' : `excused: ${excuse}`);
    return [`  ${state.padEnd(58)}  ${said}`, ...others.map((other) => ' '.repeat(62) + other)];
  });
  return [`${screen}  ${places.join('  ')}`, ...lines, ''].join('\n');
}
