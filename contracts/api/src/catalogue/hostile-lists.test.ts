/** Every list of the catalogue is read line by line, whatever one of its lines is (ADR 13). */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  arraysOf,
  at,
  exampleOf,
  hostileValues,
  leavesOf,
  listsOf,
  withoutField,
  withValue,
  type Path,
} from '../../test/examples.ts';
import { readAnswer } from '../answer.ts';
import type { Endpoint } from '../endpoint.ts';
import { gapsOf, type Rows } from '../rows.ts';
import { catalogue, endpointIds } from './index.ts';

const endpoints: readonly Endpoint[] = endpointIds.map((id) => catalogue[id]);

/** A list somewhere in the answer of a call: `path` leads there on the wire. */
interface ListOfACall {
  readonly endpoint: Endpoint;
  readonly path: Path;
  /** An answer with one line in every list. */
  readonly answer: unknown;
}

const lists: readonly ListOfACall[] = endpoints.flatMap((endpoint) => {
  const answer = exampleOf(endpoint.response);
  return listsOf(answer).map((path) => ({ endpoint, path, answer }));
});
const named = lists.map((list) => [[list.endpoint.id, ...list.path].join('.'), list] as const);

/** The answer with these lines in its list, as the client reads it. */
function read({ endpoint, path, answer }: ListOfACall, rows: readonly unknown[]): unknown {
  const data = withValue(answer, path, rows);
  return readAnswer(endpoint, { status: 200, body: JSON.stringify({ code: 200, msg: 'success', data }) });
}

interface ReadList {
  readonly list: readonly unknown[];
  /** Null for a small list within a thing, such as a sparkline: what does not fit is left out without a word. */
  readonly unreadableCount: number | null;
}

/** The list in what was read: an array of its own, or a {@link Rows}, which a page is too. */
function listIn(output: unknown, path: Path): ReadList {
  const [key, ...rest] = path;
  if (key === undefined)
    return isRows(output) ? output : { list: output as unknown[], unreadableCount: null };
  if (key === 'list' && rest.length === 0 && isRows(output)) return output;
  return listIn(isRows(output) && typeof key === 'number' ? output.list[key] : at(output, [key]), rest);
}

const isRows = (value: unknown): value is Rows<unknown> =>
  typeof value === 'object' && value !== null && 'unreadableCount' in value;

/** No list within a line of another. */
const isOfItself = ({ path }: ListOfACall): boolean => path.every((key) => typeof key === 'string');

/** What the list makes of one line alone: its value, or nothing where it cannot be read. */
const alone = (list: ListOfACall, row: unknown): readonly unknown[] =>
  listIn(read(list, [row]), list.path).list;

/** Other values that a line may have somewhere, where its schema takes them. */
const otherValues: readonly unknown[] = ['2', '3.5', 'Zeta', '苹果', 2, 3, 61_000, false, null];

/** Lines that can be read, no two of them alike by rule. */
function goodRow(list: ListOfACall): fc.Arbitrary<unknown> {
  const [example] = at(list.answer, list.path) as readonly unknown[];
  const choices = leavesOf(example).map((leaf) => {
    const others = otherValues.filter((value) => alone(list, withValue(example, leaf, value)).length === 1);
    return fc.constantFrom(at(example, leaf), ...others).map((value) => ({ leaf, value }));
  });
  return fc
    .tuple(...choices)
    .map((chosen) => chosen.reduce((row, { leaf, value }) => withValue(row, leaf, value), example))
    .filter((row) => alone(list, row).length === 1);
}

/** Junk that nests; a key that would change the prototype of what it is copied into. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(JSON.parse('{"__proto__":{"isPolluted":true},"constructor":{"prototype":null}}')),
  fc.constant(JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)),
);

/** One line of a hostile backend: no line at all, or a good one with a field that is missing, added or of another kind. */
function hostileRow(good: fc.Arbitrary<unknown>, example: unknown): fc.Arbitrary<unknown> {
  const leaves = leavesOf(example);
  // Any field of a line that is not settled yet may be read.
  const leaf = fc.constantFrom(...(leaves.length === 0 ? [['unheardOf']] : leaves));
  return fc.oneof(
    junk,
    fc.tuple(good, leaf, junk).map(([row, path, value]) => withValue(row, path, value)),
    ...(typeof example === 'object'
      ? [
          fc.tuple(good, leaf).map(([row, path]) => withoutField(row, path)),
          fc.tuple(good, junk).map(([row, value]) => ({ ...(row as object), unheardOf: value })),
        ]
      : []),
  );
}

test('no list of an answer is left out of what follows', () => {
  const withoutIndexes = (path: Path) => path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.');
  for (const { id, response } of endpoints) {
    const covered = listsOf(exampleOf(response)).map(withoutIndexes);
    expect([id, new Set(covered)]).toEqual([id, new Set(arraysOf(response).map(withoutIndexes))]);
  }
  expect(lists.length).toBeGreaterThan(50);
});

