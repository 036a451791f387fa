import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  at,
  exampleOf,
  hostileValues,
  leavesOf,
  listsOf,
  withValue,
  type Path,
} from '../../test/examples.ts';
import type { Endpoint } from '../endpoint.ts';
import { gapsOf, type Rows } from '../rows.ts';
import { catalogue, endpointIds } from './index.ts';

const endpoints: readonly Endpoint[] = endpointIds.map((id) => catalogue[id]);

/** A list whose lines have fields somebody has settled, so that a bad line can be told from a good one. */
interface ListOfACall {
  readonly endpoint: Endpoint;
  readonly path: Path;
  readonly answer: unknown;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isWithinRow = (path: Path): boolean => path.some((key) => typeof key === 'number');

const lists: readonly ListOfACall[] = endpoints.flatMap((endpoint) => {
  const answer = exampleOf(endpoint.response);
  return listsOf(answer)
    .filter((path) => !isWithinRow(path))
    .map((path) => ({ endpoint, path, answer }));
});
const nameOf = ({ endpoint, path }: ListOfACall): string => [endpoint.id, ...path].join('.');

/** The rows of an answer, wherever the schema puts them. */
const rowsIn = (output: unknown, path: Path): Rows<unknown> => {
  const found = at(output, path);
  return (Array.isArray(found) ? at(output, path.slice(0, -1)) : found) as Rows<unknown>;
};

/** Small lists that are part of one thing: what does not fit is left out without a word. */
const uncounted = ['spark', 'sessions', 'leverages'];
const counted = lists.filter(({ path }) => !uncounted.includes(String(path.at(-1))));

test('every response has an example, so that what follows leaves no call out', () => {
  for (const { id, response } of endpoints) {
    expect(v.safeParse(response, exampleOf(response)).success, id).toBe(true);
  }
  expect(counted.length).toBeGreaterThan(30);
});

describe('a list with one bad line keeps the others, in their order', () => {
  test.each(counted.map((list) => [nameOf(list), list] as const))('%s', (_, { endpoint, path, answer }) => {
    const good = (at(answer, path) as readonly unknown[])[0];
    for (const bad of [null, 'text', 7, [], { unheardOf: 1 }]) {
      const hostile = withValue(answer, path, [good, bad, good]);
      const read = v.safeParse(endpoint.response, hostile, { abortEarly: true });
      expect(read.success, JSON.stringify(bad)).toBe(true);
      const { list, unreadableCount } = rowsIn(read.output, path);
      expect(list.length + unreadableCount).toBe(3);
      expect(list.length).toBeGreaterThanOrEqual(2);
      expect(list.at(0)).toEqual(list.at(-1));
    }
    const unreadable = v.parse(endpoint.response, withValue(answer, path, [good, null, good]));
    expect(rowsIn(unreadable, path)).toMatchObject({ list: { length: 2 }, unreadableCount: 1 });
  });

  test.each(counted.map((list) => [nameOf(list), list] as const))(
    '%s, whichever value of the line is hostile',
    (_, { endpoint, path, answer }) => {
      const good = (at(answer, path) as readonly unknown[])[0];
      for (const leaf of leavesOf(good)) {
        for (const value of hostileValues) {
          const hostile = withValue(answer, path, [good, withValue(good, leaf, value), good]);
          const read = v.safeParse(endpoint.response, hostile, { abortEarly: true });
          expect(read.success, `${leaf.join('.')} = ${JSON.stringify(value).slice(0, 80)}`).toBe(true);
          const rows = rowsIn(read.output, path);
          expect(rows.list.length + rows.unreadableCount).toBe(3);
          expect(gapsOf(read.output).unreadableCount).toBe(rows.unreadableCount);
        }
      }
    },
  );
});

test('a list of thousands of lines is read as far as a screen can carry it, and the rest is counted', () => {
  for (const { endpoint, path, answer } of counted.filter(({ path }) => path.length < 2)) {
    const [good] = at(answer, path) as readonly unknown[];
    const read = v.parse(endpoint.response, withValue(answer, path, Array(6_000).fill(good)));
    const { list, surplusCount } = rowsIn(read, path);
    expect(list.length, endpoint.id).toBeLessThanOrEqual(5_000);
    expect(list.length + surplusCount).toBe(6_000);
  }
});

describe('a request', () => {
  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s has a length for every text, and a range for every number',
    (_, { request }) => {
      const good = exampleOf(request);
      expect(v.is(request, good)).toBe(true);
      for (const leaf of leavesOf(good).filter((path) => isText(at(good, path)))) {
        for (const long of ['9'.repeat(30_000), 'x'.repeat(30_000)]) {
          expect(v.is(request, withValue(good, leaf, long)), leaf.join('.')).toBe(false);
        }
      }
      for (const leaf of leavesOf(good).filter((path) => typeof at(good, path) === 'number')) {
        for (const number of [-1, 0.5, 1e15]) {
          expect(v.is(request, withValue(good, leaf, number)), leaf.join('.')).toBe(false);
        }
      }
    },
  );

  test('takes no text of any length in a field it does not know', () => {
    for (const { id, request } of endpoints) {
      const read = v.safeParse(request, { ...(exampleOf(request) as object), unheardOf: 'x'.repeat(30_000) });
      const isTaken = read.success && 'unheardOf' in (read.output as object);
      expect(isTaken, id).toBe(false);
    }
  });

  test.each([
    ['pageNo', 0],
    ['pageNo', 1e9],
    ['pageSize', 0],
    ['pageSize', 1_001],
    ['pageSize', 1.5],
  ])('%s cannot be %d', (field, value) => {
    const paged = endpoints.filter(({ request }) => field in (exampleOf(request) as object));
    expect(paged.length).toBeGreaterThan(15);
    for (const { id, request } of paged) {
      expect(v.is(request, { ...(exampleOf(request) as object), [field]: value }), id).toBe(false);
    }
  });
});
