/** The catalogue and its handlers for HTTP, one answering for all worlds of a host. Faults go around them. */
import { envelopeCode } from '@meridian/api';
import type { Endpoint } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { http } from 'msw';
import type { HttpHandler } from 'msw';
import { sampleBytesOf } from '#domain/files/index.ts';
import type { HttpFault, HttpFaultKind } from '#names.ts';
import { methodsOf, routeOf, worldAddressOf, worldPath } from './addresses.ts';
import type { Route, WorldAddress } from './addresses.ts';
import { httpStatusOf, isNotBuilt, prepared } from './answer.ts';
import type { CallHeaders, WireEnvelope } from './answer.ts';
import { brokenData } from './broken-answers.ts';
import type { CallHost } from './context.ts';
import { languageOf } from './language.ts';
import type { OpenWorld, OpenWorlds } from './open-world.ts';
import { messageOfCode } from './refusal-messages.ts';
import { rawRequestOf, tooLongBody } from './requests.ts';
import type { CallTrace } from './recorded-calls.ts';
import { fileFor, fileHashAt } from './upload/file-address.ts';

/** Lets time pass on the host's own clock. */
export type Wait = (ms: number) => Promise<void>;

/** Takes the calls below `<origin><base>/w/<world>/`, and no other. */
export function createHttpHandlers(worlds: OpenWorlds, origin: string, wait: Wait): HttpHandler[] {
  const addressOf = ({ url }: Request): WorldAddress | null => {
    const { origin: asked, pathname } = new URL(url);
    return asked === origin ? worldAddressOf(worlds.base, pathname) : null;
  };
  return [
    http.all(
      ({ request }) => addressOf(request) !== null,
      ({ request }) => {
        const address = addressOf(request);
        return address === null ? undefined : respond(worlds, address, request, wait);
      },
    ),
  ];
}

/** Answers a call to a world: to a call of the catalogue as a backend would, to any other with what is wrong. */
export async function respond(
  worlds: OpenWorlds,
  { worldId, path }: WorldAddress,
  request: Request,
  wait: Wait,
): Promise<Response> {
  const { method } = request;
  const route = routeOf(method, path);
  const handle = worlds.get(worldId);
  const missing = { method, path, endpointId: route?.endpoint.id ?? null, reason: 'noHandler' } as const;
  if (handle === undefined) {
    const problem = worlds.problemOf(worldId);
    if (problem !== null) return text(problem, 503);
    worlds.recordUnhandled(missing);
    return text(`No world "${worldId}" is open on this host.`, 404);
  }
  // What a caller calls its host is where it finds the world's files as well.
  const addressOf = (below: string) => new URL(request.url).origin + worldPath(worlds.base, worldId) + below;
  if (route !== undefined) {
    const trace: CallTrace = { asked: undefined, body: null, faults: [] };
    const finish = handle.beginCall(
      { method, address: path + new URL(request.url).search, endpoint: route.endpoint },
      trace,
    );
    const response = await respondTo(handle, route, request, { wait, addressOf, trace });
    finish(response.type === 'error' ? null : response.status);
    return response;
  }
  const fileHash = method === 'GET' ? fileHashAt(path) : null;
  if (fileHash !== null) return sendFile(handle, fileHash, request, wait);
  handle.recordUnhandled(missing);
  const allowed = methodsOf(path);
  const complaint = `The catalogue has no ${method} ${path}`;
  return allowed.length === 0 ? text(complaint, 404) : text(complaint, 405, { allow: allowed.join(', ') });
}

function text(body: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/plain;charset=utf-8', ...headers } });
}

async function respondTo(
  handle: OpenWorld,
  { endpoint, pathFields }: Route,
  request: Request,
  { wait, addressOf, trace }: { wait: Wait; addressOf: CallHost['addressOf']; trace: CallTrace },
): Promise<Response> {
  const headers: CallHeaders = {
    token: request.headers.get('authorization'),
    language: languageOf(request.headers.get('languages')),
  };
  handle.language = headers.language;
  const faults = faultsOf(handle, endpoint.id);
  trace.faults = faults;
  handle.spend(faults);
  const before = await failureBefore(faults, request, wait);
  if (before !== null) return before;

  const { language } = headers;
  const raw = await rawRequestOf(endpoint, request, pathFields);
  if (raw.kind === 'tooLong') return tooLongBody(endpoint, language);
  const rawRequest = raw.fields;
  trace.asked = rawRequest;
  const instead = answerInstead(faults, language);
  if (instead !== null) {
    trace.body = JSON.stringify(withRequestId(instead, endpoint, rawRequest));
    return new Response(trace.body, { headers: { 'content-type': 'application/json' } });
  }
  if (isNotBuilt(endpoint.id)) recordNotBuilt(handle, endpoint, request);
  const host: CallHost = { blobs: handle.blobs, addressOf };
  const carryOut = await prepared(() => handle.latest(), endpoint, rawRequest, headers, host);
  const answered = endpoint.kind === 'read' ? carryOut(handle.latest()) : await handle.exclusive(carryOut);
  const envelope = withRequestId(answered, endpoint, rawRequest);
  const status = httpStatusOf(handle.world, envelope);
  return failAfter(faults, endpoint, envelope, { language, now: handle.now(), status, trace });
}

