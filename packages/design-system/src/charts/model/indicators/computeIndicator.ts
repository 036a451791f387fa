import type { Candle } from '../candles.ts';
import type { IndicatorResult, IndicatorSpec, Study } from './indicator.ts';
import { studyOf } from './studies.ts';

/** What a result was computed from; its study precedes the last candle. */
interface Origin {
  spec: string;
  study: Study;
  first: Candle | undefined;
  beforeLast: Candle | undefined;
}

/** Beside the results rather than in them: who draws a result needs none of it, and a forgotten result takes it along. */
const origins = new WeakMap<IndicatorResult, Origin>();

/** The indicator over all candles, oldest first. Time grows with their number, not with the periods. */
export function computeIndicator(spec: IndicatorSpec, candles: readonly Candle[]): IndicatorResult {
  const study = studyOf(spec);
  const width = study.keys.length + (study.hasBars ? 1 : 0);
  const columns = Array.from({ length: width }, () => new Float64Array(candles.length).fill(NaN));
  for (const [i, candle] of candles.entries()) {
    write(columns, i, study.next(candle));
    if (i < candles.length - 1) study.close(candle);
  }
  return remember(resultOf(study, columns), {
    spec: JSON.stringify(spec),
    study,
    first: candles[0],
    beforeLast: candles.at(-2),
  });
}

/**
 * The result after the last candle moved: exactly what `computeIndicator` gives, in time that does not grow with the
 * history. Objects are new, so that a change can be detected; the arrays are those of `result`, whose last values change
 * with them. Where more than the last candle differs (another count, other candles, other settings), it computes anew.
 */
export function withLastCandle(
  spec: IndicatorSpec,
  candles: readonly Candle[],
  result: IndicatorResult,
): IndicatorResult {
  const origin = origins.get(result);
  const last = candles.at(-1);
  if (!origin || !last || !isOnlyLastNew(origin, spec, candles, result))
    return computeIndicator(spec, candles);
  const columns = [...result.lines.map(({ values }) => values), ...(result.bars ? [result.bars] : [])];
  write(columns, candles.length - 1, origin.study.next(last));
  return remember(resultOf(origin.study, columns), origin);
}

function isOnlyLastNew(
  origin: Origin,
  spec: IndicatorSpec,
  candles: readonly Candle[],
  result: IndicatorResult,
): boolean {
  const isSameHistory =
    candles.length < 2 || (origin.first === candles[0] && origin.beforeLast === candles.at(-2));
  const length = result.lines[0]?.values.length ?? 0;
  return isSameHistory && length === candles.length && origin.spec === JSON.stringify(spec);
}

function write(columns: readonly Float64Array[], i: number, values: readonly number[]): void {
  for (const [n, column] of columns.entries()) column[i] = values[n] ?? NaN;
}

function resultOf({ about, keys, hasBars }: Study, columns: readonly Float64Array[]): IndicatorResult {
  const lines = keys.flatMap((key, n) => {
    const values = columns[n];
    return values ? [{ key, values }] : [];
  });
  const bars = hasBars ? columns[keys.length] : undefined;
  return { ...about, lines, ...(bars && { bars }) };
}

function remember(result: IndicatorResult, origin: Origin): IndicatorResult {
  origins.set(result, origin);
  return result;
}
