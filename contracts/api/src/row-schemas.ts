/** Schemas of lists that are read line by line: a line that does not fit is left out and counted, and the rest is kept. */
import * as v from 'valibot';
import { maxRows } from './limits.ts';
import type { Rows } from './rows.ts';

/** Stands in the place of a line that did not fit. */
class Misfit {
  readonly reason: string;
  constructor(issue: v.BaseIssue<unknown> | undefined) {
    this.reason = `${(issue && v.getDotPath(issue)) ?? ''}: ${issue?.message ?? ''}`;
  }
}

/* @__NO_SIDE_EFFECTS__ */
const tolerantArray = <S extends v.GenericSchema>(row: S) =>
  v.array(v.fallback(row, (dataset) => new Misfit(dataset?.issues?.[0]) as unknown as v.InferOutput<S>));

const isReadable = (row: unknown): boolean => !(row instanceof Misfit);

function readable<T>(read: readonly T[], limit: number): Rows<T> {
  const looked = read.slice(0, limit);
  const list = looked.filter(isReadable);
  const misfit: unknown = looked.find((row) => !isReadable(row));
  return {
    list,
    unreadableCount: looked.length - list.length,
    firstMisfit: misfit instanceof Misfit ? misfit.reason : null,
    surplusCount: read.length - looked.length,
  };
}

/** A list on the wire: an array there, {@link Rows} in code. */
/* @__NO_SIDE_EFFECTS__ */
export const rowsOf = <S extends v.GenericSchema>(row: S, limit = maxRows) =>
  v.pipe(
    tolerantArray(row),
    v.transform((read): Rows<v.InferOutput<S>> => readable(read, limit)),
  );

/** A small list within a row, such as a sparkline: what does not fit is left out without a word, the last `limit` stay. */
/* @__NO_SIDE_EFFECTS__ */
export const someOf = <S extends v.GenericSchema>(item: S, limit: number) =>
  v.pipe(
    tolerantArray(item),
    v.transform((read): readonly v.InferOutput<S>[] => read.filter(isReadable).slice(-limit)),
  );
