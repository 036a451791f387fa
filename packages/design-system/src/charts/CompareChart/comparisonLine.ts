import type { AlignedSeries } from './comparison.ts';

export interface LinePoint {
  x: number;
  y: number;
}

/** Two points for every column this wide: no more points than pixels, and a peak is never lost. */
const columnPx = 2;

/** A line from its first to its last own value, with the lowest and highest of each column where points are many. */
export function comparisonPoints(
  { changes, first, last }: AlignedSeries,
  toX: (place: number) => number,
  toY: (change: number) => number,
): LinePoint[] {
  if (first < 0) return [];
  const at = (place: number): LinePoint => ({ x: toX(place), y: toY(changes[place] ?? 0) });
  const width = toX(last) - toX(first);
  if (last - first <= width) return Array.from({ length: last - first + 1 }, (_, i) => at(first + i));
  const points = [at(first)];
  for (let place = first + 1; place < last;) {
    const column = Math.floor(toX(place) / columnPx);
    let lowest = place;
    let highest = place;
    for (; place < last && Math.floor(toX(place) / columnPx) === column; place++) {
      if ((changes[place] ?? 0) < (changes[lowest] ?? 0)) lowest = place;
      if ((changes[place] ?? 0) > (changes[highest] ?? 0)) highest = place;
    }
    points.push(at(Math.min(lowest, highest)));
    if (lowest !== highest) points.push(at(Math.max(lowest, highest)));
  }
  points.push(at(last));
  return points;
}
