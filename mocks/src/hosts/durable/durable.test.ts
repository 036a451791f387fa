/** The host of Durable Objects on its engine, beside Node's: the same calls, the same answers. */
import { rmSync } from 'node:fs';
import type { ServerMessage } from '@meridian/api';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { memoryDirectory } from '#test/memory-directory.ts';
import { order } from '#test/sandbox-server.ts';
import type { World } from '#test/sandbox-server.ts';
import { replayRecording } from '../replay.ts';
import { startServer } from '../server.ts';
import { startLocal } from './local.ts';
import type { LocalHost } from './local.ts';
import worker from './worker.ts';
import type { Environment } from './worker.ts';

const token = 'token-of-the-durable-host';
let host: LocalHost;
let directory: string;

beforeAll(async () => {
  directory = memoryDirectory();
  host = await startLocal({
    token,
    directory,
    limits: { worlds: 200, sockets: 2, requestsPerSecond: 100_000 },
  });
});
afterAll(async () => {
  await host.close();
  rmSync(directory, { recursive: true });
});

interface Described extends World {
  readonly error?: string;
  readonly agenda: { readonly alarms: number; readonly nextAt: number | null; readonly sockets: number };
}

/** A connection of its own for each call: the engine ends those that rest, and a call may be on its way on one. */
const alone = { connection: 'close' };

