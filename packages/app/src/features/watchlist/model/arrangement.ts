/** How a person arranged what they watch: its order and its groups, kept on the device, by user (DECISIONS 41). Pure. */
import * as v from 'valibot';

/** Most groups, and most letters of a group's name. */
export const mostGroups = 12;
export const maxGroupName = 24;
/** People who have arranged on one device; who came first is forgotten. */
const mostOwners = 5;
const mostKeys = 1_000;

const keys = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200))),
  v.transform((list) => [...new Set(list)].slice(0, mostKeys)),
);
const group = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxGroupName)), keys });
const arrangement = v.object({ order: v.fallback(keys, []), groups: v.fallback(v.array(group), []) });

/** A named part of the watchlist; a product may stand in several. Names are unique. */
export type Group = Readonly<v.InferOutput<typeof group>>;
export interface Arrangement {
  /** Keys of products, in the person's order. */
  readonly order: readonly string[];
  readonly groups: readonly Group[];
}

const asAdded: Arrangement = { order: [], groups: [] };

type Owners = readonly (readonly [owner: string, arranged: unknown])[];

function ownersIn(text: string | null): Owners {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as unknown[]).filter(
      (entry): entry is [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string',
    );
  } catch {
    return [];
  }
}

/** Of one user; `''` is who has not signed in. What cannot be read is as if nothing had been arranged. */
export function readArrangement(text: string | null, owner: string): Arrangement {
  const kept = ownersIn(text).find(([name]) => name === owner)?.[1];
  const read = v.safeParse(arrangement, kept);
  if (!read.success) return asAdded;
  const names = new Map(read.output.groups.map((one) => [one.name, one]));
  return { order: read.output.order, groups: [...names.values()].slice(0, mostGroups) };
}

/** The text to keep, with those of the others who use this device. */
export function withArrangement(text: string | null, owner: string, arranged: Arrangement): string {
  const others = ownersIn(text).filter(([name]) => name !== owner);
  return JSON.stringify([...others, [owner, arranged]].slice(-mostOwners));
}

/** In the person's order; what they have not placed yet comes after, in the order given. */
export function inOrder<T>(items: readonly T[], keyOf: (item: T) => string, order: readonly string[]): T[] {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = (item: T): number => places.get(keyOf(item)) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Those of a group; all where there is no such group. */
export function ofGroup<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  { groups }: Arrangement,
  name: string | null,
): readonly T[] {
  const chosen = groups.find((one) => one.name === name);
  if (chosen === undefined) return items;
  const members = new Set(chosen.keys);
  return items.filter((item) => members.has(keyOf(item)));
}

/** The new order of a part of the list, in the places that this part had in the whole. */
export function reordered(all: readonly string[], part: readonly string[]): readonly string[] {
  const moved = new Set(part);
  const next = [...part];
  return all.map((key) => (moved.has(key) ? (next.shift() ?? key) : key));
}

/** With a new group of these, or with these in the group of that name. */
export function grouped(arranged: Arrangement, name: string, added: readonly string[]): Arrangement {
  const known = arranged.groups.find((one) => one.name === name);
  if (known === undefined) {
    if (arranged.groups.length >= mostGroups) return arranged;
    return { ...arranged, groups: [...arranged.groups, { name, keys: [...added] }] };
  }
  const keysOfGroup = [...new Set([...known.keys, ...added])];
  return {
    ...arranged,
    groups: arranged.groups.map((one) => (one === known ? { ...one, keys: keysOfGroup } : one)),
  };
}

/** Without these in the group; the group itself stays. */
export function ungrouped(arranged: Arrangement, name: string, removed: readonly string[]): Arrangement {
  const gone = new Set(removed);
  return {
    ...arranged,
    groups: arranged.groups.map((one) =>
      one.name === name ? { ...one, keys: one.keys.filter((key) => !gone.has(key)) } : one,
    ),
  };
}

/** What stands against a group's name. Of upper and lower case two groups cannot be told apart. */
export function groupNameProblem(
  groups: readonly Group[],
  typed: string,
  except: string | null = null,
): 'missing' | 'tooLong' | 'taken' | null {
  const name = typed.trim();
  if (name === '') return 'missing';
  if (name.length > maxGroupName) return 'tooLong';
  const isTaken = groups.some((one) => one.name !== except && isSameName(one.name, name));
  return isTaken ? 'taken' : null;
}

const isSameName = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();

/** With another name for the group, in its place; as it was where the name cannot be. */
export function renamed(arranged: Arrangement, from: string, typed: string): Arrangement {
  if (groupNameProblem(arranged.groups, typed, from) !== null) return arranged;
  return {
    ...arranged,
    groups: arranged.groups.map((one) => (one.name === from ? { ...one, name: typed.trim() } : one)),
  };
}

/** With a deleted group again where it stood; what was arranged since stays. Into the group that has its name by now. */
export function withGroupAgain(arranged: Arrangement, group: Group, place: number): Arrangement {
  const isNamed = arranged.groups.some(({ name }) => name === group.name);
  if (isNamed) return grouped(arranged, group.name, group.keys);
  if (arranged.groups.length >= mostGroups) return arranged;
  return { ...arranged, groups: arranged.groups.toSpliced(place, 0, group) };
}

/** Without the group; what was in it is still watched. */
export function withoutGroup(arranged: Arrangement, name: string): Arrangement {
  return { ...arranged, groups: arranged.groups.filter((one) => one.name !== name) };
}
