import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { refusal } from '../codes.ts';
import type { Endpoint } from '../endpoint.ts';
import { anything, clientOrderId, clientRequestId } from '../fields.ts';
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

  test('is what the package exports one by one', async () => {
    // Not a literal: a literal would say to the check of unused exports that each one is read.
    const entryPoint = ['..', 'index.ts'].join('/');
    const api = (await import(entryPoint)) as Record<string, unknown>;
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

  test('that writes may say that its id was used for something else, and no read may', () => {
    expect(breaking(({ refusals }) => refusals.includes('requestIdReused'))).toEqual(
      breaking(({ kind }) => kind === 'write'),
    );
  });

  test('that writes in trading, funds or follow carries an intent, unless it commits no money (DECISIONS 35)', () => {
    const withoutMoney = new Map([
      ['trading.cancelOrder', 'frees money; the order it names is cancelled once'],
      ['trading.cancelFollowFutures', 'frees money; the order it names is cancelled once'],
      ['funds.cancelTransfer', 'frees money; the transfer it names is cancelled once'],
      ['funds.addPayoutAccount', 'an address, no money'],
      ['funds.updatePayoutAccount', 'an address, no money'],
      ['funds.deletePayoutAccount', 'an address, no money'],
    ]);
    const writes = endpoints.filter(
      ({ kind, family }) => kind === 'write' && ['trading', 'funds', 'follow'].includes(family),
    );
    const withoutIntent = writes.filter((endpoint) => !fieldsOf(endpoint).includes('clientOrderId'));
    expect(withoutIntent.map(({ id }) => id)).toEqual([...withoutMoney.keys()].toSorted());
  });

  test('that is asked to lend money carries an intent as well', () => {
    expect(fieldsOf(catalogue['auth.applyService'])).toContain('clientOrderId');
  });

  test('has one and the same field for its intent', () => {
    const writes = endpoints.filter(({ kind }) => kind === 'write');
    const fields = writes.flatMap(({ request }) =>
      'entries' in request ? Object.entries(request.entries as Record<string, unknown>) : [],
    );
    const intents = fields.filter(([name]) => name === 'clientOrderId').map(([, schema]) => schema);
    expect(intents).toHaveLength(17);
    expect(new Set(intents)).toEqual(new Set([clientOrderId]));
  });

  test('that writes has a field for the id of its request, the same one in each (DECISIONS 55)', () => {
    const writes = endpoints.filter(({ kind }) => kind === 'write');
    const without = writes.filter(({ requestId, ...endpoint }) => {
      return requestId === null || !fieldsOf(endpoint as Endpoint).includes(requestId);
    });
    expect(without.map(({ id }) => id)).toEqual([]);
    const others = writes.filter(({ requestId }) => requestId === 'clientRequestId');
    const entriesOf = ({ request }: Endpoint) =>
      (request as unknown as { entries: Readonly<Record<string, unknown>> }).entries;
    expect(new Set(others.map((endpoint) => entriesOf(endpoint)['clientRequestId']))).toEqual(
      new Set([clientRequestId]),
    );
    expect(breaking(({ kind, requestId }) => kind === 'read' && requestId !== null)).toEqual([]);
  });

  test('that reads changes nothing, and a write changes reads and families that there are', () => {
    expect(breaking(({ kind, changes }) => kind === 'read' && changes.length > 0)).toEqual([]);
    const reads = breaking(({ kind }) => kind === 'read');
    const families = endpoints.map(({ family }) => family);
    const known = new Set<string>([...reads, ...families]);
    expect(endpoints.flatMap(({ changes }) => changes).filter((changed) => !known.has(changed))).toEqual([]);
    expect(breaking(({ changes }) => new Set(changes).size !== changes.length)).toEqual([]);
  });

  test('that commits money changes what is free to spend, or the records of what was asked for', () => {
    const silent = endpoints.filter(({ kind, changes, ...endpoint }) => {
      const isIntent = kind === 'write' && fieldsOf(endpoint as Endpoint).includes('clientOrderId');
      return isIntent && !(changes as readonly string[]).includes('funds.wallets');
    });
    expect(silent.map(({ id, changes }) => [id, changes])).toEqual([
      ['auth.applyService', ['auth.applyStatus']],
      ['funds.createDeposit', ['funds.depositRecords']],
    ]);
  });

  test('that changes nothing else is about the session, a password, a code or a file', () => {
    expect(breaking(({ kind, changes }) => kind === 'write' && changes.length === 0)).toEqual(
      [
        'auth.login',
        'auth.updatePayPassword',
        'auth.registerByEmail',
        'auth.sendEmailCode',
        'auth.resetPassword',
        'auth.updatePassword',
        'upload.file',
      ].toSorted(),
    );
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
    expect(breaking(({ isAssumed }) => !isAssumed)).toEqual(['watchlist.delete', 'watchlist.save']);
    expect(breaking(({ isAssumed, response }) => !isAssumed && response !== anything)).toEqual([]);
  });
});

test.each([
  [{}, false],
  [{ margin: '100' }, true],
  [{ leverage: '5' }, true],
  [{ margin: '100', leverage: '5' }, false],
  [{ margin: '0' }, false],
])(
  'a position is held with more margin or more leverage, by exactly one of them (DECISIONS 36): %j',
  (change, isTaken) => {
    const request = { clientOrderId: 'intent-1', id: 'P1', payPassword: '246810', ...change };
    expect(v.is(catalogue['trading.addPositionMargin'].request, request)).toBe(isTaken);
  },
);

test('without signing in: home, markets, quotes, search, news, and the way in (DECISIONS 15)', () => {
  const anonymous = endpoints.filter(({ access }) => access === 'anonymous');
  expect(anonymous.filter(({ family }) => family !== 'market').map(({ id }) => id)).toEqual(
    [
      'auth.login',
      'auth.appVersion',
      'auth.registerByEmail',
      'auth.sendEmailCode',
      'auth.resetPassword',
      'auth.areaList',
      'content.articlePage',
      'content.articleDetail',
      'content.articleTags',
    ].toSorted(),
  );
  expect(
    endpoints.filter(({ family }) => family === 'market').every(({ access }) => access === 'anonymous'),
  ).toBe(true);
});

test('a refusal never has the code of an expired session, nor of success, nor of another refusal (DECISIONS 1)', () => {
  const codes: readonly number[] = Object.values(refusal);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of [200, 401, 403]) expect(codes).not.toContain(code);
});
