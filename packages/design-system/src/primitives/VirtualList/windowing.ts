/** Where rows lie. Answers in the logarithm of the number of rows. */
export interface RowPlaces {
  readonly count: number;
  /** Distance in px from the list's start to the upper edge of row `index`; for `count`, the whole height. */
  offsetOf: (index: number) => number;
  /** The row that lies at `offset` px, within the list. */
  indexAt: (offset: number) => number;
}

/** Heights of rows in px: those measured, and an estimate for the rest. */
export interface RowHeights extends RowPlaces {
  /** Notes the true height of a row. @returns whether it differs from what was taken for it */
  measure: (index: number, height: number) => boolean;
  /** Whether the true height of a row has been noted. */
  isMeasured: (index: number) => boolean;
  /** The same places as a new object: to tell React that heights have changed. */
  places: () => RowPlaces;
}

/**
 * A Fenwick tree over the differences from the estimate, so that a measured row among 10,000 costs a few additions.
 * `known`: what has been measured before, in px; undefined for a row that has not.
 */
export function rowHeights(
  count: number,
  estimate: number,
  known?: (index: number) => number | undefined,
): RowHeights {
  const extra = new Float64Array(count + 1);
  const measured = new Map<number, number>();

  const extraBefore = (index: number): number => {
    let sum = 0;
    for (let at = index; at > 0; at -= at & -at) sum += extra[at] ?? 0;
    return sum;
  };
  const offsetOf = (index: number): number => index * estimate + extraBefore(index);

  const indexAt = (offset: number): number => {
    let low = 0;
    let high = Math.max(0, count - 1);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (offsetOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const add = (index: number, difference: number): void => {
    for (let at = index + 1; at <= count; at += at & -at) extra[at] = (extra[at] ?? 0) + difference;
  };
  if (known !== undefined) {
    for (let index = 0; index < count; index += 1) {
      const height = known(index);
      if (height === undefined) continue;
      measured.set(index, height);
      add(index, height - estimate);
    }
  }

  return {
    count,
    offsetOf,
    indexAt,
    places: () => ({
      count,
      offsetOf: (index) => offsetOf(index),
      indexAt: (offset) => indexAt(offset),
    }),
    isMeasured: (index) => measured.has(index),
    measure(index, height) {
      const difference = height - (measured.get(index) ?? estimate);
      if (Math.abs(difference) < 0.5) {
        // Near enough counts as it stands, so that what lies below stays where it is.
        if (!measured.has(index)) measured.set(index, estimate);
        return false;
      }
      measured.set(index, height);
      add(index, difference);
      return true;
    },
  };
}

/** First and last row (inclusive) to be rendered for a window of `viewport` px from `scrollTop`, with `overscan` rows round it. */
export function windowOf(
  places: RowPlaces,
  scrollTop: number,
  viewport: number,
  overscan: number,
): readonly [first: number, last: number] {
  if (places.count === 0) return [0, -1];
  const first = places.indexAt(Math.max(0, scrollTop));
  const last = places.indexAt(Math.max(0, scrollTop + viewport - 1));
  return [Math.max(0, first - overscan), Math.min(places.count - 1, last + overscan)];
}