describe('whatever one line is, the others are read as they are alone, in their order', () => {
  test.each(named)('%s', (_, list) => {
    const [example] = at(list.answer, list.path) as readonly unknown[];
    const good = goodRow(list);
    const hostile = hostileRow(good, example);
    fc.assert(
      fc.property(
        fc.array(good, { maxLength: 3 }),
        hostile,
        fc.array(good, { maxLength: 3 }),
        (before, row, after) => {
          const output = read(list, [...before, row, ...after]);
          const own = alone(list, row);
          const { list: found, unreadableCount } = listIn(output, list.path);
          expect(found).toEqual([...before, row, ...after].flatMap((line) => alone(list, line)));
          if (unreadableCount !== null) {
            expect(unreadableCount).toBe(1 - own.length);
            if (isOfItself(list)) expect(gapsOf(output).unreadableCount).toBe(unreadableCount);
          }
          expect(({} as Record<string, unknown>)['isPolluted']).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each(named)('%s, where the line is none at all', (_, list) => {
    const [example] = at(list.answer, list.path) as readonly unknown[];
    const none = typeof example === 'object' ? [null, 'text', 7, true] : [null, [[]]];
    for (const row of none) {
      const { list: found, unreadableCount } = listIn(read(list, [example, row, example]), list.path);
      expect(found).toEqual([...alone(list, example), ...alone(list, example)]);
      if (unreadableCount !== null) expect(unreadableCount).toBe(1);
    }
  });

  test.each(named)('%s, whichever value of the line is hostile', (_, list) => {
    const [example] = at(list.answer, list.path) as readonly unknown[];
    const [own] = alone(list, example);
    for (const leaf of leavesOf(example)) {
      for (const value of hostileValues) {
        const { list: found } = listIn(
          read(list, [example, withValue(example, leaf, value), example]),
          list.path,
        );
        expect([found.at(0), found.at(-1)], `${leaf.join('.')} = ${JSON.stringify(value)}`).toEqual([
          own,
          own,
        ]);
      }
    }
  });
});

test('a list of thousands of lines is read as far as a screen can carry it, and the rest is counted', () => {
  const long = lists.filter(isOfItself);
  for (const list of long) {
    const [row] = at(list.answer, list.path) as readonly unknown[];
    const output = v.parse(list.endpoint.response, withValue(list.answer, list.path, Array(6_000).fill(row)));
    const { list: found, unreadableCount } = listIn(output, list.path);
    expect(found.length, list.endpoint.id).toBeLessThanOrEqual(5_000);
    if (unreadableCount !== null) expect(found.length + gapsOf(output).surplusCount).toBe(6_000);
  }
});

test('of a hundred thousand lines no more are looked at than a screen can carry', () => {
  // Nothing of a line that is not settled yet is checked.
  const ofThings = lists.filter(({ answer, path }) => leavesOf(at(answer, [...path, 0]))[0]?.length === 1);
  for (const { endpoint, answer, path } of ofThings) {
    let lookedAt = 0;
    const line = new Proxy(at(answer, [...path, 0]) as object, {
      get(target, field) {
        if (field === Object.keys(target)[0]) lookedAt += 1;
        return Reflect.get(target, field) as unknown;
      },
    });
    v.parse(endpoint.response, withValue(answer, path, Array(100_000).fill(line)));
    expect(lookedAt, [endpoint.id, ...path].join('.')).toBeGreaterThan(0);
    expect(lookedAt, [endpoint.id, ...path].join('.')).toBeLessThanOrEqual(5_000);
  }
});

test('of too many candles the newest are read: the price that ticks belongs to the last of them', () => {
  const example = exampleOf(catalogue['market.stockKline'].response) as { list: readonly object[] };
  const list = Array.from({ length: 6_000 }, (_, n) => ({ ...example.list[0], t: 1_700_000_000_000 + n }));
  const read = v.parse(catalogue['market.stockKline'].response, { ...example, list });
  expect(read.list.list.at(-1)?.t).toBe(1_700_000_005_999);
  expect(read.list.surplusCount).toBe(1_000);
});

test('of too many events of a position the newest are read: how it ended is the last of them', () => {
  const { response } = catalogue['trading.positionByStock'];
  const example = exampleOf(response) as { events: readonly object[] };
  const events = Array.from({ length: 1_200 }, (_, n) => ({ ...example.events[0], id: `E${n + 1}` }));
  const read = v.parse(response, { ...example, events }).events;
  expect([read.list[0]?.id, read.list.at(-1)?.id, read.surplusCount]).toEqual(['E201', 'E1200', 200]);
});
