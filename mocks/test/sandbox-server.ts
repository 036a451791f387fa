/** A standalone server for the tests of one file, its worlds in a directory of their own, and the calls they make. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { demoUser } from '#names.ts';
import { startServer } from '#hosts/server.ts';
import type { RunningServer } from '#hosts/server.ts';

export interface World {
  readonly baseUrl: string;
  readonly token: string | null;
  readonly now: number;
  readonly commands: number;
  readonly faults: string[];
  readonly scenario: string;
}

/** Runs from the first test of the file to its last. */
export function standaloneServer() {
  let server: RunningServer;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'worlds-'));
    server = await startServer({ directory });
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  return {
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
    get worlds() {
      return server.worlds;
    },
    get directory() {
      return directory;
    },
    async restart() {
      await server.close();
      server = await startServer({ directory });
    },
    async admin(path: string, body?: unknown, method = 'POST'): Promise<World & { error?: string }> {
      const response = await fetch(`${server.url}/_worlds${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return (await response.json()) as World & { error?: string };
    },
  };
}

export async function call(
  world: World,
  path: string,
  body: object = {},
): Promise<{ code: number; data: never }> {
  const headers = { authorization: world.token ?? '', 'content-type': 'application/json' };
  const response = await fetch(world.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { code: number; data: never };
}

export const order = (clientOrderId: string) => ({
  stockCode: 'AAPL',
  market: 'NASDAQ',
  clientOrderId,
  direction: 0,
  orderType: 0,
  quantity: '3',
  leverage: '1',
  payPassword: demoUser.payPassword,
});
