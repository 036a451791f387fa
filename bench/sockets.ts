import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { createMarket } from '@meridian/mocks/market';
import { startServer } from '@meridian/mocks/server';

/**
 * What calls cost while many sockets listen: `node bench/sockets.ts`, or as a part of `npm run bench`. Server, listeners
 * and caller each have a thread; the same calls are made of an idle server first, in the same run.
 */

const socketCount = 300;
const topicsEach = 50;
const calls = 400;
const pauseMs = 15;
const targetMs = 30;

interface Listening {
  readonly port: number;
}

/** The server's thread: one world whose clock runs, which says its port. */
async function serve(): Promise<void> {
  const { port, worlds } = await startServer();
  worlds.open('bench', 'trader', { clock: 'running' });
  parentPort?.postMessage(port);
}

/** The listeners' thread: says how many are connected once all are, and how many messages came in each second after. */
async function listen({ port }: Listening): Promise<void> {
  const { instruments } = createMarket('bench');
  const live = instruments.filter(({ group }) => group === 'US' || group === 'CRYPTO');
  let messages = 0;
  const sockets = await Promise.all(
    Array.from({ length: socketCount }, async (_, index) => {
      const topics = Array.from({ length: topicsEach }, (_topic, nth) => {
        const { exchange, code } = live[(index * 7 + nth) % live.length] ??
          live[0] ?? { exchange: '', code: '' };
        return `quote:${exchange}:${code}`;
      });
      const socket = await connected(port);
      socket.on(
        'data',
        framesIn(() => (messages += 1)),
      );
      socket.write(maskedFrame(JSON.stringify({ type: 'subscribe', topics })));
      return socket;
    }),
  );
  parentPort?.postMessage(sockets.length);
  setInterval(() => {
    parentPort?.postMessage(messages);
    messages = 0;
  }, 1000);
}

/** A socket that has been upgraded: bare, so that listening costs the machine as little as can be. */
function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        [
          'GET /w/bench/socket HTTP/1.1',
          'Host: bench',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
          '\r\n',
        ].join('\r\n'),
      ),
    );
    socket.once('error', reject);
    socket.once('data', () => resolve(socket));
  });
}

/** A client's text frame; a mask of zeros changes nothing. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

/** Counts a server's frames, however the network cuts them. */
function framesIn(onFrame: () => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    for (;;) {
      const short = (rest[1] ?? 0) & 0x7f;
      const headLength = short === 126 ? 4 : 2;
      if (rest.length < headLength) return;
      const end = headLength + (short === 126 ? rest.readUInt16BE(2) : short);
      if (rest.length < end) return;
      rest = rest.subarray(end);
      onFrame();
    }
  };
}

const reads = [
  '/m_ft/global_index',
  '/appVersion/getPublishAppVersion',
  '/m_ft/stock_detail_ft?stockCode=AAPL&market=NASDAQ',
] as const;

/** Milliseconds of each call, made one after the other with a pause between. */
async function measure(port: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startMs = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/w/bench${reads[call % reads.length]}`);
    await answer.text();
    times.push(performance.now() - startMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times.toSorted((a, b) => a - b);
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
const figures = (sorted: readonly number[]) =>
  [0.5, 0.95, 0.99].map((part) => `${percentile(sorted, part).toFixed(1)} ms`.padStart(12)).join('');

/** A thread of this file, and the next thing it says. */
function thread(role: 'serve' | 'listen', more: Partial<Listening> = {}) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { role, ...more } });
  const next = () =>
    new Promise<number>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  return { worker, next };
}

async function main(): Promise<void> {
  const server = thread('serve');
  const port = await server.next();
  await measure(port);
  const idle = await measure(port);
  const listeners = thread('listen', { port });
  await listeners.next();
  let heard = 0;
  let seconds = 0;
  // The first two seconds hold what is sent at once.
  await listeners.next();
  await listeners.next();
  listeners.worker.on('message', (messages: number) => {
    heard += messages;
    seconds += 1;
  });
  const loaded = await measure(port);
  await Promise.all([server.worker.terminate(), listeners.worker.terminate()]);

  const met = percentile(loaded, 0.5) <= targetMs ? 'met' : 'missed';
  console.log(`Calls beside ${socketCount} sockets of ${topicsEach} topics`);
  console.log(`  ${''.padEnd(16)}${['p50', 'p95', 'p99'].map((name) => name.padStart(12)).join('')}`);
  console.log(`  ${'idle'.padEnd(16)}${figures(idle)}`);
  console.log(`  ${'with sockets'.padEnd(16)}${figures(loaded)}   target ${targetMs} ms   ${met}`);
  console.log(`  ${Math.round(heard / Math.max(1, seconds)).toLocaleString('en')} messages a second`);
}

if (isMainThread) await main();
else if ((workerData as { role: string }).role === 'serve') await serve();
else await listen(workerData as Listening);
