/** The spec's mini-charts show the last 50 points (spec §9). */
export const sparklinePoints = 50;

export interface SparklineRequest {
  values: readonly number[];
  width: number;
  height: number;
  previousClose?: number | undefined;
}

export interface SparklinePath {
  /** Path of the line; empty without values. */
  line: string;
  /** The same closed along the bottom edge, for the fade. */
  area: string;
  /** Height of the previous close in px, when there is one. */
  referenceY: number | undefined;
}

/** Half the 1.5 px stroke and a little: the line is never cut by the edge. */
const inset = 1.5;

const tenth = (px: number): number => Math.round(px * 10) / 10;

/** Paths of a sparkline, in tenths of a pixel to keep them short. Values that are no numbers are skipped. */
export function sparklinePath({ values, width, height, previousClose }: SparklineRequest): SparklinePath {
  const shown = values.slice(-sparklinePoints).filter(Number.isFinite);
  const first = shown[0];
  if (first === undefined) return { line: '', area: '', referenceY: undefined };
  const spanned = previousClose === undefined ? shown : [...shown, previousClose];
  const low = Math.min(...spanned);
  const high = Math.max(...spanned);
  const drawable = height - inset * 2;
  const toY = (value: number): number =>
    tenth(high > low ? inset + ((high - value) / (high - low)) * drawable : height / 2);
  const stepPx = (width - inset * 2) / Math.max(1, shown.length - 1);
  // One point has no direction: it is drawn as a level across the whole width.
  const points = shown.length === 1 ? [first, first] : shown;
  const gap = shown.length === 1 ? width - inset * 2 : stepPx;
  const line = points
    .map((value, i) => `${i === 0 ? 'M' : 'L'}${tenth(inset + i * gap)},${toY(value)}`)
    .join('');
  const area = `${line}V${height}H${inset}Z`;
  return { line, area, referenceY: previousClose === undefined ? undefined : toY(previousClose) };
}
