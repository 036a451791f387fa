import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoUser } from '@meridian/mocks/names';

/**
 * The sandbox on Durable Objects beside the one on Node, each as a process of its own, with the same caller: worlds opened, writes
 * and reads a second, and how long sockets take to hear what a write has changed. `node bench/sandbox.ts`, or as a part of `npm run bench`.
 */

const worldCount = 100;
const callCount = 400;
const socketCount = 100;
/** Calls under way at once. */
const abreast = 8;

interface World {
  readonly baseUrl: string;
  readonly token: string;
}

async function start(engine: string, directory: string): Promise<{ url: string; end(): Promise<void> }> {
  const cli = path.resolve(import.meta.dirname, '../mocks/src/hosts/cli.ts');
  const args = [cli, '--port', '0', '--directory', directory, '--engine', engine];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /(http:\/\/127\.0\.0\.1:\d+)\/_worlds/.exec(said)?.[1];
    if (url === undefined) continue;
    const end = () => {
      child.kill();
      return ended;
    };
    return { url, end };
  }
  throw new Error(said);
}

/** How many a second, when so many are under way at once. */
async function rateOf(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return count / ((performance.now() - startedMs) / 1000);
}

async function open(url: string, id: string): Promise<World> {
  const answer = await fetch(`${url}/_worlds/${id}`, { method: 'POST', body: '{"scenario":"funded"}' });
  return (await answer.json()) as World;
}

async function place({ baseUrl, token }: World, clientOrderId: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/stock/create`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({
      stockCode: 'KO',
      market: 'NYSE',
      clientOrderId,
      direction: 0,
      orderType: 0,
      quantity: '1',
      leverage: '1',
      payPassword: demoUser.payPassword,
    }),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 200) throw new Error(`an order was answered ${code}`);
}

/** Milliseconds until the last of many sockets of one world has heard of an order. */
async function toldIn(world: World): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: socketCount }, async () => {
      const socket = new WebSocket(`${world.baseUrl.replace('http', 'ws')}/socket`);
      const said = (type: string) =>
        new Promise<void>((resolve) => {
          socket.addEventListener('message', ({ data }) => {
            if ((JSON.parse(String(data)) as { type: string }).type === type) resolve();
          });
        });
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const isReady = said('heartbeat');
      socket.send(JSON.stringify({ type: 'authorise', token: world.token }));
      socket.send(JSON.stringify({ type: 'subscribe', topics: ['orders'] }));
      socket.send(JSON.stringify({ type: 'heartbeat' }));
      await isReady;
      return { socket, told: said('order') };
    }),
  );
  const startedMs = performance.now();
  await place(world, 'told');
  await Promise.all(sockets.map(({ told }) => told));
  const tookMs = performance.now() - startedMs;
  for (const { socket } of sockets) socket.close();
  return tookMs;
}

async function measure(engine: string) {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-sandbox-'));
  const { url, end } = await start(engine, directory);
  try {
    const worlds: World[] = [];
    const opened = await rateOf(worldCount, async (index) => worlds.push(await open(url, `w-${index}`)));
    const worldOf = (index: number) => worlds[index % worlds.length] ?? { baseUrl: url, token: '' };
    const writes = await rateOf(callCount, (index) => place(worldOf(index), `order-${index}`));
    const reads = await rateOf(callCount, async (index) =>
      (await fetch(`${worldOf(index).baseUrl}/m_ft/stock_detail_ft?stockCode=AAPL&market=NASDAQ`)).text(),
    );
    return { opened, writes, reads, toldMs: await toldIn(worldOf(0)) };
  } finally {
    await end();
    rmSync(directory, { recursive: true, force: true });
  }
}

const engines = ['node', 'durable'];
const results = [];
for (const engine of engines) results.push(await measure(engine));
console.log(`The sandbox on Node and on Durable Objects: ${worldCount} worlds, ${abreast} calls at once`);
console.log(`  ${''.padEnd(34)}${engines.map((name) => name.padStart(12)).join('')}`);
for (const [name, key] of [
  ['worlds opened a second', 'opened'],
  ['writes a second', 'writes'],
  ['reads a second', 'reads'],
  [`${socketCount} sockets told of an order, ms`, 'toldMs'],
] as const)
  console.log(`  ${name.padEnd(34)}${results.map((one) => one[key].toFixed(0).padStart(12)).join('')}`);
