/** Answers and requests made from their schemas: good ones, and good ones with one value replaced. */
import * as v from 'valibot';

/** What a schema looks like from outside; each has the parts of its type only. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const shapeOf = (schema: v.GenericSchema): Shape => schema as unknown as Shape;

/** One of these fits any text or number of the wire. */
const candidates: readonly unknown[] = [
  '1',
  'USD',
  'US',
  'UTC',
  'token',
  'https://example.test/',
  '2026-11-18',
  '2026-12',
  1,
  60_000,
  0,
  true,
];

/** A value that the schema takes, with everything in it that may be there: one line a list. */
export function exampleOf(schema: v.GenericSchema): unknown {
  const { type, entries, item, value, wrapped, options, literal } = shapeOf(schema);
  if (entries !== undefined) {
    const whole = Object.entries(entries).map(([field, inner]) => [field, exampleOf(inner)] as const);
    const example = Object.fromEntries(whole);
    if (v.is(schema, example)) return example;
    // Of fields that exclude each other one is enough.
    const alone = whole
      .filter(([field]) => entries[field]?.type === 'optional')
      .map(([left]) => Object.fromEntries(whole.filter(([field]) => field !== left)));
    return alone.find((one) => v.is(schema, one)) ?? example;
  }
  if (item !== undefined) return [exampleOf(item)];
  if (type === 'record' && value !== undefined) return { '0': exampleOf(value) };
  if (wrapped !== undefined) return exampleOf(wrapped);
  if (type === 'literal') return literal;
  if (type === 'picklist') return options?.[0];
  if (type === 'union') return exampleOf(options?.[0] as v.GenericSchema);
  if (type === 'file') return new File(['pixels'], 'proof.png');
  const found = candidates.find((candidate) => v.is(schema, candidate));
  if (found === undefined) throw new Error(`no candidate fits a schema of type ${type}`);
  return found;
}

export type Path = readonly (string | number)[];

/** The paths of all values that are neither a list nor an object. */
export function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => leavesOf(inner, [...path, index]));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([field, inner]) => leavesOf(inner, [...path, field]));
  }
  return [path];
}

/** The paths of all lists, the lists within their rows included. */
export function listsOf(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value)) {
    return [path, ...value.flatMap((inner, index) => listsOf(inner, [...path, index]))];
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([field, inner]) => listsOf(inner, [...path, field]));
  }
  return [];
}

/** The paths of all lists that a schema may hold, in every option of it: what no example shows is found too. */
export function arraysOf(schema: v.GenericSchema, path: Path = []): readonly Path[] {
  const { type, entries, item, value, wrapped, options } = shapeOf(schema);
  if (item !== undefined && type === 'array') return [path, ...arraysOf(item, [...path, 0])];
  return [
    ...Object.entries(entries ?? {}).flatMap(([field, inner]) => arraysOf(inner, [...path, field])),
    ...(value === undefined ? [] : arraysOf(value, [...path, '0'])),
    ...(wrapped === undefined ? [] : arraysOf(wrapped, path)),
    ...(options ?? []).filter(isSchema).flatMap((option) => arraysOf(option, path)),
  ];
}

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null && 'kind' in option;

export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<string | number, unknown>>)[key],
    value,
  );
}

/** The same value with another one at `path`. */
export function withValue(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((inner: unknown, index) =>
      index === key ? withValue(inner, rest, replacement) : inner,
    );
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: withValue(record[key], rest, replacement) };
}

/** The same value without the field that `path` leads to. */
export function withoutField(value: unknown, path: Path): unknown {
  const [field] = path.slice(-1);
  const parent = at(value, path.slice(0, -1));
  if (!isRecord(parent)) return withValue(value, path, null);
  return withValue(
    value,
    path.slice(0, -1),
    Object.fromEntries(Object.entries(parent).filter(([key]) => key !== field)),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof File);
}

/** What a broken or hostile backend may put in the place of any value. */
export const hostileValues: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\nb',
  '__proto__',
  'constructor',
  '😀'.repeat(5_000),
  'x'.repeat(10_000),
  '9'.repeat(400),
  `0.${'9'.repeat(400)}`,
  '-0',
  '-1',
  '0',
  '1e400',
  'NaN',
  'Infinity',
  '-99999999999999999999.99999999999999999999',
  '99999999999999999999.99999999999999999999',
  '0.00000000000000000001',
  'javascript:alert(1)',
  -1,
  0,
  0.5,
  101,
  1_000,
  1e21,
  8.64e15 + 1,
  -8.64e15 - 1,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  5e-324,
  true,
  [],
  [null],
  {},
  [[]],
];
