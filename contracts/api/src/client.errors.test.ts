import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { createClient, type ClientPorts } from './client.ts';
import { decimal } from './decimal.ts';
import { defineEndpoint } from './endpoint.ts';
import { ApiError, type ApiProblem } from './errors.ts';
import { pageOf } from './fields.ts';
import {
  breakOffHalfway,
  hang,
  inTurn,
  json,
  page,
  reset,
  serve,
  slow,
  stallHalfway,
  success,
  type Behaviour,
} from '../test/unruly-server.ts';

const price = v.object({ price_nominal: decimal });
const readPrice = defineEndpoint({
  id: 'market.readPrice',
  method: 'GET',
  path: '/price',
  kind: 'read',
  access: 'anonymous',
  request: v.object({}),
  response: price,
});
const listPrices = defineEndpoint({ ...readPrice, id: 'market.listPrices', response: pageOf(price) });
const buy = defineEndpoint({ ...readPrice, id: 'trading.buy', method: 'POST', kind: 'write' });

const goodPrice = success({ price_nominal: '187.25' });

function clientFor(baseUrl: string, ports: Partial<ClientPorts> = {}) {
  return createClient({ baseUrl, getToken: () => null, getLocale: () => 'en', ...ports });
}

/** The problem a call ends with. Fails if it ends well, or with any other error. */
async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const outcome = await call.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error('expected an ApiError', { cause: outcome });
  return outcome.problem;
}

async function problemAfter(behaviour: Behaviour, ports: Partial<ClientPorts> = {}): Promise<ApiProblem> {
  const { baseUrl } = await serve(behaviour);
  return problemOf(clientFor(baseUrl, ports).call(buy, {}));
}

describe('a good answer', () => {
  test('comes through its schema, without the fields that are not read', async () => {
    const { baseUrl } = await serve(success({ price_nominal: '187.25', tomorrow: true }));
    await expect(clientFor(baseUrl).call(readPrice, {})).resolves.toEqual({ price_nominal: '187.25' });
  });

  test('may be slow, within the limit', async () => {
    const { baseUrl } = await serve(slow(40, goodPrice));
    await expect(clientFor(baseUrl, { attemptTimeoutMs: 2_000 }).call(readPrice, {})).resolves.toEqual({
      price_nominal: '187.25',
    });
  });
});

describe('no answer', () => {
  test.each([
    ['a connection reset', reset],
    ['an answer that breaks off', breakOffHalfway],
  ])('%s is a network failure', async (_, behaviour) => {
    expect(await problemAfter(behaviour)).toEqual({ kind: 'network', endpointId: 'trading.buy' });
  });

  test('a port without a listener is a network failure', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    expect(await problemOf(clientFor(`http://127.0.0.1:${port}`).call(buy, {}))).toMatchObject({
      kind: 'network',
    });
  });

  test('a read is tried once more, and may then succeed', async () => {
    const { baseUrl, heard } = await serve(inTurn(reset, goodPrice));
    await expect(clientFor(baseUrl).call(readPrice, {})).resolves.toEqual({ price_nominal: '187.25' });
    expect(heard).toHaveLength(2);
  });

  test('a read is tried no third time', async () => {
    const { baseUrl, heard } = await serve(reset);
    expect(await problemOf(clientFor(baseUrl).call(readPrice, {}))).toMatchObject({ kind: 'network' });
    expect(heard).toHaveLength(2);
  });

  test('a write is never sent twice', async () => {
    const { baseUrl, heard } = await serve(inTurn(reset, goodPrice));
    expect(await problemOf(clientFor(baseUrl).call(buy, {}))).toMatchObject({ kind: 'network' });
    expect(heard).toHaveLength(1);
  });

  test.each([
    ['502', page(502, '<h1>Bad gateway</h1>')],
    ['a refusal', json(200, { code: 50100, msg: 'not built yet' })],
    ['a misfit', success({})],
  ])('a read that got an answer, %s, is not tried again', async (_, behaviour) => {
    const { baseUrl, heard } = await serve(behaviour);
    await problemOf(clientFor(baseUrl).call(readPrice, {}));
    expect(heard).toHaveLength(1);
  });
});

