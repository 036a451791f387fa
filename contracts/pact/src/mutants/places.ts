/** Where in an answer something can be changed, and how to change it there. */
import type { Json } from '../example.ts';
import type { Field } from '../shape.ts';

/** Keys from the answer's data down; `*` means every row of a list, or every value of a record. */
export type Path = readonly string[];

export interface Place {
  readonly path: Path;
  readonly field: Field;
  /** The value there; in a list, in the first row that has one. */
  readonly value: Json;
}

type Fields = Readonly<Record<string, Json>>;
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All places with a value that is read. */
export function placesIn(field: Field, value: Json): Place[] {
  const found = new Map<string, Place>();
  const visit = (at: Field, here: Json | undefined, path: Path) => {
    if (here === null || here === undefined || at.shape.kind === 'unread') return;
    const key = path.join('.');
    if (!found.has(key)) found.set(key, { path, field: at, value: here });
    if (at.shape.kind === 'object' && isFields(here)) {
      for (const [name, inner] of Object.entries(at.shape.fields)) visit(inner, here[name], [...path, name]);
    } else if (at.shape.kind === 'list' && Array.isArray(here)) {
      for (const row of here as readonly Json[]) visit(at.shape.item, row, [...path, '*']);
    } else if (at.shape.kind === 'record' && isFields(here)) {
      for (const inner of Object.values(here)) visit(at.shape.value, inner, [...path, '*']);
    }
  };
  visit(field, value, []);
  return [...found.values()];
}

/** Changes the value at a path; `undefined` takes it away. With `onlyLast`, in the last row of each list alone. */
export function changedAt(
  value: Json,
  path: Path,
  change: (value: Json) => Json | undefined,
  onlyLast = false,
): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value === null ? null : change(value);
  if (Array.isArray(value)) {
    const rows = value as readonly Json[];
    return rows.flatMap((row, index) => {
      if (onlyLast && index < rows.length - 1) return [row];
      const changed = changedAt(row, rest, change, onlyLast);
      return changed === undefined ? [] : [changed];
    });
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
      if (key !== '*' && name !== key) return [[name, inner]];
      const changed = changedAt(inner, rest, change, onlyLast);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}
