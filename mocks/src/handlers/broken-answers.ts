/** Answers that were carried out rightly and then broken on their way: what a backend of another version may send. */
import { orderStatus } from '@meridian/api';
import type { HttpFaultKind } from '#names.ts';

/** Where a backend sends this many lines, no screen may stop. */
const floodOfLines = 5_000;

type Break = (data: unknown) => unknown;

/** What each fault of that kind makes of an answer's data. */
const breaks: Readonly<Partial<Record<HttpFaultKind, Break>>> = {
  garbled: () => ({ garbled: '\uFFFD'.repeat(3) }),
  badline: (data) => withLists(data, (lines) => (lines.length === 0 ? lines : [{}, ...lines.slice(1)])),
  newcodes: withNewCodes,
  flood: (data) => withLists(data, flooded),
  mixed: (data) => ({ ...(data as object), ...another }),
  twice: (data) => withLists(data, (lines) => [...lines, ...lines]),
  ahead: withTimesAhead,
  unfinished: (data) => ({ ...(data as object), orderStatus: orderStatus.processing }),
};

/** What an answer says that belongs to somebody else's order, or to another thing. */
const another = { id: 'another', orderNo: 'another', stock_code: 'TSLA', name: 'Tesla', quantity: '77' };

/** The data of an answer after these faults; as it was where none of them concerns it. */
export function brokenData(kinds: ReadonlySet<HttpFaultKind>, data: unknown): unknown {
  return [...kinds].reduce((broken, kind) => breaks[kind]?.(broken) ?? broken, data);
}

/** Every list of objects, wherever it stands; the lists within its lines stay as they are. */
function withLists(data: unknown, change: (lines: readonly object[]) => readonly object[]): unknown {
  if (Array.isArray(data)) return data.every(isObject) ? change(data) : (data as unknown);
  if (!isObject(data)) return data;
  return mapFields(data, (_, value) => withLists(value, change));
}

/** Words and numbers that stand for something, by field; the app has none of these in its tables. */
const newCodes: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['direction', 97],
  ['orderStatus', 97],
  ['realStatus', 97],
  ['marketStatus', 'unheardOf'],
  ['kind', 'unheardOf'],
  ['region', 'unheardOf'],
]);

function withNewCodes(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withNewCodes);
  if (!isObject(data)) return data;
  return mapFields(data, (field, value) => newCodes.get(field) ?? withNewCodes(value));
}

/** What tells one line from another. */
const identities: ReadonlySet<string> = new Set(['id', 'orderNo', 'stock_code']);

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
