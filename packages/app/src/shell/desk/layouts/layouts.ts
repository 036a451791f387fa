/**
 * Layouts of the desk: widths of its panes and the strip under its chart, each under a name that a person gave. What a person
 * changes is kept in the layout that is shown. Pure; what was kept on a device is read as if a stranger had written it.
 */
import type { PaneWidths } from '@meridian/design-system';
import { choiceIn, type KeptChoice } from '../blotter-choice.ts';
import { widthsIn } from '../pane-widths.ts';

/** How the desk is arranged. */
export interface Arrangement {
  readonly widths: PaneWidths;
  readonly blotter: KeptChoice;
}

export interface NamedLayout extends Arrangement {
  readonly name: string;
}

/** The layouts of a device besides the standard one. */
export interface Layouts {
  /** Name of the one that is shown; null for the standard one. */
  readonly shown: string | null;
  /** In the order they were saved. */
  readonly named: readonly NamedLayout[];
}

export const mostLayouts = 12;
/** Of a name, in UTF-16 units, as a field counts. */
export const longestName = 40;

/** What keeps a name from being given: there is none, it is another layout's, or there are as many as a device keeps. */
export type NameProblem = 'missing' | 'taken' | 'full';

/** A name as it is kept: without spaces around it or twice in a row. */
const tidied = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export function arrangementOf(layouts: Layouts): NamedLayout | undefined {
  return layouts.named.find(({ name }) => name === layouts.shown);
}

/** Null where the name can be given; `renamed` is the layout that has another one so far. */
export function nameProblem({ named }: Layouts, typed: string, renamed?: string): NameProblem | null {
  const name = tidied(typed);
  const others = named.filter((layout) => layout.name !== renamed);
  if (name === '') return 'missing';
  if (others.some((layout) => isSameName(layout.name, name))) return 'taken';
  return renamed === undefined && named.length >= mostLayouts ? 'full' : null;
}

/** With an arrangement under a new name, which is shown from then on. */
export function withSaved(layouts: Layouts, typed: string, arrangement: Arrangement): Layouts {
  if (nameProblem(layouts, typed) !== null) return layouts;
  const name = tidied(typed);
  return { shown: name, named: [...layouts.named, { ...arrangement, name }] };
}

export function withRenamed(layouts: Layouts, from: string, typed: string): Layouts {
  if (nameProblem(layouts, typed, from) !== null) return layouts;
  const name = tidied(typed);
  return {
    shown: layouts.shown === from ? name : layouts.shown,
    named: layouts.named.map((layout) => (layout.name === from ? { ...layout, name } : layout)),
  };
}

/** Without that layout; where it was shown, the standard one is. */
export function withDeleted({ shown, named }: Layouts, name: string): Layouts {
  return { shown: shown === name ? null : shown, named: named.filter((layout) => layout.name !== name) };
}

/** What was changed is kept in the layout that is shown; the standard one is kept elsewhere. */
export function withChanged(layouts: Layouts, change: Partial<Arrangement>): Layouts {
  const { shown, named } = layouts;
  return { shown, named: named.map((layout) => (layout.name === shown ? { ...layout, ...change } : layout)) };
}

/** The name of the layout after the one that is shown; after the last comes the standard one, null. */
export function nextOf({ shown, named }: Layouts): string | null {
  const at = named.findIndex(({ name }) => name === shown);
  return named[at + 1]?.name ?? null;
}

/** The layouts that can be read of what was kept: nameless ones, second ones of a name and those above the limit are left out. */
export function layoutsIn(kept: unknown): Layouts {
  const { shown, named } = recordIn(kept);
  const sound: NamedLayout[] = [];
  for (const each of Array.isArray(named) ? (named as unknown[]) : []) {
    const { name, widths, blotter } = recordIn(each);
    if (typeof name !== 'string' || name.length > longestName || name !== tidied(name)) continue;
    if (nameProblem({ shown: null, named: sound }, name) !== null) continue;
    sound.push({ name, widths: widthsIn(widths), blotter: choiceIn(blotter) });
  }
  return { shown: sound.find(({ name }) => name === shown)?.name ?? null, named: sound };
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
