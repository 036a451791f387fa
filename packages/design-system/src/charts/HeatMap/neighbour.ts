import type { Box } from './heatTree.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far `to` lies from `from` on one axis, and how much of their other axis they share; negative: apart. */
function relation(from: Box, to: Box, direction: Direction): { distance: number; shared: number } {
  const isAcross = direction === 'left' || direction === 'right';
  const distance = {
    left: from.x - (to.x + to.width),
    right: to.x - (from.x + from.width),
    up: from.y - (to.y + to.height),
    down: to.y - (from.y + from.height),
  }[direction];
  const shared = isAcross
    ? Math.min(from.y + from.height, to.y + to.height) - Math.max(from.y, to.y)
    : Math.min(from.x + from.width, to.x + to.width) - Math.max(from.x, to.x);
  return { distance, shared };
}

/** Boxes that touch lie this near, px: rounding, gaps and the headings between groups are not a distance. */
const touchingPx = 1;

/**
 * The box an arrow leads to: the nearest beyond that edge, and of equally near ones the one that shares most of it.
 * `undefined` at the end of the map. Boxes without area are skipped.
 */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number | undefined {
  const start = boxes[from];
  if (!start) return undefined;
  let best: { index: number; distance: number; shared: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    if (index === from || box.width === 0 || box.height === 0) continue;
    const { distance, shared } = relation(start, box, direction);
    if (distance < -touchingPx || shared <= 0) continue;
    const isNearer = !best || distance < best.distance - touchingPx;
    const isAsNear = best && Math.abs(distance - best.distance) <= touchingPx;
    if (isNearer || (isAsNear && best && shared > best.shared)) best = { index, distance, shared };
  }
  return best?.index;
}
