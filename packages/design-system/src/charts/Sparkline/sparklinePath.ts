/** The spec's mini-charts show the last 50 points (spec §9). */
export const sparklinePoints = 50;

export interface SparklineRequest {
  /** `null`: nothing was traded then; the line is broken. */
  values: readonly (number | null)[];
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

/** Points that nothing interrupts, each in place `at` of the values shown. */
type Run = { at: number; value: number }[];

function knownRuns(values: readonly (number | null)[]): Run[] {
  const runs: Run[] = [];
  for (const [at, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1)?.at === at - 1) run.push({ at, value });
    else runs.push([{ at, value }]);
  }
  return runs;
}

/** Paths of a sparkline, in tenths of a pixel to keep them short. What is no number breaks the line as `null` does. */
export function sparklinePath({ values, width, height, previousClose }: SparklineRequest): SparklinePath {
  const shown = values.slice(-sparklinePoints);
  const runs = knownRuns(shown);
  const known = runs.flat();
  const only = known[0];
  if (only === undefined) return { line: '', area: '', referenceY: undefined };
  const spanned = known.map(({ value }) => value);
  if (previousClose !== undefined) spanned.push(previousClose);
  const low = Math.min(...spanned);
  const high = Math.max(...spanned);
  const drawable = height - inset * 2;
  const toY = (value: number): number =>
    tenth(high > low ? inset + ((high - value) / (high - low)) * drawable : height / 2);
  const last = shown.length - 1;
  const toX = (at: number): number => tenth(inset + (at / Math.max(1, last)) * (width - inset * 2));
  // One point has no direction: it is drawn as a level across the whole width.
  const drawn =
    known.length === 1
      ? [
          [
            { ...only, at: 0 },
            { ...only, at: Math.max(1, last) },
          ],
        ]
      : runs;
  const lines = drawn.map((run) => {
    const points = run.map(({ at, value }) => `${toX(at)},${toY(value)}`).join('L');
    // A point alone between gaps has no length; its round cap makes it a dot.
    return run.length === 1 ? `M${points}h0` : `M${points}`;
  });
  const areas = lines.map((line, i) => {
    const run = drawn[i] ?? [];
    return run.length > 1 ? `${line}V${height}H${toX(run[0]?.at ?? 0)}Z` : '';
  });
  return {
    line: lines.join(''),
    area: areas.join(''),
    referenceY: previousClose === undefined ? undefined : toY(previousClose),
  };
}
