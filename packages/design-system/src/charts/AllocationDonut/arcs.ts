import { arc, pie } from '@visx/shape';

/** A slice's part of the ring, in radians clockwise from twelve o'clock. */
export interface SliceArc {
  startAngle: number;
  endAngle: number;
  /** Of the turn, what the gap to the next one takes. */
  padAngle: number;
}

/** A slice that is not zero is drawn as at least this part of the turn: about 6 px of the ring, 4 of them visible. */
export const leastTurn = 0.012;
const gapPx = 2;

/** Drawn in a box of 200 × 200 around its middle; the ring's width follows the text size. */
const outerBoxPx = 100;
const edges = { cornerRadius: 2, padRadius: outerBoxPx };
const ring = arc<SliceArc>({ innerRadius: 76, outerRadius: 96, ...edges });
const lifted = arc<SliceArc>({ innerRadius: 74, outerRadius: outerBoxPx, ...edges });
const aroundTheTurn = pie<number>({ value: (share) => share, padAngle: gapPx / outerBoxPx });

/** Arcs of shares of a whole, in order, together one turn. `undefined`: nothing to draw. */
export function arcsOf(shares: readonly number[]): (SliceArc | undefined)[] {
  // A slice of nothing would take its gap all the same.
  const arcs = aroundTheTurn(visibleShares(shares.filter((share) => share > 0)));
  let next = 0;
  return shares.map((share) => (share > 0 ? arcs[next++] : undefined));
}

/** None smaller than the least; the others give up what it takes, each in proportion to what it has over the least. */
function visibleShares(shares: readonly number[]): number[] {
  const least = Math.min(leastTurn, 1 / shares.length);
  const lacking = shares.reduce((sum, share) => sum + Math.max(0, least - share), 0);
  const spare = shares.reduce((sum, share) => sum + Math.max(0, share - least), 0);
  const kept = spare > 0 ? 1 - lacking / spare : 1;
  return shares.map((share) => (share > least ? least + (share - least) * kept : least));
}

/** Outline of a slice; one that is selected protrudes from the ring. A whole turn is a ring without a cut. */
export function slicePath(slice: SliceArc, isLifted = false): string {
  return (isLifted ? lifted : ring)(slice) ?? '';
}

export const wholeTurn: SliceArc = { startAngle: 0, endAngle: 2 * Math.PI, padAngle: 0 };
