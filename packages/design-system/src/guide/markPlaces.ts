/** A rectangle in px, as seen from the upper left corner of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a part's number, its middle, and the point of the part that its line leads to. In px. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

type Side = 'left' | 'top' | 'right' | 'bottom';

/** The number's middle from the edge of the picture, and from its neighbour's. */
const outsidePx = 22;
const apartPx = 26;

/**
 * Puts the number of each part beside the picture, at the side that the part is nearest to, so that its line crosses as
 * little as it can. Numbers of one side keep apart and keep the order of their parts.
 *
 * @param parts null for a part that the picture does not show
 * @param picture what the numbers surround
 * @returns a mark for each part, in the same order
 */
export function placeMarks(parts: readonly (Box | null)[], picture: Box): (Mark | null)[] {
  const sides = new Map<number, Side>();
  const taken: Record<Side, number> = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [index, part] of parts.entries()) {
    if (part === null) continue;
    const side = nearestSide(part, picture, taken);
    sides.set(index, side);
    taken[side] += 1;
  }
  const marks: (Mark | null)[] = parts.map(() => null);
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    const isUpright = side === 'left' || side === 'right';
    const ends = parts
      .flatMap((part, index) => (part && sides.get(index) === side ? [{ index, ...endOf(part, side) }] : []))
      .toSorted((one, other) => (isUpright ? one.toY - other.toY : one.toX - other.toX));
    const places = apart(
      ends.map(({ toX, toY }) => (isUpright ? toY : toX)),
      isUpright ? picture.top : picture.left,
      isUpright ? picture.top + picture.height : picture.left + picture.width,
    );
    for (const [place, { index, toX, toY }] of ends.entries()) {
      const along = places[place] ?? 0;
      marks[index] = { ...standing(side, along, picture), toX, toY };
    }
  }
  return marks;
}

function nearestSide(part: Box, picture: Box, taken: Readonly<Record<Side, number>>): Side {
  const distances: readonly (readonly [Side, number])[] = [
    ['left', part.left - picture.left],
    ['right', picture.left + picture.width - part.left - part.width],
    ['top', part.top - picture.top],
    ['bottom', picture.top + picture.height - part.top - part.height],
  ];
  // Where two sides are as near, the one with fewer numbers.
  const cost = ([side, distance]: readonly [Side, number]): number => distance + taken[side] * 6;
  return distances.toSorted((one, other) => cost(one) - cost(other))[0]?.[0] ?? 'left';
}

/** The point of the part that faces the side. */
function endOf({ left, top, width, height }: Box, side: Side): Pick<Mark, 'toX' | 'toY'> {
  switch (side) {
    case 'left':
      return { toX: left, toY: top + height / 2 };
    case 'right':
      return { toX: left + width, toY: top + height / 2 };
    case 'top':
      return { toX: left + width / 2, toY: top };
    case 'bottom':
      return { toX: left + width / 2, toY: top + height };
  }
}

function standing(side: Side, along: number, picture: Box): Pick<Mark, 'x' | 'y'> {
  switch (side) {
    case 'left':
      return { x: picture.left - outsidePx, y: along };
    case 'right':
      return { x: picture.left + picture.width + outsidePx, y: along };
    case 'top':
      return { x: along, y: picture.top - outsidePx };
    case 'bottom':
      return { x: along, y: picture.top + picture.height + outsidePx };
  }
}

/** Sorted places moved as little as keeps them apart, within the ends while there is room. */
function apart(wanted: readonly number[], from: number, to: number): number[] {
  const places: number[] = [];
  for (const place of wanted) places.push(Math.max(place, (places.at(-1) ?? -Infinity) + apartPx));
  let limit = Math.max(to, from + (places.length - 1) * apartPx);
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? limit, limit);
    limit = (places[index] ?? limit) - apartPx;
  }
  return places;
}
