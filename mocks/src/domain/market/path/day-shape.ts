/**
 * The geometry of a trading day of so many seconds: how its variance is spread over it (lively at the open and the
 * close, quiet at noon), and how far a path between two of its instants can stray. Independent of seed and instrument.
 */

/** √3: bound of a uniform draw with unit variance. */
export const NOISE_BOUND = 1.7320508075688772;

export interface DayShape {
  /** Trading seconds; the path has one point for each. */
  readonly seconds: number;
  /** 0: variance is spread evenly. Towards 1: all of it at the ends. */
  readonly smile: number;
  /**
   * By depth of the bisection tree: how far above the higher end of a stretch the path can rise inside it, in units of
   * the root of the stretch's variance. The noise is bounded, so this is a certainty, and searches can cut by it.
   */
  readonly reach: Float64Array;
}

/** Share of the day's variance (or volume) that falls before a fraction `f` of the day. Cubic, so exact anywhere. */
export function cumulativeShare(smile: number, f: number): number {
  const centred = 2 * f - 1;
  return (1 - smile) * f + (smile * (centred * centred * centred + 1)) / 2;
}

/** Variance clock at a point of the path: 0 at its first, 1 at its last. */
export function varianceAt(shape: DayShape, second: number): number {
  return cumulativeShare(shape.smile, second / (shape.seconds - 1));
}

const shapes = new Map<string, DayShape>();

/** The shape of a day; there are only a dozen of them. */
export function dayShape(seconds: number, smile: number): DayShape {
  const key = `${seconds}/${smile}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const shape: DayShape = { seconds, smile, reach: new Float64Array(Math.ceil(Math.log2(seconds)) + 2) };
  measureReach(shape, 0, seconds - 1, 0);
  shapes.set(key, shape);
  return shape;
}

/** Reach of one stretch in absolute terms; notes the largest relative one of each depth. */
function measureReach(shape: DayShape, low: number, high: number, depth: number): number {
  if (high - low < 2) return 0;
  const middle = (low + high) >> 1;
  const at = varianceAt(shape, middle);
  const before = at - varianceAt(shape, low);
  const after = varianceAt(shape, high) - at;
  const own = NOISE_BOUND * Math.sqrt((before * after) / (before + after));
  const left = measureReach(shape, low, middle, depth + 1);
  const right = measureReach(shape, middle, high, depth + 1);
  const reach = own + Math.max(left, right);
  shape.reach[depth] = Math.max(shape.reach[depth] ?? 0, reach / Math.sqrt(before + after));
  return reach;
}
