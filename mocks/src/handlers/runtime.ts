/** The catalogue and its handlers as MSW handlers, registered once for all worlds of a host. Faults go around them. */
import { envelopeCode } from '@meridian/api';
import type { Endpoint } from '@meridian/api';
import { catalogue, endpointIds } from '@meridian/api/catalogue';
import type { EndpointId } from '@meridian/api/catalogue';
import { HttpResponse, http } from 'msw';
import type { HttpHandler } from 'msw';
import type { HttpFault } from '../names.ts';
import type { WorldHandle } from '../hosts/world-handle.ts';
import type { Worlds } from '../hosts/worlds.ts';
import { answer, isNotBuilt } from './answer.ts';
import type { CallHeaders, WireEnvelope } from './answer.ts';
import { languageOf } from './language.ts';
import { rawRequestOf } from './requests.ts';

/** Lets time pass on the host's own clock. */
export type Wait = (ms: number) => Promise<void>;

const worldPath = '*/w/:world';

/** Handlers for every call of the catalogue, and for the paths that are in none. */
export function createHttpHandlers(worlds: Worlds, wait: Wait): HttpHandler[] {
  const calls = [...endpointIds].toSorted(literalPathsFirst).map((id) => {
    const endpoint: Endpoint<EndpointId> = catalogue[id];
    const path = `${worldPath}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const register = endpoint.method === 'GET' ? http.get : http.post;
    return register(path, async ({ request, params }) => {
      const { world, ...pathFields } = params;
      const handle = worlds.get(String(world));
      if (handle === undefined) return noWorld(worlds, request, String(world), id);
      return respond(handle, endpoint, request, pathFields, wait);
    });
  });
  const unknown = http.all(`${worldPath}/*`, ({ request, params }) => {
    const id = String(params['world']);
    const handle = worlds.get(id);
    if (handle === undefined) return noWorld(worlds, request, id, null);
    const path = pathBelow(request, id);
    handle.recordUnhandled({ method: request.method, path, endpointId: null, reason: 'noHandler' });
    return HttpResponse.text(`The catalogue has no ${request.method} ${path}`, { status: 404 });
  });
  return [...calls, unknown];
}

/** `/userMessage/getMessage` before `/userMessage/{id}`: the first that fits answers. */
function literalPathsFirst(a: EndpointId, b: EndpointId): number {
  return Number(catalogue[a].path.includes('{')) - Number(catalogue[b].path.includes('{'));
}

async function respond(
  handle: WorldHandle,
  endpoint: Endpoint<EndpointId>,
  request: Request,
  pathFields: Readonly<Record<string, unknown>>,
  wait: Wait,
): Promise<Response> {
  const headers: CallHeaders = {
    token: request.headers.get('authorization'),
    language: languageOf(request.headers.get('languages')),
  };
  handle.language = headers.language;
  const faults = faultsOf(handle, endpoint.id);
  const slow = faults.findLast((fault) => fault.kind === 'slow');
  if (slow !== undefined && 'value' in slow) await wait(slow.value);
  const before = faults.find(
    ({ kind }) => kind === 'down' || kind === 'hang' || kind === 'http' || kind === 'code',
  );
  if (before !== undefined) return failBefore(before, request, headers);

  if (isNotBuilt(endpoint.id)) recordNotBuilt(handle, endpoint, request);
  const rawRequest = endpoint.isMultipart === true ? {} : await rawRequestOf(endpoint, request, pathFields);
  const envelope =
    endpoint.kind === 'read'
      ? answer(handle.world, endpoint, rawRequest, headers)
      : await handle.exclusive((world) => answer(world, endpoint, rawRequest, headers));
  return failAfter(faults, envelope, handle.now());
}

function faultsOf(handle: WorldHandle, id: EndpointId): readonly HttpFault[] {
  return handle.faults.filter(
    (fault): fault is HttpFault => fault.on === 'http' && (fault.target === '*' || fault.target === id),
  );
}

/** Faults that keep the call from being carried out. */
async function failBefore(fault: HttpFault, request: Request, { language }: CallHeaders): Promise<Response> {
  if (fault.kind === 'http') {
    const headers = { 'content-type': 'text/html' };
    return new HttpResponse('<html><body><h1>Bad gateway</h1></body></html>', {
      status: fault.value,
      headers,
    });
  }
  if (fault.kind === 'code') {
    return HttpResponse.json({ code: fault.value, msg: busyMessage[language], data: null });
  }
  if (fault.kind === 'hang') await gaveUp(request);
  return HttpResponse.error();
}

const busyMessage = {
  en: 'The service is busy. Please try again later.',
  'zh-Hans': '系统繁忙，请稍后再试。',
  'zh-Hant': '系統繁忙，請稍後再試。',
} as const;

/** Resolves when the caller has given up; for one who never does, never. */
function gaveUp({ signal }: Request): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Faults of the answer: the call has been carried out by now. */
function failAfter(faults: readonly HttpFault[], envelope: WireEnvelope, now: number): Response {
  const kinds = new Set(faults.map(({ kind }) => kind));
  if (kinds.has('lost')) return HttpResponse.error();
  const headers = { 'content-type': 'application/json', date: new Date(now).toUTCString() };
  const isGarbled = kinds.has('garbled') && envelope.code === envelopeCode.success;
  const text = JSON.stringify(isGarbled ? { ...envelope, data: { garbled: '\uFFFD'.repeat(3) } } : envelope);
  return new HttpResponse(kinds.has('truncated') ? text.slice(0, Math.ceil(text.length / 2)) : text, {
    headers,
  });
}

function recordNotBuilt(handle: WorldHandle, { id }: Endpoint<EndpointId>, request: Request): void {
  const path = pathBelow(request, handle.id);
  console.warn(`Meridian's simulated brokerage has not built ${id} (${request.method} ${path}) yet.`);
  handle.recordUnhandled({ method: request.method, path, endpointId: id, reason: 'notBuilt' });
}

function noWorld(worlds: Worlds, request: Request, id: string, endpointId: string | null): Response {
  worlds.recordUnhandled({
    method: request.method,
    path: pathBelow(request, id),
    endpointId,
    reason: 'noHandler',
  });
  return HttpResponse.text(`No world "${id}" is open on this host.`, { status: 404 });
}

function pathBelow(request: Request, id: string): string {
  const { pathname } = new URL(request.url);
  return pathname.slice(pathname.indexOf(`/w/${id}`) + `/w/${id}`.length);
}
