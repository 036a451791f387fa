/** The host of Durable Objects on this machine, on the engine that runs them elsewhere. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import type { HostLimits } from '../access/limits.ts';
import { originsOf } from '../origins.ts';
import { loopback } from '../server.ts';
import { codeVersion } from '../store/code-version.ts';
import { bundleWorker, compatibilityDate } from './bundle.ts';

export interface LocalOptions {
  readonly port?: number;
  readonly host?: string;
  /** Where objects are kept; without it they end with the process. */
  readonly directory?: string;
  readonly token?: string;
  readonly limits?: Partial<HostLimits>;
  /** Another program for the engine, for tests of a part of it: its file. */
  readonly program?: string;
}

export interface LocalHost {
  /** Its base: with the token, where it has one. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** @throws Error where the engine cannot listen there. */
export async function startLocal(options: LocalOptions = {}): Promise<LocalHost> {
  const { host = loopback, port = 0, directory, token, limits = {} } = options;
  const objects = directory === undefined ? undefined : join(directory, 'objects');
  if (objects !== undefined) mkdirSync(objects, { recursive: true });
  const { worlds, requestsPerSecond, sockets } = limits;
  const engine = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await bundleWorker(options.program) }],
    compatibilityDate,
    host,
    port,
    durableObjects: {
      WORLDS: { className: 'WorldObject', useSQLite: true },
      DIRECTORY: { className: 'DirectoryObject', useSQLite: true },
    },
    ...(objects !== undefined && { durableObjectsPersist: objects }),
    bindings: {
      CODE: codeVersion(),
      ...(token === undefined ? { OWN_MACHINE: 'yes' } : { SANDBOX_TOKEN: token }),
      ...(sockets !== undefined && { MOST_SOCKETS: String(sockets) }),
      ...(worlds !== undefined && { MOST_WORLDS: String(worlds) }),
      ...(requestsPerSecond !== undefined &&
        Number.isFinite(requestsPerSecond) && { MOST_REQUESTS: String(requestsPerSecond) }),
    },
  });
  const listening = Number((await engine.ready).port);
  const base = token === undefined ? '' : `/t/${token}`;
  return {
    url: originsOf(host, listening)[0] + base,
    port: listening,
    close: () => engine.dispose(),
  };
}
