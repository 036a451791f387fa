import { readAnswer, type Arrived } from './answer.ts';
import { uploadFile } from './catalogue/upload.ts';
import type { Endpoint, ReadEndpoint, RequestOf, ResponseOf } from './endpoint.ts';
import { ApiError } from './errors.ts';
import { sendableFileName } from './file-name.ts';
import type { SessionEnd } from './session-end.ts';
import { toOutgoing, type LocaleTag, type Outgoing } from './outgoing.ts';

/** Time for one attempt and for everything a call does (DECISIONS 5). */
export const attemptTimeoutMs = 60_000;
export const totalTimeoutMs = 120_000;

/**
 * Sends as `fetch` does, and says on the way which share of the body has left the device, above 0 and up to 1. What has left may not
 * have arrived.
 */
export type SendFile = (url: string, init: RequestInit, onSent: (share: number) => void) => Promise<Response>;

/** What the client needs from the app. Nothing is read before a call, so each call sees the session and language of its moment. */
export interface ClientPorts {
  /** Absolute, or a path of the page's own origin: `https://api.example`, `/w/<world>`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** For files, whose sending takes a while: `fetch` does not say how far it is. */
  readonly sendFile?: SendFile;
  getToken(): string | null;
  getLocale(): LocaleTag;
  /** Called once per expired token, unless the session has changed meanwhile; the failing call still rejects. */
  onSessionExpired?(reason: SessionEnd | null): void;
  /** Receives the time of each answer's `Date` header, in ms. Whole seconds, and late by the way back. */
  onServerTime?(serverMs: number): void;
  readonly attemptTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
}

export interface CallOptions {
  /** Gives up: the call is cut and rejects as `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

interface UploadOptions extends CallOptions {
  /** One per picture: the same picture again under the same id is put there once (DECISIONS 55). */
  readonly clientRequestId?: string | undefined;
  /** As {@link SendFile} says it; never called where nothing can say it. */
  readonly onSent?: ((share: number) => void) | undefined;
}

export interface ApiClient {
  /**
   * Rejects with an {@link ApiError}, whatever goes wrong. Only a read can be given up: an abort cannot undo a write, and
   * its outcome would stay unknown.
   */
  call<E extends ReadEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ResponseOf<E>>;
  /**
   * Puts one image on the server (spec §7) and answers the address at which it can be read again. Rejects as
   * {@link ApiClient.call} does. Giving up cuts it: a file that nothing names does no harm.
   */
  upload(file: Blob, fileName: string, options?: UploadOptions): Promise<{ url: string }>;
}

/** The one way to the backend (spec §7). */
export function createClient(ports: ClientPorts): ApiClient {
  const session = createSessionWatch(ports);

  async function call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { signal, onSent }: Omit<UploadOptions, 'clientRequestId'> = {},
  ): Promise<ResponseOf<E>> {
    const token = session.tokenForCall();
    const outgoing = prepare(endpoint, request, { baseUrl: ports.baseUrl, token, locale: ports.getLocale() });
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', endpointId: endpoint.id });
    try {
      const by = { ...ports, fetch: senderFor(ports, onSent) };
      return readAnswer(endpoint, await deliver(endpoint, outgoing, signal, by), request);
    } catch (error) {
      if (error instanceof ApiError && error.problem.kind === 'sessionExpired')
        session.expire(token, error.problem.reason ?? null);
      throw error;
    }
  }

  return {
    call,
    upload(file, fileName, { clientRequestId, ...options } = {}) {
      const named = new File([file], sendableFileName(fileName), { type: file.type });
      return call(uploadFile, { file: named, ...(clientRequestId && { clientRequestId }) }, options);
    },
  };
}

/** Called bare: the platform's fetch refuses to be a method of another object. */
function senderFor({ fetch: send, sendFile }: ClientPorts, onSent: UploadOptions['onSent']): Sender {
  if (sendFile !== undefined && onSent !== undefined) return (url, init) => sendFile(url, init, onSent);
  return send ?? globalThis.fetch;
}

type Sender = (url: string, init: RequestInit) => Promise<Response>;
type Delivery = Omit<ClientPorts, 'fetch'> & { readonly fetch: Sender };

/** What is asked may come from an address or a form: one that cannot be sent is a problem like any other, and said. */
function prepare(endpoint: Endpoint, request: unknown, sender: Parameters<typeof toOutgoing>[2]): Outgoing {
  try {
    return toOutgoing(endpoint, request, sender);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError({ kind: 'unsendable', endpointId: endpoint.id, detail }, { cause });
  }
}

/** Sends, and a read once more after a network failure (DECISIONS 5). */
async function deliver(
  endpoint: Endpoint,
  outgoing: Outgoing,
  cut: AbortSignal | undefined,
  ports: Delivery,
): Promise<Arrived> {
  const deadline = performance.now() + (ports.totalTimeoutMs ?? totalTimeoutMs);
  try {
    return await attempt(endpoint, outgoing, cut, ports, deadline);
  } catch (error) {
    const isNetworkFailure = error instanceof ApiError && error.problem.kind === 'network';
    if (endpoint.kind !== 'read' || !isNetworkFailure) throw error;
    return await attempt(endpoint, outgoing, cut, ports, deadline);
  }
}

async function attempt(
  { id: endpointId }: Endpoint,
  outgoing: Outgoing,
  cut: AbortSignal | undefined,
  ports: Delivery,
  deadline: number,
): Promise<Arrived> {
  const ownLimitMs = ports.attemptTimeoutMs ?? attemptTimeoutMs;
  const leftMs = Math.max(0, Math.ceil(deadline - performance.now()));
  const limit = AbortSignal.timeout(Math.min(ownLimitMs, leftMs));
  const send = ports.fetch;
  try {
    const response = await send(outgoing.url, {
      method: outgoing.method,
      headers: outgoing.headers,
      body: outgoing.body,
      // A price from the browser's cache would pass for a live one.
      cache: 'no-store',
      // 307 and 308 send the body again, elsewhere: a write would be carried out twice.
      redirect: 'error',
      // Who asks is said by the token alone; a cookie of the host would say it twice.
      credentials: 'omit',
      signal: cut === undefined ? limit : AbortSignal.any([cut, limit]),
    });
    const body = await response.text();
    const serverMs = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(serverMs)) ports.onServerTime?.(serverMs);
    return { status: response.status, body };
  } catch (cause) {
    if (cut?.aborted) throw new ApiError({ kind: 'aborted', endpointId }, { cause });
    if (limit.aborted) {
      const timeoutMs = leftMs < ownLimitMs ? (ports.totalTimeoutMs ?? totalTimeoutMs) : ownLimitMs;
      throw new ApiError({ kind: 'timeout', endpointId, timeoutMs }, { cause });
    }
    throw new ApiError({ kind: 'network', endpointId }, { cause });
  }
}

/** Reports an expired session to the app once, however many calls find out. */
function createSessionWatch(ports: Pick<ClientPorts, 'getToken' | 'onSessionExpired'>) {
  let expiredToken: string | null = null;
  return {
    tokenForCall(): string | null {
      const token = ports.getToken();
      // Signed out or in anew since: the same token, given out again, may expire again.
      if (token !== expiredToken) expiredToken = null;
      return token;
    },
    expire(token: string | null, reason: SessionEnd | null): void {
      const isCurrent = token !== null && token === ports.getToken();
      if (!isCurrent || token === expiredToken) return;
      expiredToken = token;
      ports.onSessionExpired?.(reason);
    },
  };
}