describe('a redirection', () => {
  test.each([301, 302, 307, 308])(
    'by HTTP %d is not followed: a write is sent nowhere else',
    async (status) => {
      const elsewhere = await serve(goodPrice);
      const { baseUrl } = await serve((response) => {
        response.writeHead(status, { location: `${elsewhere.baseUrl}/price` }).end();
      });
      expect(await problemOf(clientFor(baseUrl).call(buy, {}))).toEqual({
        kind: 'network',
        endpointId: 'trading.buy',
      });
      expect(elsewhere.heard).toHaveLength(0);
    },
  );
});

test('no cookie goes along: the token alone says who asks', async () => {
  const sent: RequestInit[] = [];
  const client = clientFor('http://backend.example', {
    fetch: (_, init) => {
      sent.push(init ?? {});
      return Promise.resolve(Response.json({ code: 200, data: { price_nominal: '1' } }));
    },
  });
  await client.call(buy, {});
  expect(sent).toMatchObject([{ credentials: 'omit', redirect: 'error' }]);
});

describe('no answer in time', () => {
  test.each([
    ['that hangs', hang],
    ['that stalls in the middle of its answer', stallHalfway],
    ['that is too slow', slow(10_000, goodPrice)],
  ])('a server %s is a time-out', async (_, behaviour) => {
    expect(await problemAfter(behaviour, { attemptTimeoutMs: 40 })).toEqual({
      kind: 'timeout',
      endpointId: 'trading.buy',
      timeoutMs: 40,
    });
  });

  test('a read that timed out is not tried again', async () => {
    const { fetch, asked } = fetchThatHangs();
    const client = clientFor('http://backend.example', { fetch, attemptTimeoutMs: 40 });
    expect(await problemOf(client.call(readPrice, {}))).toMatchObject({ kind: 'timeout' });
    expect(asked).toHaveLength(1);
  });

  test('both attempts together keep to the total', async () => {
    const { fetch, asked } = fetchThatHangs({ afterResets: 1 });
    const client = clientFor('http://backend.example', {
      fetch,
      attemptTimeoutMs: 5_000,
      totalTimeoutMs: 160,
    });
    expect(await problemOf(client.call(readPrice, {}))).toMatchObject({ kind: 'timeout', timeoutMs: 160 });
    expect(asked).toHaveLength(2);
  });
});

/** A network that resets so many connections and then never answers. A server would notice a call later, on a busy machine. */
function fetchThatHangs({ afterResets = 0 } = {}) {
  const asked: unknown[] = [];
  const fetch: ClientPorts['fetch'] = (url, init) =>
    new Promise((_, reject) => {
      if (asked.push(url) <= afterResets) reject(new TypeError('connection reset'));
      init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });
  return { fetch, asked };
}

describe('an answer that does not fit', () => {
  test('in a single line of a page leaves out that line, and names the field', async () => {
    const list = [{ price_nominal: '1' }, { price_nominal: null }];
    const { baseUrl } = await serve(success({ list, pageNo: 1, totalPage: 1, total: 2 }));
    const answer = await clientFor(baseUrl).call(listPrices, {});
    expect(answer).toMatchObject({ list: [{ price_nominal: '1' }], total: 2, unreadableCount: 1 });
    expect(answer.firstMisfit).toMatch(/^price_nominal: /);
  });
});

describe('giving up', () => {
  test('ends the call at once and hangs up', async () => {
    const { baseUrl, request } = await serve(hang);
    const leaving = new AbortController();
    const call = problemOf(clientFor(baseUrl).call(readPrice, {}, { signal: leaving.signal }));
    const { closed } = await request(1);
    leaving.abort();
    expect(await call).toEqual({ kind: 'aborted', endpointId: 'market.readPrice' });
    await closed;
  });

  test('before the call sends nothing', async () => {
    const { baseUrl, heard } = await serve(goodPrice);
    const call = clientFor(baseUrl).call(readPrice, {}, { signal: AbortSignal.abort() });
    expect(await problemOf(call)).toMatchObject({ kind: 'aborted' });
    expect(heard).toHaveLength(0);
  });
});