async function call({ baseUrl, token: customer }: World, path: string, body: object = {}): Promise<unknown> {
  const headers = { ...alone, authorization: customer ?? '', 'content-type': 'application/json' };
  const answer = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

async function admin(path: string, body?: unknown, method = 'POST', at = host.url): Promise<Described> {
  const answer = await fetch(`${at}/_worlds${path}`, {
    method,
    headers: alone,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Described;
}

const look = (path: string) => admin(path, undefined, 'GET');

/** A customer's socket, with what it heard. */
async function listener(world: World, topics: readonly string[]) {
  const heard: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  const socket = new WebSocket(`${world.baseUrl.replace('http', 'ws')}/socket`);
  onTestFinished(() => socket.close());
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)) as ServerMessage);
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('no socket')));
  });
  socket.send(JSON.stringify({ type: 'authorise', token: world.token }));
  socket.send(JSON.stringify({ type: 'subscribe', topics }));
  return {
    heard,
    closed,
    close: () => socket.close(),
    async until(condition: (messages: readonly ServerMessage[]) => boolean): Promise<void> {
      while (!condition(heard)) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
}

describe('a world as an object', () => {
  test('answers the same bytes as one of the Node server', async () => {
    const node = await startServer({});
    onTestFinished(() => node.close());
    const answersAt = async (at: string) => {
      const answers: unknown[] = [];
      const world = await admin('/same', { scenario: 'trader' }, 'POST', at);
      const say = async (path: string, body?: object, method = 'POST') => {
        const answer = await fetch(world.baseUrl + path, {
          method,
          headers: { ...alone, authorization: world.token ?? '', 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        // What the brokerage answers is dated by its world; the rest by whoever hands it on.
        const date = answer.ok ? answer.headers.get('date') : null;
        answers.push([path, answer.status, date, await answer.text()]);
      };
      await say('/m_ft/global_index', undefined, 'GET');
      await say('/m_ft/stock_detail_ft?stockCode=AAPL&market=NASDAQ', undefined, 'GET');
      await say('/stock/create', order('one'));
      await say('/stock/create', order('one'));
      await say('/stock/create', { ...order('two'), quantity: '1000000' });
      await admin('/same/clock', { byMs: 3_600_000 }, 'POST', at);
      await admin('/same/facts', { facts: [{ name: 'halt', parameters: { code: 'AAPL' } }] }, 'POST', at);
      await say('/stock/create', order('three'));
      for (const path of ['/position/me', '/userCenter/getWalletBalance', '/api/user/info'])
        await say(path, { walletType: 'STOCK' });
      await say('/no/such/call', {});
      await admin('/same/faults', { faults: ['http=503@*'] }, 'POST', at);
      await say('/position/me', {});
      const { now, commands, faults } = await admin('/same', undefined, 'GET', at);
      return [...answers, { now, commands, faults }];
    };
    expect(await answersAt(host.url)).toEqual(await answersAt(node.url));
    await admin('/same', undefined, 'DELETE');
  });

  test('is copied, begun again, saved as a file that is lived through, and gone', async () => {
    const world = await admin('/first', { scenario: 'funded', faults: ['slow=1@market.topList'] });
    await call(world, '/stock/create', order('one'));
    const copy = await admin('/first/copy', { to: 'second' });
    expect(copy).toMatchObject({ id: 'second', commands: 1, faults: ['slow=1@market.topList'] });
    expect(await call(copy, '/position/me')).toMatchObject({ data: { total: 1 } });
    expect(await admin('/first/copy', { to: 'second' })).toEqual({
      error: 'There is a world "second" already.',
    });
    const file = await (await fetch(`${host.url}/_worlds/second/recording`, { headers: alone })).text();
    expect((await replayRecording(file)).ending).toEqual({ kind: 'same' });
    await admin('/second/reset', {});
    expect([(await look('/first')).commands, (await look('/second')).commands]).toEqual([1, 0]);
    const page = await fetch(`${host.url}/worlds/first`, {
      method: 'POST',
      headers: alone,
      body: new URLSearchParams({ do: 'delete' }),
      redirect: 'manual',
    });
    expect(page.status).toBe(303);
    expect((await fetch(`${world.baseUrl}/m_ft/global_index`, { headers: alone })).status).toBe(404);
    const list = await (await fetch(`${host.url}/`, { headers: alone })).text();
    expect([list.includes('id="world-second"'), list.includes('id="world-first"')]).toEqual([true, false]);
    await admin('/second', undefined, 'DELETE');
  });

  test('lives through what is due with nobody connected', async () => {
    await admin('/alone', { scenario: 'kyc-pending', clock: 'pinned' });
    const { now } = await admin('/alone/clock', { mode: 'running', rate: 3600 });
    // Nothing is asked of it until its customer looks, hours of its time later.
    const hours = (await look('/alone')).now;
    expect(hours).toBeGreaterThanOrEqual(now);
    const world = await look('/alone');
    const customer = await listener(world, ['inbox']);
    await customer.until((heard) => heard.some(({ type }) => type === 'inbox'));
    expect((await look('/alone')).agenda.alarms).toBeGreaterThan(0);
    customer.close();
    await admin('/alone', undefined, 'DELETE');
  });

  test('bears so many sockets, and closes those of a world that is gone', async () => {
    const world = await admin('/lines', { scenario: 'trader' });
    const [one, two] = [await listener(world, ['quote:NASDAQ:AAPL']), await listener(world, [])];
    await expect(listener(world, [])).rejects.toThrow('no socket');
    await one.until((heard) => heard.some(({ type }) => type === 'quote'));
    await admin('/lines', undefined, 'DELETE');
    expect(await Promise.all([one.closed, two.closed])).toEqual([4001, 4001]);
  });
});

test('200 worlds live at once, each with its own time, and there is no room for one more', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `world-${String(index).padStart(3, '0')}`);
  const startTime = Date.parse('2026-11-18T15:30:00Z');
  const live = async (id: string, index: number) => {
    await admin(`/${id}`, { scenario: 'visitor', startTime });
    await admin(`/${id}/clock`, { byMs: (index + 1) * 1000 });
  };
  for (let start = 0; start < ids.length; start += 25)
    await Promise.all(ids.slice(start, start + 25).map((id, index) => live(id, start + index)));
  expect(await admin('/one-too-many', {})).toEqual({
    error: 'This sandbox holds 200 worlds, and no more. Delete one first.',
  });
  const { worlds } = (await look('')) as unknown as { worlds: readonly Described[] };
  expect(worlds.map(({ now, commands }) => [now, commands])).toEqual(
    ids.map((_, index) => [startTime + (index + 1) * 1000, 1]),
  );
});

describe('from outside, the host', () => {
  const asked: string[] = [];
  const objects: Environment['WORLDS'] = {
    idFromName: (name) => name,
    get: () => ({
      fetch({ url }) {
        asked.push(url);
        return Promise.resolve(new Response('from an object'));
      },
    }),
  };
  const answerOf = async (path: string, init: RequestInit = {}) => {
    const environment = { WORLDS: objects, DIRECTORY: objects, SANDBOX_TOKEN: token, MOST_REQUESTS: '40' };
    const answer = await worker.fetch(new Request(`https://sandbox.example${path}`, init), environment);
    return [answer.status, await answer.text()];
  };

  test('answers nobody without the token, and lets nobody in between its objects', async () => {
    for (const path of [
      '/',
      '/w/w/socket',
      '/_worlds',
      '/t/',
      `/t/${token}x/_worlds`,
      `/t/${token.slice(1)}/`,
    ])
      expect((await answerOf(path))[0], path).toBe(401);
    expect((await answerOf(`/t/${token}/_inside/world/w`))[0]).toBe(404);
    expect(asked).toEqual([]);
    expect(await answerOf(`/t/${token}/w/w/m_ft/global_index`)).toEqual([200, 'from an object']);
  });

  test('bears so many requests of a caller in a second', async () => {
    const caller = { headers: { 'cf-connecting-ip': '203.0.113.7' } };
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => answerOf(`/t/${token}/w/w/x`, caller)),
    );
    expect(answers).toContainEqual([429, 'This sandbox answers 40 requests of a caller in a second.']);
  });
});
