import type { DepthStep } from './depthBook.ts';

export interface OutlinePoint {
  x: number;
  y: number;
}

export interface DepthOutline {
  /** From the ground at the best price outwards: where the total rises, and to what. It is level in between. */
  steps: OutlinePoint[];
  /** From the last known level to the edge, where the book says no more. */
  tail: [OutlinePoint, OutlinePoint] | undefined;
}

export interface OutlineRequest {
  /** Best first. */
  levels: readonly DepthStep[];
  toX: (price: number) => number;
  toY: (total: number) => number;
  /** The edge this side grows towards, px: 0 for bids, the plot's width for asks. */
  edgeX: number;
  /** Whether that is to the right. */
  isRising: boolean;
}

/** Levels beyond the edge are left out. Those whose steps would fall on one pixel rise as one: never more steps than pixels. */
export function depthOutline({ levels, toX, toY, edgeX, isRising }: OutlineRequest): DepthOutline {
  const steps: OutlinePoint[] = [];
  let column = NaN;
  for (const { price, cumulative } of levels) {
    const x = toX(price);
    const y = toY(cumulative);
    const last = steps.at(-1);
    if (isRising ? x > edgeX : x < edgeX) {
      if (last) steps.push({ x: edgeX, y: last.y });
      return { steps, tail: undefined };
    }
    if (!last) steps.push({ x, y: toY(0) });
    if (last && Math.round(x) === column) last.y = y;
    else steps.push({ x, y });
    column = Math.round(x);
  }
  const last = steps.at(-1);
  const isShort = last && Math.abs(edgeX - last.x) > 1;
  return { steps, tail: isShort ? [last, { x: edgeX, y: last.y }] : undefined };
}
