import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { workerFor } from './service-worker.ts';

const origin = 'https://app.example/trade/';
const home = 'assets/home-abc.js';
const files = [home, 'assets/index-abc.js', 'assets/ticket-abc.js', 'assets/about-abc.txt', 'index.html'];

type Listener = (event: object) => void;

/** A worker in a browser of a few lines. `fetch` is the network. */
function workerIn(kept = new Map<string, Map<string, Response>>(), build: readonly string[] = files) {
  const listeners = new Map<string, Listener>();
  const state = { isOffline: false, isActive: false, asked: [] as string[] };
  const address = (request: string | { url: string }): string =>
    typeof request === 'string' ? new URL(request, origin).href : request.url;
  const fetch = (request: string | { url: string }): Promise<Response> => {
    state.asked.push(address(request));
    if (state.isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(`fresh ${address(request)}`));
  };
  const caches = {
    open: (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return Promise.resolve({
        addAll: async (all: readonly string[]) => {
          for (const one of all) cache.set(address(one), await fetch(one));
        },
        put: (request: { url: string }, response: Response) => {
          cache.set(address(request), response);
          return Promise.resolve();
        },
      });
    },
    match: (request: string | { url: string }) =>
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
  runInNewContext(workerFor(build), { self, URL });
  const happen = async (name: string): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => void (done = work) });
    await done;
  };
  return {
    state,
    kept,
    happen,
    say: (data: string) => listeners.get('message')?.({ data }),
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
  test('keeps the page and the scripts of home for a reload without a network', async () => {
    const worker = workerIn();
    await worker.happen('install');
    worker.state.isOffline = true;
    expect(await worker.ask('', { mode: 'navigate' })).toBe(`fresh ${origin}`);
    expect(await worker.ask(home)).toBe(`fresh ${origin}${home}`);
    await expect(worker.ask('assets/ticket-abc.js')).rejects.toThrow('Failed to fetch');
  });

  test('keeps the part of a screen that was opened once', async () => {
    const worker = workerIn();
    await worker.ask('assets/ticket-abc.js');
    worker.state.isOffline = true;
    expect(await worker.ask('assets/ticket-abc.js')).toBe(`fresh ${origin}assets/ticket-abc.js`);
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
    const before = JSON.stringify([...worker.kept.values()].map((cache) => [...cache.keys()]));
    for (const url of [
      '/api/user/info',
      'api/user/info',
      'https://api.example/wallets',
      'w/demo/m_ft/top_list',
    ])
      expect(await worker.ask(url)).toBeNull();
    expect(await worker.ask(home, { method: 'POST' })).toBeNull();
    expect(JSON.stringify([...worker.kept.values()].map((cache) => [...cache.keys()]))).toBe(before);
  });

  test('waits with a new build until a person asks for it', async () => {
    const worker = workerIn();
    await worker.happen('install');
    expect(worker.state.isActive).toBe(false);
    worker.say('anything else');
    expect(worker.state.isActive).toBe(false);
    worker.say('use the new build');
    expect(worker.state.isActive).toBe(true);
  });

  test('keeps the build before, which another tab may have open, and none older', async () => {
    const kept = new Map<string, Map<string, Response>>();
    for (const build of ['one', 'two', 'three']) {
      const worker = workerIn(kept, [`assets/index-${build}.js`]);
      await worker.happen('install');
      await worker.happen('activate');
    }
    expect([...kept.values()].map((cache) => [...cache.keys()][1])).toEqual([
      `${origin}assets/index-two.js`,
      `${origin}assets/index-three.js`,
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
