export interface Arc {
  /** Clockwise from twelve o'clock, in turns: 0 to 1. */
  from: number;
  to: number;
}

/**
 * Arcs of the given shares, in order, together one turn. None that is not zero is shorter than `leastTurn`: it would
 * vanish in the gaps; the others give up what it takes, each in proportion to what it has over the least.
 */
export function arcsOf(shares: readonly number[], leastTurn: number): Arc[] {
  const drawn = shares.filter((share) => share > 0);
  const least = Math.min(leastTurn, drawn.length > 0 ? 1 / drawn.length : 0);
  const lacking = drawn.reduce((sum, share) => sum + Math.max(0, least - share), 0);
  const spare = drawn.reduce((sum, share) => sum + Math.max(0, share - least), 0);
  const kept = spare > 0 ? 1 - lacking / spare : 1;
  let at = 0;
  return shares.map((share) => {
    const from = at;
    if (share > 0) at += share > least ? least + (share - least) * kept : least;
    return { from, to: at };
  });
}

export interface Ring {
  /** Middle of the box, px. */
  centre: number;
  inner: number;
  outer: number;
  /** Between neighbours, px: the same at the inner and the outer edge. */
  gap: number;
}

/** Outline of one arc of a ring. A whole turn is a ring without a cut. */
export function arcPath({ from, to }: Arc, { centre, inner, outer, gap }: Ring): string {
  if (to - from >= 1 - 1e-9) return `${circle(centre, outer)}${circle(centre, inner)}`;
  const half = (to - from) / 2;
  // The same px on a smaller circle is a larger part of the turn. Half the gap from each end, and never all of the arc.
  const cut = (radius: number): number => Math.min(gap / 2 / (2 * Math.PI * radius), half * 0.8);
  const point = (turn: number, radius: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${(centre + Math.cos(angle) * radius).toFixed(2)},${(centre + Math.sin(angle) * radius).toFixed(2)}`;
  };
  const isLong = to - from > 0.5 ? 1 : 0;
  const [o, i] = [cut(outer), cut(inner)];
  return [
    `M${point(from + o, outer)}`,
    `A${outer},${outer} 0 ${isLong} 1 ${point(to - o, outer)}`,
    `L${point(to - i, inner)}`,
    `A${inner},${inner} 0 ${isLong} 0 ${point(from + i, inner)}Z`,
  ].join('');
}

function circle(centre: number, radius: number): string {
  return `M${centre},${centre - radius}a${radius},${radius} 0 1 0 0.01,0Z`;
}
