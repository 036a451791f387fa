/** Decimals of a column, so that its points are under each other. Pure. */

/** The most decimals that a row has. */
export function finestOf<Item>(
  items: readonly Item[],
  decimals: ((item: Item) => number | null) | undefined,
): number {
  return decimals === undefined ? 0 : Math.max(0, ...items.map((item) => decimals(item) ?? 0));
}

/** What a figure lacks of the finest one of its column: its room is kept, so that the points are under each other. */
export function digitsAfter(own: number | null | undefined, most = 0): string | undefined {
  if (own === null || own === undefined || own >= most) return undefined;
  return (own === 0 ? '.' : '') + '0'.repeat(most - own);
}

/** A digit of a figure, in rem. */
const digitRem = 0.5;

/** The most room that a figure keeps free after it, in rem: its column is so much wider, or it would reach over the one before. */
export function roomAfterRem<Item>(
  items: readonly Item[],
  decimals: ((item: Item) => number | null) | undefined,
): number {
  const most = finestOf(items, decimals);
  const kept = items.map((item) => digitsAfter(decimals?.(item), most)?.length ?? 0);
  return digitRem * Math.max(0, ...kept);
}
