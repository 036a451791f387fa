/** What a command may carry, and what a state is written down as. */

/** Anything JSON can say. Commands carry nothing else, so a log can be saved, shared and replayed. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A frozen copy of a payload as JSON would bring it back after a reload, so that a command behaves the same the first
 * time and every time it is replayed.
 * @throws TypeError for a bigint, a cycle, or a value JSON cannot say at the top (a function, a symbol).
 */
export function toJson(value: unknown): Json {
  const text: string | undefined = JSON.stringify(value ?? null);
  if (text === undefined) throw new TypeError('a command can carry JSON only');
  return freeze(JSON.parse(text) as Json);
}

/**
 * One text for one value: keys sorted, `undefined` left out, bigint as its digits followed by `n`, a Map as its sorted
 * pairs and a Set as its sorted members. Two equal states give equal bytes however they were built.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}n"`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (ArrayBuffer.isView(value)) return canonicalJson([...(value as unknown as Iterable<unknown>)]);
  if (value instanceof Map)
    return list([...value].map(([k, v]) => `[${canonicalJson(k)},${canonicalJson(v)}]`));
  if (value instanceof Set) return list([...value].map(canonicalJson));
  const record = value as Readonly<Record<string, unknown>>;
  const fields = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${fields.join(',')}}`;
}

function list(members: string[]): string {
  return `[${members.toSorted().join(',')}]`;
}

function freeze(value: Json): Json {
  if (value !== null && typeof value === 'object') {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}
