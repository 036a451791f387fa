import type { DepthStep } from './depthBook.ts';

export interface OutlinePoint {
  x: number;
  y: number;
}

export interface DepthOutline {
  /** From the best price outwards: up to a level's total at its price, then level to the next. */
  points: OutlinePoint[];
  /** From the last known level to the edge, where the book tells no more. */
  tail: [OutlinePoint, OutlinePoint] | undefined;
}

export interface OutlineRequest {
  /** Best first. */
  steps: readonly DepthStep[];
  toX: (price: number) => number;
  toY: (total: number) => number;
  /** The edge this side grows towards, px: 0 for bids, the plot's width for asks. */
  edgeX: number;
}

/** Levels whose steps would fall on one pixel rise as one: never more steps than pixels. */
export function depthOutline({ steps, toX, toY, edgeX }: OutlineRequest): DepthOutline {
  const points: OutlinePoint[] = [];
  const best = steps[0];
  if (!best) return { points, tail: undefined };
  const direction = Math.sign(edgeX - toX(best.price)) || 1;
  let y = toY(0);
  let column = NaN;
  for (const { price, cumulative } of steps) {
    const x = toX(price);
    if ((x - edgeX) * direction > 0) {
      points.push({ x: edgeX, y });
      return { points, tail: undefined };
    }
    const here = Math.round(x);
    if (here !== column) points.push({ x, y });
    else points.pop();
    y = toY(cumulative);
    points.push({ x: points.at(-1)?.x ?? x, y });
    column = here;
  }
  const last = points.at(-1);
  return { points, tail: last && Math.abs(edgeX - last.x) > 1 ? [last, { x: edgeX, y }] : undefined };
}

export function outlinePath(points: readonly OutlinePoint[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${tenth(x)},${tenth(y)}`).join('');
}

/** The area between the outline and the ground. */
export function areaPath(points: readonly OutlinePoint[], groundY: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  return `${outlinePath(points)}L${tenth(last.x)},${tenth(groundY)}L${tenth(first.x)},${tenth(groundY)}Z`;
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10;
}
