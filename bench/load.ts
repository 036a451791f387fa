import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as forward, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { startServer } from '@meridian/mocks/server';
import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/run/root.mjs';
import { inTurns } from './measure.mjs';

/**
 * What the first visit of home costs beside a page of the same libraries without any code of ours: `npm run bench -- load`.
 * Both on a processor 4 × slower, 1.6 Mbps and 150 ms, in turns. Files are sent compressed, as a host does.
 */

const rounds = 5;
const slowdown = 4;
const line = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const worldId = 'bench';

/** The pages, each after the floor it is measured against, and what the largest paint may be of it. */
const pages = [
  { name: 'bare libraries', folder: '.cache/floor' },
  { name: 'production', folder: 'packages/app/dist', target: 1.5 },
  { name: 'bare libraries and worker', folder: '.cache/floor-demo' },
  { name: 'demo', folder: 'packages/app/dist-demo', target: 1.6 },
] as const;

interface Host {
  readonly url: string;
  close(): void;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What a build's folder answers, by path: texts compressed, as a static host sends them. */
function answersOf(
  folder: string,
): Map<string, { readonly headers: OutgoingHttpHeaders; readonly body: Buffer }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    path.extname(name),
  );
  return new Map(
    files.map((name) => {
      const type = contentTypes[path.extname(name)] ?? 'application/octet-stream';
      const file = readFileSync(path.join(folder, name));
      const body = name === 'index.html' ? Buffer.from(pointed(file.toString())) : file;
      const address = name === 'index.html' ? '/' : `/${name.split(path.sep).join('/')}`;
      const headers = { 'content-type': type };
      return type.startsWith('text/')
        ? [
            address,
            { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body, { level: 9 }) },
          ]
        : [address, { headers, body }];
    }),
  );
}

/** Serves a built page, and the brokerage under the same origin. */
async function serve(folder: string, brokerage: number): Promise<Host> {
  const answers = answersOf(path.join(root, folder));
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (url.startsWith('/w/')) {
      const onward = forward({ host: '127.0.0.1', port: brokerage, method, path: url, headers }, (answer) => {
        // As a gateway does: the brokerage itself sends its answers plain.
        const { 'content-length': _, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'gzip' });
        answer.pipe(createGzip()).pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
      return;
    }
    const answer = answers.get(url);
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const pointed = (page: string): string =>
  page.replace('name="meridian-api-base" content=""', `name="meridian-api-base" content="/w/${worldId}"`);

/** First and largest paint, first prices and blocked time in ms, bytes and requests on the line; in a browser that was never there. */
async function load(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.requestWillBeSent', () => (requests += 1));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const noted = { largest: 0, blocked: 0 };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      noted.largest = list.getEntries().at(-1)?.startTime ?? noted.largest;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  // The same list ends both pages: the indexes of the world's markets.
  await page.getByRole('listitem').filter({ hasText: 'Nasdaq' }).first().waitFor();
  const prices = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(globalThis as unknown as { noted: { largest: number; blocked: number } }).noted,
  }));
  await context.close();
  return { ...noted, prices, kilobytes: bytes / 1000, requests };
}

const rows = {
  first: 'first paint, ms',
  largest: 'largest paint, ms',
  prices: 'first prices, ms',
  blocked: 'blocked, ms',
  kilobytes: 'fetched, kB',
  requests: 'requests',
} as const;

const cells = ([first = '', ...rest]: readonly string[]): string =>
  `  ${first.padEnd(34)}${rest.map((cell) => cell.padStart(14)).join('')}`;

const brokerage = await startServer();
brokerage.worlds.open(worldId, 'visitor', { clock: 'running' });
const hosts = await Promise.all(pages.map(({ folder }) => serve(folder, brokerage.port)));
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
try {
  console.log('First visit of home, processor 4 × slower, 1.6 Mbps, 150 ms');
  const cases = pages.map(({ name }, size) => ({ name, size }));
  const medians = await inTurns(
    cases,
    rounds,
    ({ size }) => load(browser, hosts[size]?.url ?? ''),
    console.log,
  );
  for (const [index, page] of pages.entries()) {
    if (!('target' in page)) continue;
    const [ours, floor] = [medians[index], medians[index - 1]];
    console.log(
      cells([`${page.name}, beside ${pages[index - 1]?.name}`, 'ours', 'floor', 'ratio', 'target']),
    );
    for (const [key, title] of Object.entries(rows)) {
      const [a = Number.NaN, b = Number.NaN] = [ours?.[key], floor?.[key]];
      const target = key === 'largest' ? [`${page.target} ×`, a / b <= page.target ? 'met' : 'missed'] : [];
      console.log(cells([title, a.toFixed(0), b.toFixed(0), `${(a / b).toFixed(2)} ×`, ...target]));
    }
  }
} finally {
  await browser.close();
  for (const host of hosts) host.close();
  await brokerage.close();
}
