import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusal } from '../codes.ts';
import type { Endpoint } from '../endpoint.ts';
import { anything } from '../fields.ts';
import * as api from '../index.ts';
import { catalogue, endpointIds } from './index.ts';

interface SpecCall {
  readonly call: string;
  /** Request fields the spec names. */
  readonly fields: readonly string[];
}

const specCalls: readonly SpecCall[] = readFileSync(
  new URL('spec-calls.fixture.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [call = '', fields] = line.split(/ \(|\)/);
    return { call, fields: fields === undefined ? [] : fields.split(', ') };
  });

const endpoints: readonly Endpoint[] = endpointIds.map((id) => catalogue[id]);
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'path' in value;
}

function fieldsOf({ request }: Endpoint): string[] {
  const entries: unknown = 'entries' in request ? request.entries : null;
  return Object.keys(entries ?? {});
}

/** Ids of the endpoints that break a rule. */
const breaking = (isBroken: (endpoint: Endpoint) => boolean) =>
  endpoints.filter(isBroken).map(({ id }) => id);

test('the spec names 92 calls', () => {
  expect(specCalls).toHaveLength(92);
});

describe('the catalogue', () => {
  test('has exactly the calls of the spec, each once', () => {
    expect(endpoints.map(callOf).toSorted()).toEqual(specCalls.map(({ call }) => call).toSorted());
  });

  test('has every call under its own id', () => {
    expect(new Set(endpointIds).size).toBe(92);
    for (const [id, endpoint] of Object.entries(catalogue)) expect(endpoint.id).toBe(id);
  });

  test('is what the package exports one by one', () => {
    const exported = Object.values<unknown>(api).filter(isEndpoint);
    expect(exported.map(({ id }) => id).toSorted()).toEqual(endpointIds.toSorted());
  });
});

describe('every endpoint', () => {
  test('is named after its family', () => {
    expect(breaking(({ id, family }) => !new RegExp(`^${family}\\.[a-z][a-zA-Z]*$`).test(id))).toEqual([]);
  });

  test('takes an object with the fields the spec names', () => {
    const named = new Map(specCalls.map(({ call, fields }) => [call, fields]));
    for (const endpoint of endpoints) {
      expect(endpoint.request.type, endpoint.id).toMatch(/^object(_with_rest)?$/);
      expect(fieldsOf(endpoint), endpoint.id).toEqual(
        expect.arrayContaining([...(named.get(callOf(endpoint)) ?? [])]),
      );
    }
  });

  test('that reads may be sent again, and a GET reads', () => {
    expect(breaking(({ kind, isIdempotent }) => kind === 'read' && !isIdempotent)).toEqual([]);
    expect(breaking(({ method, kind }) => method === 'GET' && kind !== 'read')).toEqual([]);
  });

  test('that carries an intent is a signed-in write, and safe to send again (DECISIONS 6)', () => {
    const carriesIntent = endpoints.filter((endpoint) => fieldsOf(endpoint).includes('clientOrderId'));
    const asks = carriesIntent.filter(({ kind }) => kind === 'read').map(({ id }) => id);
    expect(asks).toEqual(['trading.entrustedOrders']);
    for (const endpoint of carriesIntent) {
      expect(endpoint, endpoint.id).toMatchObject({ access: 'signedIn', isIdempotent: true });
    }
  });

  test('that carries an intent may say that its id was used for something else, and no other may', () => {
    const refusesReuse = breaking(({ refusals }) => refusals.includes('clientOrderIdReused'));
    expect(refusesReuse).toEqual(
      breaking((endpoint) => endpoint.kind === 'write' && fieldsOf(endpoint).includes('clientOrderId')),
    );
    expect(refusesReuse).toHaveLength(16);
  });

  test('that takes the transaction password may say it is wrong or not set', () => {
    const confirmed = endpoints.filter((endpoint) => {
      const isSetting = endpoint.path.endsWith('PayPassword');
      return fieldsOf(endpoint).includes('payPassword') && !isSetting;
    });
    expect(confirmed.length).toBeGreaterThan(10);
    for (const { id, refusals } of confirmed) {
      expect(refusals, id).toEqual(expect.arrayContaining(['payPasswordNotSet', 'payPasswordWrong']));
    }
  });

  test('names a refusal once, and none that every call has', () => {
    expect(breaking(({ refusals }) => new Set(refusals).size !== refusals.length)).toEqual([]);
    expect(breaking(({ refusals }) => refusals.includes('invalidRequest'))).toEqual([]);
  });

  test('is assumed, unless the spec shows what is sent and the answer is not read', () => {
    expect(breaking(({ isAssumed }) => !isAssumed)).toEqual([
      'watchlist.save',
      'watchlist.delete',
      'watchlist.deleteByCode',
    ]);
    expect(breaking(({ isAssumed, response }) => !isAssumed && response !== anything)).toEqual([]);
  });
});

test('without signing in: home, markets, quotes, search, news, and the way in (DECISIONS 15)', () => {
  const anonymous = endpoints.filter(({ access }) => access === 'anonymous');
  expect(anonymous.filter(({ family }) => family !== 'market').map(({ id }) => id)).toEqual([
    'auth.login',
    'auth.appVersion',
    'auth.registerByEmail',
    'auth.sendEmailCode',
    'auth.resetPassword',
    'auth.areaList',
    'content.articlePage',
    'content.articleDetail',
    'content.articleTags',
  ]);
  expect(
    endpoints.filter(({ family }) => family === 'market').every(({ access }) => access === 'anonymous'),
  ).toBe(true);
});

test('a refusal never has the code of an expired session, nor of success, nor of another refusal (DECISIONS 1)', () => {
  const codes: readonly number[] = Object.values(refusal);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of [200, 401, 403]) expect(codes).not.toContain(code);
});
