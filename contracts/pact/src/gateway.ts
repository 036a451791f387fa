/**
 * A gateway between Pact's verifier and a backend. The verifier waits without end for an answer that is cut off, and goes on
 * after a state that could not be set up; here both are answered at once, and remembered with their cause.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { StateSetter } from './states.ts';

/** HTTP status that means "no answer from the backend": no backend sends it. */
export const noAnswerStatus = 598;

export const statesPath = '/_states';

export interface Gateway {
  readonly url: string;
  /** Requests of the pact that came by. */
  readonly played: () => number;
  /** Why a request had no answer, by method and path. */
  readonly silences: ReadonlyMap<string, string>;
  /** What went wrong with a state, by the state as text; with how many interactions it spoils. */
  readonly stateErrors: ReadonlyMap<string, { readonly cause: string; readonly count: number }>;
  /** Values that states handed out under `token`: never to be shown. */
  readonly tokens: ReadonlySet<string>;
  close(): void;
}

interface Options {
  readonly baseUrl: string;
  readonly states: StateSetter;
  /** How long the backend may take for one request. */
  readonly requestTimeoutMs: number;
  /** Handed out with every state, for a backend that does not. */
  readonly token?: string | undefined;
  /** Called once the backend has failed to answer so often in a row that going on is useless. */
  readonly onGone: (cause: string) => void;
}

/** Silences in a row after which a backend is gone. */
const patience = 3;

const stateRequest = v.object({
  state: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
  action: v.string(),
});

/** A state with its parameters, as people write it: `wallet (type STOCK, amount 500)`. */
export function stateText(name: string, params: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(params).map(([key, value]) => `${key} ${String(value)}`);
  return entries.length === 0 ? name : `${name} (${entries.join(', ')})`;
}

/** The message, and what the platform hides below it: `fetch failed` says nothing. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const below = error.cause;
  if (below instanceof AggregateError) return below.errors.map(causeOf).join('; ');
  return below instanceof Error ? causeOf(below) : error.message;
}

/** Starts on a free port of this machine. */
export async function startGateway(options: Options): Promise<Gateway> {
  const { baseUrl, states, requestTimeoutMs, token, onGone } = options;
  const silences = new Map<string, string>();
  const stateErrors = new Map<string, { cause: string; count: number }>();
  const tokens = new Set<string>(token === undefined ? [] : [token]);
  let played = 0;
  let silent = 0;
  let isInside = false;

  async function setUp(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { state, params, action } = v.parse(stateRequest, JSON.parse((await bodyOf(incoming)).toString()));
    const isNew = action === 'setup' && !isInside;
    isInside = action === 'setup';
    let answer: Readonly<Record<string, unknown>> = {};
    if (action === 'setup') {
      try {
        if (isNew) await states.fresh();
        answer = { ...(await states.apply(state, params)), ...(token !== undefined && { token }) };
        if (typeof answer['token'] === 'string') tokens.add(answer['token']);
      } catch (error) {
        const text = stateText(state, params);
        stateErrors.set(text, {
          cause: causeOf(error),
          count: (stateErrors.get(text)?.count ?? 0) + 1,
        });
      }
    }
    // An error here would be tried again and again: the interaction fails, and the state's error is reported instead.
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    played += 1;
    const method = incoming.method ?? 'GET';
    const path = incoming.url ?? '/';
    const body = await bodyOf(incoming);
    try {
      const answer = await fetch(baseUrl.replace(/\/+$/, '') + path, {
        method,
        headers: headersFor(incoming),
        ...(method !== 'GET' && { body: new Uint8Array(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      const content = Buffer.from(await answer.arrayBuffer());
      const headers = new Headers(answer.headers);
      // Of the body as it was sent; it has been unpacked by now.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name);
      outgoing.writeHead(answer.status, Object.fromEntries(headers)).end(content);
      silent = 0;
    } catch (error) {
      const cause = causeOf(error);
      silences.set(`${method} ${path.split('?')[0]}`, cause);
      outgoing.writeHead(noAnswerStatus).end();
      silent += 1;
      if (silent === patience) onGone(cause);
    }
  }

  const server = createServer((incoming, outgoing) => {
    const handle = incoming.url === statesPath ? setUp : forward;
    handle(incoming, outgoing).catch((error: unknown) => {
      outgoing.writeHead(500).end(causeOf(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    played: () => played,
    silences,
    stateErrors,
    tokens,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function headersFor({ headers }: IncomingMessage): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    const isHops = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'].includes(
      name,
    );
    if (!isHops && value !== undefined) kept.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return kept;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
