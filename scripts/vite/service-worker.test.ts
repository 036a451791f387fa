import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { workerFor } from './service-worker.ts';

const origin = 'https://app.example/trade/';
const home = 'assets/home-abcdefg1.js';
const ticket = 'assets/ticket-abcdefg1.js';
const files = [home, 'assets/index-abcdefg1.js', ticket, 'assets/about-abcdefg1.txt', 'index.html'];

type Listener = (event: object) => void;
type Asked = string | { readonly url: string };

/** A worker in a browser of a few lines. `fetch` is the network. */
function workerIn(kept = new Map<string, Map<string, Response>>(), build: readonly string[] = files) {
  const listeners = new Map<string, Listener>();
  const state = { isOffline: false, isActive: false, page: 'fresh', asked: [] as string[] };
  const address = (request: Asked): string =>
    typeof request === 'string' ? new URL(request, origin).href : request.url;
  const fetch = (request: Asked): Promise<Response> => {
    const url = address(request);
    state.asked.push(url);
    if (state.isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const type = url === origin || state.page !== 'fresh' ? 'text/html; charset=utf-8' : 'text/javascript';
    return Promise.resolve(new Response(`${state.page} ${url}`, { headers: { 'content-type': type } }));
  };
  const cacheOf = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      put: (request: Asked, response: Response) => {
        cache.set(address(request), response);
        return Promise.resolve();
      },
      match: (request: Asked) => Promise.resolve(cache.get(address(request))),
      keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    match: (request: Asked) =>
      Promise.resolve([...kept.values()].map((cache) => cache.get(address(request))).find(Boolean)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    caches,
    fetch,
    clients: { claim: () => Promise.resolve() },
    registration: { scope: origin },
    skipWaiting: () => void (state.isActive = true),
  };
  runInNewContext(workerFor(build), { self, URL, Set });
  const happen = async (name: string, event: object = {}): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => void (done = work) });
    await done;
  };
  return {
    state,
    happen,
    say: (data: unknown) => happen('message', { data }),
    /** The addresses that are kept of each build. */
    kept: () => [...kept.values()].map((cache) => [...cache.keys()].toSorted()),
    /** The answer of the worker; null where it leaves a request alone. */
    async ask(url: string, request: { method?: string; mode?: string } = {}): Promise<string | null> {
      let answer: Promise<Response> | null = null;
      listeners.get('fetch')?.({
        request: { method: 'GET', mode: 'cors', url: new URL(url, origin).href, ...request },
        respondWith: (given: Promise<Response>) => void (answer = given),
      });
      const response = await (answer as Promise<Response> | null);
      return response === null ? null : response.clone().text();
    },
  };
}

describe('the service worker of the deployed app', () => {
  test('keeps the page, and what the first page had fetched before there was a worker', async () => {
    const worker = workerIn();
    await worker.happen('install');
    await worker.say([`${origin}${home}`, `${origin}w/demo/m_ft/top_list`, 'https://api.example/wallets']);
    worker.state.isOffline = true;
    expect(await worker.ask('?from=mail#/pages/home/index', { mode: 'navigate' })).toBe(`fresh ${origin}`);
    expect(await worker.ask(home)).toBe(`fresh ${origin}${home}`);
    await expect(worker.ask(ticket)).rejects.toThrow('Failed to fetch');
    expect(worker.kept()).toEqual([[origin, `${origin}${home}`]]);
  });

  test('fetches no part that nobody has used', async () => {
    const worker = workerIn();
    await worker.happen('install');
    expect(worker.state.asked).toEqual([origin]);
  });

  test('keeps the part of a screen that was opened once', async () => {
    const worker = workerIn();
    await worker.ask(ticket);
    worker.state.isOffline = true;
    expect(await worker.ask(ticket)).toBe(`fresh ${origin}${ticket}`);
  });

  test('hands on a page that a host sends instead of a part, and does not keep it', async () => {
    const worker = workerIn();
    worker.state.page = 'Sorry:';
    expect(await worker.ask(ticket)).toBe(`Sorry: ${origin}${ticket}`);
    worker.state.page = 'fresh';
    expect(await worker.ask(ticket)).toBe(`fresh ${origin}${ticket}`);
  });

  test('shows the newest page while there is a network', async () => {
    const worker = workerIn();
    await worker.happen('install');
    worker.state.asked.length = 0;
    await worker.ask('', { mode: 'navigate' });
    expect(worker.state.asked).toEqual([origin]);
  });

  test('leaves every call of the backend alone, and keeps no answer', async () => {
    const worker = workerIn();
    await worker.happen('install');
    const before = worker.kept();
    for (const url of [
      '/api/user/info',
      'api/user/info',
      'https://api.example/wallets',
      'w/demo/m_ft/top_list',
    ])
      expect(await worker.ask(url)).toBeNull();
    expect(await worker.ask(home, { method: 'POST' })).toBeNull();
    expect(worker.kept()).toEqual(before);
  });

  test('waits with a new build until a person asks for it', async () => {
    const worker = workerIn();
    await worker.happen('install');
    expect(worker.state.isActive).toBe(false);
    await worker.say('anything else');
    expect(worker.state.isActive).toBe(false);
    await worker.say('use the new build');
    expect(worker.state.isActive).toBe(true);
  });

  test('brings of a new build the parts that were used of the one before', async () => {
    const kept = new Map<string, Map<string, Response>>();
    const before = workerIn(kept);
    await before.happen('install');
    await before.ask(home);
    const next = [home, ticket].map((path) => path.replace('1.js', '2.js'));
    const worker = workerIn(kept, next);
    await worker.happen('install');
    expect(worker.kept()[1]).toEqual([origin, `${origin}${next[0]}`]);
  });

  test('is not installed where a part of the new build is not there', async () => {
    const kept = new Map<string, Map<string, Response>>();
    await workerIn(kept).ask(home);
    const worker = workerIn(kept, ['assets/home-abcdefg2.js']);
    worker.state.page = 'Sorry:';
    await expect(worker.happen('install')).rejects.toThrow('The new build is not whole');
  });

  test('keeps the build before, which another tab may have open, and none older', async () => {
    const kept = new Map<string, Map<string, Response>>();
    for (const build of [1, 2, 3]) {
      const worker = workerIn(kept, [`assets/index-abcdefg${build}.js`]);
      await worker.happen('install');
      await worker.happen('activate');
      await worker.ask(`assets/index-abcdefg${build}.js`);
    }
    expect([...kept.values()].map((cache) => [...cache.keys()].toSorted()[1])).toEqual([
      `${origin}assets/index-abcdefg2.js`,
      `${origin}assets/index-abcdefg3.js`,
    ]);
  });
});

test('the hosts send the same headers', () => {
  const read = (file: string) => readFileSync(path.join(root, 'packages/app/hosting', file), 'utf8');
  const netlify = [...read('_headers').matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const nginx = [...read('nginx.conf').matchAll(/add_header ([\w-]+) "([^;]*(?:; [^"]*)?)" always;/g)].map(
    ([, name, value]) => [name, value],
  );
  const vercel = (
    JSON.parse(read('vercel.json')) as { headers: { headers: { key: string; value: string }[] }[] }
  ).headers.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  const said = (headers: readonly unknown[]) =>
    [...new Set(headers.map((one) => JSON.stringify(one)))].toSorted();
  expect(said(nginx)).toEqual(said(netlify));
  expect(said(vercel)).toEqual(said(netlify));
  expect(said(netlify)).toHaveLength(9);
});