/** Repeats the id of a write's request: without it nobody knows that a refusal is none of a repeat (ADR 43). */
function withRequestId(envelope: WireEnvelope, { requestId }: Endpoint, rawRequest: unknown): WireEnvelope {
  if (requestId !== 'clientRequestId' || typeof rawRequest !== 'object' || rawRequest === null)
    return envelope;
  const { clientRequestId } = rawRequest as Readonly<Record<string, unknown>>;
  return typeof clientRequestId === 'string' ? { ...envelope, clientRequestId } : envelope;
}

/** Sends an image that a customer has put on the server. It is no call: only what breaks every connection breaks it. */
async function sendFile(
  handle: OpenWorld,
  fileHash: string,
  request: Request,
  wait: Wait,
): Promise<Response> {
  const token = request.headers.get('authorization');
  const faults = faultsOf(handle, null);
  const before = await failureBefore(faults, request, wait);
  if (before !== null) return before;
  const instead = answerInstead(faults, 'en');
  if (instead !== null) return Response.json(instead);
  const key = new URL(request.url).searchParams.get('key');
  const file = fileFor(handle.latest().read(), fileHash, { key, token });
  if (file === null) return text('There is no such file, or it is not yours.', 404);
  const bytes = (await handle.blobs.find(fileHash)) ?? sampleBytesOf(fileHash);
  if (bytes === null) return text('The file is known, but its bytes are not on this host.', 410);
  return new Response(bytes, {
    headers: {
      'content-type': file.type,
      'content-length': String(bytes.byteLength),
      // A page uploaded as an image is served as an image, and never run.
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
    },
  });
}

/** @param id null: for what is no call */
function faultsOf(handle: OpenWorld, id: EndpointId | null): readonly HttpFault[] {
  return handle.faults.filter(
    (fault): fault is HttpFault => fault.on === 'http' && (fault.target === '*' || fault.target === id),
  );
}

/** Waits where a fault says so; null where none keeps the call from being carried out. */
async function failureBefore(
  faults: readonly HttpFault[],
  request: Request,
  wait: Wait,
): Promise<Response | null> {
  const slow = faults.findLast((fault) => fault.kind === 'slow');
  if (slow !== undefined && 'value' in slow) await wait(slow.value);
  const before = faults.find(({ kind }) => endings.includes(kind));
  return before === undefined ? null : failBefore(before, request);
}

const endings: readonly HttpFaultKind[] = ['down', 'hang', 'stall', 'http'];

/** Faults that keep the call from being carried out. */
async function failBefore(fault: HttpFault, request: Request): Promise<Response> {
  if (fault.kind === 'http') {
    const headers = { 'content-type': 'text/html' };
    return new Response('<html><body><h1>Bad gateway</h1></body></html>', {
      status: fault.value,
      headers,
    });
  }
  if (fault.kind === 'hang' || fault.kind === 'stall') await gaveUp(request);
  return Response.error();
}

/** What a fault answers without carrying the call out; null where none does. */
function answerInstead(faults: readonly HttpFault[], language: CallHeaders['language']): WireEnvelope | null {
  const fault = faults.find(({ kind }) => kind === 'code');
  return fault !== undefined && 'value' in fault ? withoutData(fault.value, language) : null;
}

function withoutData(code: number, language: CallHeaders['language']): WireEnvelope {
  return { code, msg: messageOfCode(code)[language], data: null };
}

/** Resolves when the caller has given up; for one who never does, never. */
function gaveUp({ signal }: Request): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Faults of the answer: the call has been carried out by now. */
function failAfter(
  faults: readonly HttpFault[],
  endpoint: Endpoint,
  envelope: WireEnvelope,
  {
    language,
    now,
    status,
    trace,
  }: { language: CallHeaders['language']; now: number; status: number; trace: CallTrace },
): Response {
  const kinds = new Set(faults.map(({ kind }) => kind));
  if (kinds.has('lost')) {
    trace.body = JSON.stringify(envelope);
    return Response.error();
  }
  const headers = { 'content-type': 'application/json', date: new Date(now).toUTCString() };
  const busy = faults.find((fault) => fault.kind === 'busy');
  const shown =
    busy !== undefined && 'value' in busy
      ? withoutData(busy.value, language)
      : withFaultyData(kinds, envelope, endpoint);
  const text = JSON.stringify(shown);
  trace.body = text;
  return new Response(kinds.has('truncated') ? text.slice(0, Math.ceil(text.length / 2)) : text, {
    status,
    headers,
  });
}

function withFaultyData(
  kinds: ReadonlySet<HttpFaultKind>,
  envelope: WireEnvelope,
  endpoint: Endpoint,
): WireEnvelope {
  const isSuccess = envelope.code === envelopeCode.success;
  return isSuccess ? { ...envelope, data: brokenData(kinds, envelope.data, endpoint) } : envelope;
}

function recordNotBuilt(handle: OpenWorld, { id, path }: Endpoint<EndpointId>, request: Request): void {
  if (handle.unhandled.some(({ endpointId }) => endpointId === id)) return;
  console.warn(`Meridian's simulated brokerage has not built ${id} (${request.method} ${path}) yet.`);
  handle.recordUnhandled({ method: request.method, path, endpointId: id, reason: 'notBuilt' });
}
