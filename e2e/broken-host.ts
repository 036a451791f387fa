/** A host of the production app that breaks what a test names: files of the app and answers of the brokerage. */
import type { WorldHandle } from '@meridian/mocks';
import type { ScenarioName } from '@meridian/mocks/names';
import { startServer } from '@meridian/mocks/server';
import { readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { contentTypes, fileFor } from './serve.ts';

/** What is answered instead. `hangs`: nothing ever is. `comesAfter`: what would be answered anyway, once that has happened. */
export type Breakage =
  | { readonly hangs: true }
  | { readonly comesAfter: Promise<unknown> }
  | {
      readonly status?: number;
      readonly type?: string;
      readonly body: string;
      /** The `Date` of the answer, in ms; else the host's own. */
      readonly dateMs?: number;
      /** The brokerage gets the call and carries it out; only its answer is lost. */
      readonly isCarriedOut?: boolean;
    };

/** A page of the host's own, as a proxy or a static host answers whatever it does not know. */
export const errorPage = (status: number): Breakage => ({
  status,
  type: 'text/html',
  body: '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>',
});

/** An answer of the brokerage in its envelope. */
export const envelopeOf = (data: unknown, code = 200): Breakage => ({
  type: 'application/json',
  body: JSON.stringify({ code, msg: '', data }),
});

export interface BrokenHost {
  /** Address of the app, with a trailing slash. */
  readonly url: string;
  readonly world: WorldHandle;
  /** From now on every address whose path fits is answered so; null: as it should be. */
  breakPath(pattern: RegExp, breakage: Breakage | null): void;
  /** How often paths that fit were asked for. */
  asked(pattern: RegExp): number;
  close(): Promise<void>;
}

const worldId = 'broken';

/** Serves the built production app and its brokerage from one origin, on a free port of this machine only. */
export async function serveBroken(folder: string, scenario: ScenarioName): Promise<BrokenHost> {
  const brokerage = await startServer();
  const world = brokerage.worlds.open(worldId, scenario, { clock: 'running' });
  const broken = new Map<string, { readonly pattern: RegExp; readonly breakage: Breakage }>();
  const paths: string[] = [];

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    paths.push(pathname);
    const answer = (): void => {
      if (pathname.startsWith('/w/')) pass(request, response, brokerage.port);
      else answerFile(response, folder, request.url ?? '/');
    };
    const found = [...broken.values()].find(({ pattern }) => pattern.test(pathname));
    if (found === undefined) return answer();
    const { breakage } = found;
    if ('hangs' in breakage) return;
    if ('comesAfter' in breakage) return void breakage.comesAfter.then(answer);
    if (breakage.isCarriedOut !== true) return answerBroken(response, breakage);
    carryOut(request, brokerage.port, () => answerBroken(response, breakage));
  });
  server.on('upgrade', (request, socket, head) => {
    const upstream = connect(brokerage.port, '127.0.0.1', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    world,
    breakPath(pattern, breakage) {
      if (breakage === null) broken.delete(String(pattern));
      else broken.set(String(pattern), { pattern, breakage });
    },
    asked: (pattern) => paths.filter((asked) => pattern.test(asked)).length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await brokerage.close();
    },
  };
}

function answerBroken(response: ServerResponse, breakage: Extract<Breakage, { body: string }>): void {
  const { status = 200, type = 'text/plain', body, dateMs } = breakage;
  if (dateMs !== undefined) response.setHeader('date', new Date(dateMs).toUTCString());
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** The app's page points at the brokerage by the line that is made for it. */
function answerFile(response: ServerResponse, folder: string, url: string): void {
  const file = fileFor(folder, url);
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const bytes = readFileSync(file);
  const isPage = path.basename(file) === 'index.html';
  response.writeHead(200, {
    'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
    // As docs/deploying.md asks of every host.
    'cache-control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(
    isPage
      ? bytes
          .toString('utf8')
          .replace('name="meridian-api-base" content=""', `name="meridian-api-base" content="/w/${worldId}"`)
      : bytes,
  );
}

function pass(request: IncomingMessage, response: ServerResponse, port: number): void {
  const onward = handOn(request, port, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
}

/** @param then once the brokerage has answered in full */
function carryOut(request: IncomingMessage, port: number, then: () => void): void {
  handOn(request, port, (answer) => answer.resume().on('end', then));
}

function handOn(request: IncomingMessage, port: number, onAnswer: (answer: IncomingMessage) => void) {
  const { method, url, headers } = request;
  const onward = forward({ host: '127.0.0.1', port, method, path: url, headers }, onAnswer);
  request.pipe(onward);
  return onward;
}
