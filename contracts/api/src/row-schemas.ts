/** Schemas of lists that are read line by line: a line that does not fit is left out and counted, and the rest is kept. */
import * as v from 'valibot';
import { maxRows } from './limits.ts';
import type { Rows } from './rows.ts';

/** Which lines are looked at where there are too many: of what is listed by time, oldest first, the newest. */
type KeptEnd = 'first' | 'last';

function readable<S extends v.GenericSchema>(
  row: S,
  lines: readonly unknown[],
  limit: number,
  end: KeptEnd,
): Rows<v.InferOutput<S>> {
  // Cut before they are read: each line takes time while a person waits.
  const looked = end === 'first' ? lines.slice(0, limit) : lines.slice(-limit);
  const list: v.InferOutput<S>[] = [];
  let firstMisfit: string | null = null;
  for (const line of looked) {
    const read = v.safeParse(row, line, { abortEarly: true });
    if (read.success) list.push(read.output);
    // The message repeats what came, of whatever length.
    else firstMisfit ??= `${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`.slice(0, 200);
  }
  return {
    list,
    unreadableCount: looked.length - list.length,
    firstMisfit,
    surplusCount: lines.length - looked.length,
  };
}

/** An array on the wire, of `row`s as far as they can be read; in code what `read` makes of its lines. */
/* @__NO_SIDE_EFFECTS__ */
const linesOf = <S extends v.GenericSchema, T>(row: S, read: (lines: readonly unknown[]) => T) =>
  // For code that inspects schemas: what is in the array.
  Object.assign(v.pipe(v.array(v.unknown()), v.transform<unknown[], T>(read)), {
    item: row,
  }) as unknown as v.GenericSchema<v.InferInput<S>[], T>;

/** A list on the wire: an array there, {@link Rows} in code. */
/* @__NO_SIDE_EFFECTS__ */
export const rowsOf = <S extends v.GenericSchema>(row: S, limit = maxRows, end: KeptEnd = 'first') =>
  linesOf(row, (lines) => readable(row, lines, limit, end));

/** A small list within a row, such as a sparkline: of the last `limit` what does not fit is left out without a word. */
/* @__NO_SIDE_EFFECTS__ */
export const someOf = <S extends v.GenericSchema>(item: S, limit: number) =>
  linesOf(item, (lines) => readable(item, lines, limit, 'last').list);
