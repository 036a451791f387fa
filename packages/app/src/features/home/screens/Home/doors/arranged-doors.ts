/** How a person arranged the doors of home: kept on the device, by user, and known before the first picture. Pure. */

/** The ids of doors: all in their order, and those that are left out of home. What is no id finds no door. */
export interface ArrangedDoors {
  readonly order: readonly unknown[];
  readonly hidden: readonly unknown[];
}

/** A user and what they arranged, as it is kept. */
export type Entry = readonly [owner: string, order: unknown, hidden: unknown];

const listIn = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? (kept as unknown[]) : []);

export const entriesIn = (kept: unknown): readonly Entry[] =>
  listIn(kept).filter((entry): entry is Entry => Array.isArray(entry));

/** What was kept for that user; `''` is who has not signed in. What cannot be read is as if nothing had been arranged. */
export function arrangedIn(kept: unknown, owner: string): ArrangedDoors {
  const [, order, hidden] = entriesIn(kept).find(([name]) => name === owner) ?? [];
  return { order: listIn(order), hidden: listIn(hidden) };
}

/** In the person's order; a door that they have not placed, as one that is new, comes at the end. */
export function inOrder<Door extends { readonly id: string }>(
  doors: readonly Door[],
  { order }: ArrangedDoors,
): readonly Door[] {
  const placeOf = ({ id }: Door): number => order.indexOf(id) + 1 || doors.length + order.length;
  return doors.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Those that stand on home. Never none: with all of them hidden nothing would lead anywhere. */
export function shownOf<Door extends { readonly id: string }>(
  doors: readonly Door[],
  { hidden }: ArrangedDoors,
): readonly Door[] {
  const shown = doors.filter(({ id }) => !hidden.includes(id));
  return shown.length === 0 ? doors : shown;
}
