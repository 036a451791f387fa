/**
 * The host beside Node's, for an engine with Durable Objects: this part runs everywhere and holds nothing; each world is an
 * object of its own. Calls, sockets and panels go to the world's object, and what concerns several worlds is done here.
 */
import { worldAddressOf } from '#handlers/addresses.ts';
import { openAccess, noToken, tokenAccess } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import { corsHeaders } from '../access/cors.ts';
import { ownLimits, sharedLimits } from '../access/limits.ts';
import { requestRate } from '../access/request-rate.ts';
import { adminPath, isAdminPath } from '../admin.ts';
import { isPagePath, showPage } from '../page/page.ts';
import { isWorldId } from '../worlds.ts';
import type { Objects } from './engine.ts';
import { manyWorlds } from './many-worlds.ts';
import type { ManyWorlds } from './many-worlds.ts';
import { insidePath } from './world-object.ts';
import type { ObjectSettings } from './world-object.ts';

export { DirectoryObject } from './directory-object.ts';
export { WorldObject } from './world-object.ts';

export interface Environment extends ObjectSettings {
  readonly WORLDS: Objects;
  readonly DIRECTORY: Objects;
  /** `yes`: the host is reached from its own machine only, and asks for no token. */
  readonly OWN_MACHINE?: string;
  /** Texts of whole numbers; default {@link sharedLimits}. */
  readonly MOST_WORLDS?: string;
  readonly MOST_REQUESTS?: string;
}

interface Host {
  readonly access: Access;
  readonly rate: { admits(caller: string): boolean };
  readonly requestsPerSecond: number;
  readonly mostWorlds: number;
}

/** What is counted and compared lives as long as this copy of the program. */
let host: Host | undefined;

/** Compares in a time that says nothing of where the texts differ; their lengths are no secret. */
function isSameText(given: string, token: string): boolean {
  let difference = given.length ^ token.length;
  for (let index = 0; index < token.length; index += 1)
    difference |= (given.codePointAt(index) ?? 0) ^ (token.codePointAt(index) ?? 0);
  return difference === 0;
}

function hostOf({ SANDBOX_TOKEN, OWN_MACHINE, MOST_WORLDS, MOST_REQUESTS }: Environment): Host | null {
  if (SANDBOX_TOKEN === undefined && OWN_MACHINE !== 'yes') return null;
  const limits = SANDBOX_TOKEN === undefined ? ownLimits : sharedLimits;
  const requestsPerSecond = MOST_REQUESTS === undefined ? limits.requestsPerSecond : Number(MOST_REQUESTS);
  return {
    access: SANDBOX_TOKEN === undefined ? openAccess : tokenAccess(SANDBOX_TOKEN, isSameText),
    rate: requestRate(requestsPerSecond, () => Date.now()),
    requestsPerSecond,
    mostWorlds: MOST_WORLDS === undefined ? limits.worlds : Number(MOST_WORLDS),
  };
}

const text = (body: string, status: number, headers: HeadersInit = {}) =>
  new Response(body, { status, headers: { 'content-type': 'text/plain;charset=utf-8', ...headers } });

async function answer(request: Request, environment: Environment): Promise<Response> {
  host ??= hostOf(environment) ?? undefined;
  if (host === undefined)
    return text('This sandbox has no token yet: wrangler secret put SANDBOX_TOKEN', 503);
  const { access, rate, requestsPerSecond, mostWorlds } = host;
  if (!rate.admits(request.headers.get('cf-connecting-ip') ?? ''))
    return text(`This sandbox answers ${requestsPerSecond} requests of a caller in a second.`, 429, {
      'retry-after': '1',
    });
  const { origin, pathname } = new URL(request.url);
  if (!access.admits(pathname)) return text(noToken.message, noToken.status);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const path = pathname.slice(access.base.length);
  const worlds = manyWorlds(environment, { base: access.base, origin, mostWorlds });
  const world = worldAddressOf(access.base, pathname);
  if (world !== null) return worlds.toWorld(world.worldId, request);
  if (isAdminPath(path)) return administer(worlds, path, request);
  if (isPagePath(path)) return page(worlds, path, request);
  if (path.startsWith(insidePath)) return text('There is nothing here.', 404);
  return text(
    `Worlds are at ${origin}${access.base}/w/<id>, their list at ${origin}${access.base}${adminPath}`,
    404,
  );
}

/** What concerns the number of worlds, or several of them; the rest is the object's. */
async function administer(worlds: ManyWorlds, path: string, request: Request): Promise<Response> {
  const [id = '', action, ...more] = path.slice(adminPath.length + 1).split('/');
  if (id === '' || more.length > 0 || !isWorldId(id)) {
    if (path !== adminPath || request.method !== 'GET') return worlds.toNobody(request);
    const { open, closed } = await worlds.list();
    return Response.json({ worlds: [...open, ...closed] });
  }
  if (action === 'copy' && request.method === 'POST') return worlds.copyByCall(id, request);
  if (action === undefined && request.method === 'POST') return worlds.open(id, request);
  if (action === undefined && request.method === 'DELETE') return worlds.delete(id, request);
  return worlds.toWorld(id, request);
}

function page(worlds: ManyWorlds, path: string, request: Request): Promise<Response> {
  const id = /^\/worlds\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return showPage(worlds.pagedHost, path, request);
  if (!isWorldId(id)) return worlds.toNobody(request);
  return worlds.toPanel(id, path, request);
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const response = await answer(request, environment);
    if (response.status === 101) return response;
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  },
};
