/** The standalone host: one HTTP and WebSocket server that phones, contract tests and people share. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { WallClock } from '../kernel/index.ts';
import { administer, adminPath } from './admin.ts';
import { directoryStore } from './directory-store.ts';
import { handlersOf } from './handlers-of-host.ts';
import { standaloneSocket } from './standalone-socket.ts';
import { createWorlds } from './worlds.ts';
import type { Worlds } from './worlds.ts';

export { formatFault, parseFault } from '../names.ts';
export type { Worlds } from './worlds.ts';

export interface ServerOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Where worlds are kept as files; without it they end with the process. */
  readonly directory?: string;
  readonly wallClock?: WallClock;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly worlds: Worlds;
  close(): Promise<void>;
}

/** Any page may call a simulated brokerage: it guards nothing. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type, accept-language, languages, authorization',
  'access-control-expose-headers': 'date',
  'access-control-max-age': '600',
} as const;

/** Above the largest file that the product takes (5 MiB), with room for its form around it. */
const longestBodyBytes = 12 * 1024 * 1024;

/** Starts it, with the worlds that were kept. @throws the system's error when the port is taken (`EADDRINUSE`). */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', directory, wallClock } = options;
  const store = directory === undefined ? undefined : directoryStore(directory);
  const worlds = createWorlds({ ...(store && { store }), ...(wallClock && { wallClock }) });
  for (const id of store?.list() ?? []) {
    const saved = store?.load(id) ?? null;
    if (saved !== null) worlds.open(id, saved.scenario);
  }
  const handlers = handlersOf(worlds);
  const sockets = standaloneSocket(handlers.sockets);
  let url = '';
  const server = createServer((request, response) => {
    serve(request, response, worlds, handlers.http, url).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain', ...corsHeaders }).end(String(error));
    });
  });
  server.on('upgrade', sockets.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  url = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  return {
    url,
    port,
    worlds,
    close: () =>
      new Promise((resolve, reject) => {
        sockets.close();
        for (const handle of worlds.list()) handle.close();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  worlds: Worlds,
  handlers: HttpHandler[],
  origin: string,
): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, corsHeaders).end();
    return;
  }
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const body = await bodyOf(incoming);
  if (body === null) {
    const text = `A call has at most ${longestBodyBytes} bytes.`;
    outgoing.writeHead(413, { 'content-type': 'text/plain', connection: 'close', ...corsHeaders }).end(text);
    return;
  }
  const request = toRequest(incoming, body, gone.signal);
  const { pathname } = new URL(request.url);
  const isAdmin = pathname === adminPath || pathname.startsWith(`${adminPath}/`);
  const response = isAdmin
    ? await administer(worlds, request, origin)
    : ((await getResponse(handlers, request)) ??
      new Response(`Worlds are at ${origin}/w/<id>, their list at ${origin}${adminPath}`, { status: 404 }));
  // MSW says "network error" with a response of this type: here the connection really breaks.
  if (response.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...corsHeaders });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Null for one that is too long; what is beyond the limit is read and forgotten, so that the caller hears of it. */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length <= longestBodyBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length > longestBodyBytes ? null : new Uint8Array(Buffer.concat(chunks));
}

function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Worlds are told apart by path alone, and what a client calls its host may be no host at all.
  return new Request(`http://sandbox${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    ...(hasBody && { body }),
  });
}
