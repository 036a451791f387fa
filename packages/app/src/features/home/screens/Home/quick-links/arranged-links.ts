/** How the user arranged the quick links of home: stored on the device, by user, and known before the first paint. Pure. */

/** The ids of quick links: all in their order, and those that are left out of home. What is no id finds no link. */
export interface ArrangedLinks {
  readonly order: readonly unknown[];
  readonly hidden: readonly unknown[];
}

/** A user and what they arranged, as it is kept. */
export type Entry = readonly [owner: string, order: unknown, hidden: unknown];

const listIn = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? (kept as unknown[]) : []);

export const entriesIn = (kept: unknown): readonly Entry[] =>
  listIn(kept).filter((entry): entry is Entry => Array.isArray(entry));

/** What was stored for that user; `''` while signed out. Unreadable text counts as nothing arranged. */
export function arrangedIn(kept: unknown, owner: string): ArrangedLinks {
  const [, order, hidden] = entriesIn(kept).find(([name]) => name === owner) ?? [];
  return { order: listIn(order), hidden: listIn(hidden) };
}

/** In the person's order; a link that they have not placed, as one that is new, comes at the end. */
export function inOrder<Link extends { readonly id: string }>(
  links: readonly Link[],
  { order }: ArrangedLinks,
): readonly Link[] {
  const placeOf = ({ id }: Link): number => order.indexOf(id) + 1 || links.length + order.length;
  return links.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Those that are on home. Never none: with all of them hidden nothing would lead anywhere. */
export function shownOf<Link extends { readonly id: string }>(
  links: readonly Link[],
  { hidden }: ArrangedLinks,
): readonly Link[] {
  const shown = links.filter(({ id }) => !hidden.includes(id));
  return shown.length === 0 ? links : shown;
}
