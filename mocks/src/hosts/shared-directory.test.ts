/** Real servers on one directory, as processes: killed, side by side, without room, with a world of other code. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, order } from '#test/sandbox-server.ts';
import type { World } from '#test/sandbox-server.ts';
import { startServer } from './server.ts';
import type { RunningServer, ServerOptions } from './server.ts';

let directory: string;
const children: ChildProcess[] = [];
const servers: RunningServer[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'worlds-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await ended(child);
  for (const server of servers.splice(0)) await server.close();
  rmSync(directory, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** Kills it as the system would: it gets no chance to write anything. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** A process of its own; answers its address. */
function serverProcess(): Promise<{ child: ChildProcess; url: string }> {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  const args = [cli, '--port', '0', '--host', '127.0.0.1', '--directory', directory];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (data: Buffer) => {
      said += String(data);
      const url = /(http:\/\/127\.0\.0\.1:\d+)\/_worlds/.exec(said)?.[1];
      if (url !== undefined) resolve({ child, url });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(said)));
  });
}

async function serverHere(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ directory, ...options });
  servers.push(server);
  return server;
}

async function admin(url: string, path: string, body?: unknown, method = 'POST'): Promise<World> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  return (await (await fetch(`${url}/_worlds${path}`, { method, ...text })).json()) as World;
}

const orderIdsIn = (server: RunningServer, id: string) =>
  [...(server.worlds.get(id)?.world.read().trading.orders.values() ?? [])].map(
    ({ clientOrderId }) => clientOrderId ?? '',
  );

test('two servers share the worlds of one directory, and no order of either is lost', async () => {
  const [one, two] = [await serverProcess(), await serverProcess()];
  const world = await admin(one.url, '/w', { scenario: 'funded' });
  const ids = Array.from({ length: 120 }, (_, index) => `intent-${index}`);
  const sent = async (id: string, index: number) => {
    const url = index % 2 === 0 ? one.url : two.url;
    const at = { ...world, baseUrl: `${url}/w/w` };
    expect(await call(at, '/stock/create', { ...order(id), quantity: '1' })).toMatchObject({ code: 200 });
    // What the other has acknowledged, this one knows.
    const seen: unknown = await call(
      { ...world, baseUrl: `${index % 2 === 0 ? two.url : one.url}/w/w` },
      '/stock/create',
      { ...order(id), quantity: '1' },
    );
    expect(seen).toMatchObject({ code: 200 });
  };
  for (let start = 0; start < ids.length; start += 8)
    await Promise.all(ids.slice(start, start + 8).map((id, index) => sent(id, start + index)));
  const positions = await Promise.all(
    [one, two].map(({ url }) => call({ ...world, baseUrl: `${url}/w/w` }, '/position/me')),
  );
  expect(positions[0]).toEqual(positions[1]);
  expect(orderIdsIn(await serverHere(), 'w').toSorted()).toEqual(ids.toSorted());
  await admin(one.url, '/w', undefined, 'DELETE');
  expect((await fetch(`${two.url}/w/w/m_ft/global_index`)).status).toBe(404);
}, 60_000);

test('a write that cannot be kept is answered 507 in words, and was not done', async () => {
  const server = await serverHere({ largestBytes: 40_960 });
  const world = await admin(server.url, '/w', { scenario: 'funded' });
  const headers = { authorization: world.token ?? '', 'content-type': 'application/json' };
  const place = (id: string) =>
    fetch(`${world.baseUrl}/stock/create`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...order(id), quantity: '1' }),
    });
  const done: string[] = [];
  let answer = await place('intent-0');
  while (answer.status === 200) {
    expect(await answer.json()).toMatchObject({ code: 200 });
    done.push(`intent-${done.length}`);
    answer = await place(`intent-${done.length}`);
  }
  expect(answer.status).toBe(507);
  expect(answer.headers.get('content-type')).toMatch('text/plain');
  expect(await answer.text()).toMatch(/Nothing was done/);
  expect(orderIdsIn(server, 'w')).toEqual(done);
  expect(await call(world, '/position/me')).toMatchObject({ code: 200 });
  const move = () => fetch(`${server.url}/_worlds/w/clock`, { method: 'POST', body: '{"byMs":1}' });
  let moved = await move();
  while (moved.status === 200) moved = await move();
  expect([moved.status, await moved.json()]).toEqual([
    507,
    { error: expect.stringMatching(/Nothing was done/) as string },
  ]);
  expect(orderIdsIn(await serverHere(), 'w')).toEqual(done);
}, 60_000);

test('a server that finds its port taken lets go of the directory', async () => {
  const server = await startServer({ directory });
  await expect(startServer({ directory, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
  // SQLite tidies this away as the last holder closes the file.
  expect(readdirSync(directory)).toEqual(['worlds.sqlite']);
});

describe('a kept world that does not fit this code', () => {
  test('answers 503 with the reason and is listed, until it is deleted', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const before = await serverHere();
    const old = await admin(before.url, '/demo', { scenario: 'funded' });
    await call(old, '/stock/create', order('one'));
    await before.close();
    servers.length = 0;
    const database = new DatabaseSync(join(directory, 'worlds.sqlite'));
    database.exec("UPDATE commands SET type = 'orders/teleport'");
    const server = await serverHere();
    const calls = async () => {
      const answer = await fetch(`${server.url}/w/demo/m_ft/global_index`);
      return [answer.status, await answer.text()] as const;
    };
    expect(await calls()).toEqual([503, expect.stringMatching(/"orders\/teleport", does not fit/)]);
    expect(said).toHaveBeenCalledOnce();
    expect(await admin(server.url, '', undefined, 'GET')).toMatchObject({
      worlds: [{ id: 'demo', problem: expect.stringContaining('teleport') as string }],
    });
    for (const [path, method] of [
      ['/demo', 'POST'],
      ['/demo', 'GET'],
      ['/demo/clock', 'POST'],
    ] as const)
      expect((await fetch(`${server.url}/_worlds${path}`, { method })).status).toBe(503);
    expect(database.prepare('SELECT type FROM commands').all()).toMatchObject([{ type: 'orders/teleport' }]);
    database.close();
    await admin(server.url, '/demo', undefined, 'DELETE');
    expect((await calls())[0]).toBe(404);
    expect(await admin(server.url, '/demo', { scenario: 'funded' })).toMatchObject({ commands: 0 });
  });
});
