/** Answers that were carried out rightly and then broken on their way: what a backend of another version may send. */
import { orderStatus } from '@meridian/api';
import type { Endpoint } from '@meridian/api';
import type { HttpFaultKind } from '#names.ts';

/** Where a backend sends this many lines, no screen may stop. */
const floodOfLines = 5_000;

type Break = (data: unknown, of: Pick<Endpoint, 'response'>) => unknown;

/** What each fault of that kind makes of an answer's data. */
const breaks: Readonly<Partial<Record<HttpFaultKind, Break>>> = {
  garbled: () => ({ garbled: '\uFFFD'.repeat(3) }),
  badline: (data) => withLists(data, (lines) => (lines.length === 0 ? lines : [{}, ...lines.slice(1)])),
  hostile: (data) =>
    withLists(data, (lines) => lines.map((line, at) => (at === middleOf(lines) ? hostile(line) : line))),
  newcodes: withNewCodes,
  bare: (data, { response }) => withNeeded(data, response),
  flood: (data) => withLists(data, flooded),
  mixed: (data) => ({ ...(data as object), ...another }),
  lacking: withoutFirst,
  twice: (data) => withLists(data, (lines) => [...lines, ...lines]),
  ahead: withTimesAhead,
  unfinished: (data) => ({ ...(data as object), orderStatus: orderStatus.processing }),
};

const middleOf = (lines: readonly object[]): number => Math.floor(lines.length / 2);

/** What somebody would send who wants the app to act or to stop. */
const hostile = (line: object): object =>
  mapFields(line, (_, value) => {
    if (typeof value === 'string') return '<img src=x onerror=wasRun=1>';
    return typeof value === 'number' ? -1e300 : value;
  });

/** An answer about another customer's order, or about another thing. */
const another = { id: 'another', orderNo: 'another', stock_code: 'TSLA', name: 'Tesla', quantity: '77' };

/** The data of an answer after these faults; as it was where none of them concerns it. */
export function brokenData(
  kinds: ReadonlySet<HttpFaultKind>,
  data: unknown,
  of: Pick<Endpoint, 'response'>,
): unknown {
  return [...kinds].reduce((broken, kind) => breaks[kind]?.(broken, of) ?? broken, data);
}

/** Every list of objects, at any depth; the lists within its lines are unchanged. */
function withLists(data: unknown, change: (lines: readonly object[]) => readonly object[]): unknown {
  if (Array.isArray(data)) return data.every(isObject) ? change(data) : (data as unknown);
  if (!isObject(data)) return data;
  return mapFields(data, (_, value) => withLists(value, change));
}

/** A page without its first line, which it does not count either. */
function withoutFirst(data: unknown): unknown {
  if (!isObject(data) || !('list' in data) || !Array.isArray(data.list)) return data;
  const total = 'total' in data ? Number(data.total) : data.list.length;
  return { ...data, list: data.list.slice(1) as unknown[], total: Math.max(0, total - 1) };
}

/** The parts of valibot's schemas that are read here: what is in an object, a list, or in what may be missing. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly item?: unknown;
  readonly wrapped?: unknown;
}

const mayBeMissing: ReadonlySet<string> = new Set(['optional', 'nullish']);

/** What the catalogue cannot do without, and nothing else. */
function withNeeded(data: unknown, schema: unknown): unknown {
  const { entries, item, wrapped } = schema as Parts;
  if (wrapped !== undefined) return withNeeded(data, wrapped);
  if (Array.isArray(data)) return item === undefined ? data : data.map((line) => withNeeded(line, item));
  if (entries === undefined || !isObject(data)) return data;
  const needed = Object.entries(data).filter(([field]) => {
    const inner = Object.hasOwn(entries, field) ? (entries[field] as Parts) : undefined;
    return inner !== undefined && !mayBeMissing.has(inner.type);
  });
  return Object.fromEntries(needed.map(([field, inner]) => [field, withNeeded(inner, entries[field])]));
}

/** Codes by field; the app has none of these in its tables. */
const newCodes: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['direction', 97],
  ['orderStatus', 97],
  ['realStatus', 97],
  ['marketStatus', 'unheardOf'],
  ['status', 'unheardOf'],
  ['kind', 'unheardOf'],
  ['region', 'unheardOf'],
]);

function withNewCodes(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withNewCodes);
  if (!isObject(data)) return data;
  return mapFields(data, (field, value) => newCodes.get(field) ?? withNewCodes(value));
}

/** What identifies a line. */
const identities: ReadonlySet<string> = new Set(['id', 'orderNo', 'stock_code', 'secuCode']);

function flooded(lines: readonly object[]): readonly object[] {
  return Array.from({ length: lines.length === 0 ? 0 : floodOfLines }, (_, index) => {
    const line = lines[index % lines.length] ?? {};
    const isFirst = index < lines.length;
    return isFirst
      ? line
      : mapFields(line, (field, value) =>
          identities.has(field) && typeof value === 'string' ? `${value}-${index}` : value,
        );
  });
}

const aheadMs = 400 * 86_400_000;
/** Fields whose number is an instant, besides those that say so. */
const instants: ReadonlySet<string> = new Set(['t', 'start', 'end', 'time']);
const isInstant = (field: string): boolean => instants.has(field) || /Timestamp$/i.test(field);

function withTimesAhead(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withTimesAhead);
  if (!isObject(data)) return data;
  return mapFields(data, (field, value) =>
    isInstant(field) && typeof value === 'number' ? value + aheadMs : withTimesAhead(value),
  );
}

function mapFields(value: object, change: (field: string, inner: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, change(field, inner)]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
