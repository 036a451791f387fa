/** The standalone host: one HTTP and WebSocket server that phones, contract tests and people share. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '@meridian/api';
import { routeOf, worldAddressOf } from '#handlers/addresses.ts';
import type { WorldAddress } from '#handlers/addresses.ts';
import { languageOf } from '#handlers/language.ts';
import { longestBodyBytes, tooLongBody } from '#handlers/requests.ts';
import { respond } from '#handlers/runtime.ts';
import type { WallClock } from '#kernel/index.ts';
import { openAccess, tokenAccess } from './access/access.ts';
import { corsHeaders } from './access/cors.ts';
import { gateOf } from './access/gate.ts';
import type { Gate } from './access/gate.ts';
import { ownLimits } from './access/limits.ts';
import type { HostLimits } from './access/limits.ts';
import { isSameText } from './access/same-text.ts';
import { administer, adminPath, isAdminPath } from './admin.ts';
import { directoryStore } from './store/directory-store.ts';
import { feedClock, wait } from './host-clock.ts';
import { addressOf, bodyOf, isHungUp, isUnacceptable, streamOf, toRequest } from './incoming.ts';
import type { Unacceptable } from './incoming.ts';
import { hangUpWith, standaloneSocket } from './socket/standalone-socket.ts';
import { originsOf } from './origins.ts';
import { appFiles, builtApp } from './page/app-files.ts';
import type { AppFiles } from './page/app-files.ts';
import { isPagePath, showPage } from './page/page.ts';
import { pagedWorlds } from './page/paged-worlds.ts';
import { statusOfStoreFailure } from './store/store.ts';
import { createWorlds } from './worlds.ts';
import type { Worlds } from './worlds.ts';

export interface ServerOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Where worlds are kept; without it they end with the process. Servers on one directory share them. */
  readonly directory?: string;
  /** What is kept there grows no further; then writes are refused (507). Default: as far as the disk goes. */
  readonly largestBytes?: number;
  readonly wallClock?: WallClock;
  /** What every address on it begins with, as `/t/<token>`; without it the server answers whoever reaches it. */
  readonly token?: string;
  /** Default: {@link ownLimits}. */
  readonly limits?: Partial<HostLimits>;
  /** The built app that its page opens on a world. Default: that of this project, once it is built. */
  readonly appFolder?: string;
}

export interface RunningServer {
  /** Its base: with the token, where it has one. */
  readonly url: string;
  readonly port: number;
  readonly worlds: Worlds;
  close(): Promise<void>;
}

/** This machine only. */
export const loopback = '127.0.0.1';

/** What answers the calls of one server. */
interface Host {
  readonly worlds: Worlds;
  readonly gate: Gate;
  /** Path of its folder. */
  readonly base: string;
  readonly mostWorlds: number;
  readonly app: AppFiles;
}

/**
 * Starts it, with the worlds that were kept.
 * @throws the system's error when the port is taken (`EADDRINUSE`), RangeError for a token that cannot be one.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { host = loopback, directory, largestBytes, wallClock, token } = options;
  const access = token === undefined ? openAccess : tokenAccess(token, isSameText);
  const limits = { ...ownLimits, ...options.limits };
  const gate = gateOf(access, limits, feedClock.elapsed);
  const { base } = access;
  const store =
    directory === undefined
      ? undefined
      : directoryStore(directory, largestBytes === undefined ? {} : { largestBytes });
  const worlds = createWorlds({ base, ...(store && { store }), ...(wallClock && { wallClock }) });
  worlds.openKept();
  const sockets = standaloneSocket(worlds, feedClock, gate);
  const app = appFiles(options.appFolder ?? builtApp);
  const served: Host = { worlds, gate, base, mostWorlds: limits.worlds, app };
  // Anything but a WebSocket that a client would rather speak is passed over, as HTTP allows: the call is answered.
  const shouldUpgradeCallback = ({ headers }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === 'websocket';
  const server = createServer({ shouldUpgradeCallback }, (request, response) => {
    serve(request, response, served).catch((error: unknown) => {
      if (isHungUp(error)) return void response.destroy();
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain', ...corsHeaders }).end(String(error));
    });
  });
  server.on('upgrade', sockets.upgrade);
  server.on('connect', (_request, socket) =>
    hangUpWith(socket, { status: 405, message: 'There is no CONNECT here.' }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      for (const handle of worlds.list()) handle.close();
      store?.close();
      reject(error);
    });
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: originsOf(host, port)[0] + base,
    port,
    worlds,
    close: () =>
      new Promise((resolve, reject) => {
        sockets.close();
        for (const handle of worlds.list()) handle.close();
        server.close((error) => {
          store?.close();
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, host: Host): Promise<void> {
  const url = addressOf(incoming);
  if (isUnacceptable(url)) return refuse(outgoing, url);
  const refusal = host.gate.refusalOf(incoming, url.pathname);
  if (refusal !== null) return refuse(outgoing, refusal);
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, corsHeaders).end();
    return;
  }
  const address = worldAddressOf(host.base, url.pathname);
  const endpoint: Pick<Endpoint, 'isMultipart'> =
    (address === null ? undefined : routeOf(incoming.method ?? 'GET', address.path)?.endpoint) ?? {};
  const limitBytes = longestBodyBytes(endpoint);
  // A form is taken apart while it arrives.
  const body =
    endpoint.isMultipart === true ? streamOf(incoming, limitBytes) : await bodyOf(incoming, limitBytes);
  if (body === null) {
    // What is left of it would pass for the next call.
    outgoing.setHeader('connection', 'close');
    return send(outgoing, tooLongBody(endpoint, languageOf(String(incoming.headers['languages']))));
  }
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const request = toRequest(incoming, url, body, gone.signal);
  const response = await responseTo(request, url, address, host).catch(tellStoreFailure);
  // A caller hears no answer before it has said all.
  if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream());
  // What a connection that breaks looks like to handlers in a browser: here it really breaks.
  if (response.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  await send(outgoing, response);
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...corsHeaders }).end(body);
}

async function responseTo(
  request: Request,
  { origin, pathname }: URL,
  address: WorldAddress | null,
  { worlds, base, mostWorlds, app }: Host,
): Promise<Response> {
  if (address !== null) return respond(worlds, address, request, wait);
  const path = pathname.slice(base.length);
  const administered = { worlds, origin, mostWorlds };
  if (isAdminPath(path)) return administer(administered, path, request);
  if (isPagePath(path)) {
    const opening = app.isBuilt() ? (id: string) => `${base}/app/${id}/` : 'notBuilt';
    return showPage(pagedWorlds(administered, opening), path, request);
  }
  const file =
    request.method === 'GET' ? await app.answer(path, (id) => worlds.get(id)?.basePath ?? null) : null;
  if (file !== null) return file;
  const where = `Worlds are at ${origin}${base}/w/<id>, their list at ${origin}${base}${adminPath}`;
  return new Response(where, { status: 404, headers: { 'content-type': 'text/plain;charset=utf-8' } });
}

/** No envelope: the brokerage has not answered. */
function tellStoreFailure(error: unknown): Response {
  const status = statusOfStoreFailure(error);
  if (status === undefined || !(error instanceof Error)) throw error;
  return new Response(error.message, { status, headers: { 'content-type': 'text/plain;charset=utf-8' } });
}

function refuse(outgoing: ServerResponse, { status, message, headers }: Unacceptable): void {
  outgoing.writeHead(status, { 'content-type': 'text/plain', ...headers, ...corsHeaders }).end(message);
}
