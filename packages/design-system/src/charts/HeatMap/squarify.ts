export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A box for each size, with areas in proportion, as near to squares as they can be (Bruls, Huizing, van Wijk 2000).
 * Large ones stand at the top left, whatever the order given; boxes come back in that order. A size of 0 gets no area.
 *
 * @throws RangeError when a size is negative or no number.
 */
export function squarify(sizes: readonly number[], room: Box): Box[] {
  const total = sizes.reduce((sum, size) => {
    if (!Number.isFinite(size) || size < 0) {
      throw new RangeError(`A size in a treemap is a number of at least 0, not ${size}.`);
    }
    return sum + size;
  }, 0);
  const boxes: Box[] = sizes.map(() => ({ x: room.x, y: room.y, width: 0, height: 0 }));
  if (total === 0 || room.width <= 0 || room.height <= 0) return boxes;

  const scale = (room.width * room.height) / total;
  const areas = sizes.map((size, index) => ({ index, area: size * scale })).filter(({ area }) => area > 0);
  areas.sort((a, b) => b.area - a.area);
  let left = room;
  let from = 0;
  while (from < areas.length) {
    const to = stripEnd(areas, from, Math.min(left.width, left.height));
    left = placeStrip(areas.slice(from, to), left, to === areas.length, boxes);
    from = to;
  }
  return boxes;
}

interface Area {
  index: number;
  area: number;
}

/** Adds areas to a strip along the shorter `side` for as long as its worst shape gets better. */
function stripEnd(areas: readonly Area[], from: number, side: number): number {
  const largest = areas[from]?.area ?? 0;
  let sum = largest;
  let worst = worstRatio(sum, largest, largest, side);
  for (let to = from + 1; to < areas.length; to++) {
    const area = areas[to]?.area ?? 0;
    const next = worstRatio(sum + area, largest, area, side);
    if (next > worst) return to;
    worst = next;
    sum += area;
  }
  return areas.length;
}

/** Longer to shorter side of the least square box of a strip: it is the largest or the smallest of it. */
function worstRatio(sum: number, largest: number, smallest: number, side: number): number {
  const square = side * side;
  return Math.max((square * largest) / (sum * sum), (sum * sum) / (square * smallest));
}

/** Lays a strip along the shorter side of the room. Returns what is left of it. */
function placeStrip(strip: readonly Area[], room: Box, isLast: boolean, boxes: Box[]): Box {
  const isColumn = room.width >= room.height;
  const side = isColumn ? room.height : room.width;
  const sum = strip.reduce((total, { area }) => total + area, 0);
  // The last strip takes what is left, so that rounding leaves no seam.
  const depth = isLast ? (isColumn ? room.width : room.height) : sum / side;
  let at = 0;
  for (const { index, area } of strip) {
    const length = (area / sum) * side;
    boxes[index] = isColumn
      ? { x: room.x, y: room.y + at, width: depth, height: length }
      : { x: room.x + at, y: room.y, width: length, height: depth };
    at += length;
  }
  return isColumn
    ? { ...room, x: room.x + depth, width: room.width - depth }
    : { ...room, y: room.y + depth, height: room.height - depth };
}
