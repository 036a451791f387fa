import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { at, exampleOf, leavesOf, withValue } from '../../test/examples.ts';
import type { Endpoint } from '../endpoint.ts';
import { anything } from '../fields.ts';
import { catalogue, endpointIds } from './index.ts';

const endpoints: readonly Endpoint[] = endpointIds.map((id) => catalogue[id]);

const isText = (value: unknown): boolean => typeof value === 'string';

test('every response has an example, so that what follows leaves no call out', () => {
  for (const { id, response } of endpoints) {
    expect(v.safeParse(response, exampleOf(response)).success, id).toBe(true);
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

describe('a response', () => {
  const long = 'x'.repeat(200_000);
  /** Kept as it comes, and read by a schema of its own (DECISIONS 54). */
  const keptAsItComes = new Set([
    ...['downloadLinks', 'contactWays', 'trading.0.charges'].map((path) => `auth.appVersion ${path}`),
    'auth.userInfo realDocuments',
    'auth.login user.realDocuments',
  ]);
  const read = endpoints.filter(({ response }) => response !== anything);

  test.each(read.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s has a length for every text',
    (id, { response }) => {
      const good = exampleOf(response);
      const taken = leavesOf(good)
        .filter((leaf) => isText(at(good, leaf)) && !keptAsItComes.has(`${id} ${leaf.join('.')}`))
        .filter((leaf) => {
          const output = v.safeParse(response, withValue(good, leaf, long));
          return output.success && JSON.stringify(output.output).includes(long);
        });
      expect(taken.map((leaf) => leaf.join('.'))).toEqual([]);
    },
  );
});
