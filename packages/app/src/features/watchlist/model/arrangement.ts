/** How a person arranged what they watch: its order and its groups, kept on the device, by user (DECISIONS 41). Pure. */
import * as v from 'valibot';

/** Most groups, and most letters of a group's name. */
export const mostGroups = 12;
export const maxGroupName = 24;
/** People who have arranged on one device; who came first is forgotten. */
const mostOwners = 5;
const mostKeys = 1_000;

/** Signs that nobody sees, such as those that turn the direction of writing; the one that joins emoji is seen. */
const unseen = /(?!\u200d)[\p{Cc}\p{Cf}]/gu;

/** A group's name as it is kept, of what was typed; empty where nothing of it can be seen. */
export function groupName(typed: string): string {
  const name = typed.replaceAll(unseen, '').trim();
  return name.replaceAll('\u200d', '') === '' ? '' : name;
}

/** Each entry read by itself: one that cannot be read takes no other with it. */
const readable = <S extends v.GenericSchema>(entry: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((one): v.InferOutput<S>[] => {
        const read = v.safeParse(entry, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );

const keys = v.pipe(
  readable(v.pipe(v.string(), v.maxLength(200))),
  v.transform((list) => [...new Set(list)].slice(0, mostKeys)),
);
const group = v.object({
  name: v.pipe(v.string(), v.transform(groupName), v.nonEmpty(), v.maxLength(maxGroupName)),
  keys: v.fallback(keys, []),
});
const arrangement = v.object({ order: v.fallback(keys, []), groups: v.fallback(readable(group), []) });

/** A named part of the watchlist; a product may be in several. Names are unique. */
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

/**
 * The order with every product in it that is shown, none of them elsewhere than it is now: what is taken off later, or was
 * before, keeps its place.
 */
export function placed(order: readonly string[], shown: readonly string[]): readonly string[] {
  const known = new Set(order);
  const all = [...order, ...shown.filter((key) => !known.has(key))];
  if (all.length <= mostKeys) return all;
  const isShown = new Set(shown);
  return all.filter((key) => isShown.has(key));
}

/** The new order of a part of the list, in the places that this part had in the whole. */
export function reordered(all: readonly string[], part: readonly string[]): readonly string[] {
  const moved = new Set(part);
  const next = [...part];
  return all.map((key) => (moved.has(key) ? (next.shift() ?? key) : key));
}

/** The group of that name, however it is written: two that differ in case only look the same. */
export const groupNamed = (groups: readonly Group[], typed: string): Group | undefined =>
  groups.find(({ name }) => isSameName(name, groupName(typed)));

/** With a new group of these, or with these in the group of that name. */
export function grouped(arranged: Arrangement, typed: string, added: readonly string[]): Arrangement {
  const name = groupName(typed);
  const known = groupNamed(arranged.groups, name);
  if (known === undefined) {
    if (name === '' || name.length > maxGroupName || arranged.groups.length >= mostGroups) return arranged;
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

/** What is wrong with a group's name. Two that differ in case only count as the same. */
export function groupNameProblem(
  groups: readonly Group[],
  typed: string,
  except: string | null = null,
): 'missing' | 'tooLong' | 'taken' | null {
  const name = groupName(typed);
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
    groups: arranged.groups.map((one) => (one.name === from ? { ...one, name: groupName(typed) } : one)),
  };
}

/** With a deleted group again where it was; what was arranged since stays. Into the group that has its name by now. */
export function withGroupAgain(arranged: Arrangement, group: Group, place: number): Arrangement {
  if (groupNamed(arranged.groups, group.name)) return grouped(arranged, group.name, group.keys);
  if (arranged.groups.length >= mostGroups) return arranged;
  return { ...arranged, groups: arranged.groups.toSpliced(place, 0, group) };
}

/** Without the group; what was in it is still watched. */
export function withoutGroup(arranged: Arrangement, name: string): Arrangement {
  return { ...arranged, groups: arranged.groups.filter((one) => one.name !== name) };
}
