/** A row of a list that is lifted: where it would lie, and how the others make room. Pure; all in px. */

/** Upper edges, from the list's own, and heights of all rows. */
export interface Boxes {
  readonly tops: readonly number[];
  readonly heights: readonly number[];
}

export interface Lifted extends Boxes {
  /** Its place when it was lifted, and the one it would have now. */
  readonly from: number;
  readonly to: number;
  /** How far a pointer has drawn it. */
  readonly y: number;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The place of a row that was drawn `y` away from where it lay: the row under its middle. */
export function placeAt({ from, tops, heights }: Omit<Lifted, 'to' | 'y'>, y: number): number {
  const middle = (tops[from] ?? 0) + (heights[from] ?? 0) / 2 + y;
  const place = tops.findIndex((top, index) => middle < top + (heights[index] ?? 0));
  return place === -1 ? tops.length - 1 : place;
}

/** How far from where it lies a row is drawn: the lifted one at its new place, or where the pointer has it; those between make room. */
export function shifted({ from, to, y, heights }: Lifted, index: number, isDragged: boolean): number {
  const heightOf = (at: number): number => heights[at] ?? 0;
  if (index === from) {
    if (isDragged) return y;
    const step = to > from ? 1 : -1;
    let way = 0;
    for (let at = from; at !== to; at += step) way += step * heightOf(at + step);
    return way;
  }
  if (index > from && index <= to) return -heightOf(from);
  if (index < from && index >= to) return heightOf(from);
  return 0;
}
