/** Reading what any process may send to a standalone server. Whatever it is, it becomes a request or a status. */
import type { IncomingMessage } from 'node:http';

/** Longest address of a call, query included, as servers on the internet have it. */
const longestTarget = 8192;

/** What a server cannot take, as HTTP says it. */
export interface Unacceptable {
  readonly status: 400 | 401 | 405 | 414 | 429 | 503;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function isUnacceptable(value: object): value is Unacceptable {
  return 'status' in value;
}

const allow = 'GET, POST, DELETE, OPTIONS';
const methods: ReadonlySet<string | undefined> = new Set(allow.split(', '));

/**
 * Where a call goes. Worlds are distinguished by path alone: what a client calls its host may be no host at all; where it is
 * one, it is what answers name as their own.
 */
export function addressOf({ method, url: target = '', headers }: IncomingMessage): URL | Unacceptable {
  if (!methods.has(method)) {
    return { status: 405, message: `There is no ${method ?? 'such'} here.`, headers: { allow } };
  }
  if (target.length > longestTarget) {
    return { status: 414, message: `An address has at most ${longestTarget} characters.` };
  }
  const origin = URL.parse(`http://${headers.host ?? ''}`)?.origin ?? 'http://sandbox';
  // A fragment is never sent, and a URL would lose it in silence.
  const url = target.includes('#') ? null : URL.parse(target.startsWith('/') ? `${origin}${target}` : target);
  return url ?? { status: 400, message: 'This is no address.' };
}

/** Beyond a body's limit so much is still read, so that a slow caller gets the answer. */
const patienceBytes = 32 * 1024 * 1024;

/** A body while it arrives. Reading it throws as {@link bodyOf}. */
export function streamOf(
  incoming: IncomingMessage,
  limitBytes: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(incoming, limitBytes);
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await pieces.next();
      if (done === true) stream.close();
      else stream.enqueue(value);
    },
  });
}

/** One that is far too long is broken off, and its connection with it. */
async function* piecesOf(
  incoming: IncomingMessage,
  limitBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let length = 0;
  for await (const piece of incoming as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    length += piece.byteLength;
    yield piece;
    if (length > limitBytes + patienceBytes) break;
  }
}

/** The whole body; null for one that is too long. @throws Error `ECONNRESET` when the caller hangs up before its end. */
export async function bodyOf(
  incoming: IncomingMessage,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of piecesOf(incoming, limitBytes)) {
    length += piece.byteLength;
    if (length <= limitBytes) pieces.push(piece);
    else pieces.length = 0;
  }
  return length <= limitBytes ? new Uint8Array(Buffer.concat(pieces)) : null;
}

/** Whether the caller hung up in the middle of its call: nothing went wrong here, and there is no one to answer. */
export function isHungUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** As web standards have it. */
export function toRequest(
  incoming: IncomingMessage,
  url: URL,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): Request {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // What is sent while it is still read has to be said to be so.
  return new Request(url, { method, headers, signal, ...(method !== 'GET' && { body, duplex: 'half' }) });
}
