/** The browser's host: a service worker hands this page's calls to the worlds that live in it. */
import { setupWorker } from 'msw/browser';
import { handlersOf } from './handlers-of-host.ts';
import { createWorlds } from './worlds.ts';
import type { Worlds } from './worlds.ts';

export { browserStore } from './store/browser-store.ts';

export interface WorkerOptions {
  /** Where the worker's script is, relative to the page: a demo may be under a sub-path. */
  readonly url?: string;
}

/** A page has one service worker, so it has one host. */
let started: Promise<Worlds> | undefined;

/** Starts the worker. Called again it answers the same host. @throws Error where service workers cannot be had. */
export function startWorker(options: WorkerOptions = {}): Promise<Worlds> {
  started ??= start(options).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function start({ url = './mockServiceWorker.js' }: WorkerOptions): Promise<Worlds> {
  const worlds = createWorlds({ base: folderOf(new URL(url, location.href)) });
  const { http, sockets } = handlersOf(worlds, location.origin);
  const worker = setupWorker(...http, ...sockets);
  // Paths outside of worlds are the page's own files; those inside are all answered by the handlers.
  await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame: 'bypass' });
  return worlds;
}

/** The worker's folder is all that its host may answer for. */
function folderOf({ pathname }: URL): string {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}
