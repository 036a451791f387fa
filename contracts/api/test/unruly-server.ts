/** A real HTTP server on 127.0.0.1 for tests: answers, or fails to, in whichever way a test asks for. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as the server got it. */
interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Resolves when the other side hangs up, or the answer is through. */
  readonly closed: Promise<unknown>;
}

/** Answers one request. `nth` counts from 1. */
export type Behaviour = (response: ServerResponse, heard: Heard, nth: number) => void;

export interface UnrulyServer {
  readonly baseUrl: string;
  readonly heard: readonly Heard[];
  /** Resolves with the `nth` request, once it has come. */
  request(nth: number): Promise<Heard>;
}

/** Closed when the test ends, with every connection. */
export async function serve(behave: Behaviour): Promise<UnrulyServer> {
  const heard: Heard[] = [];
  const arrivals = new EventTarget();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const closed = once(response, 'close');
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: Buffer.concat(chunks).toString('utf8'), closed };
      heard.push(entry);
      behave(response, entry, heard.length);
      arrivals.dispatchEvent(new Event('arrival'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    heard,
    async request(nth) {
      for (;;) {
        const entry = heard[nth - 1];
        if (entry) return entry;
        await new Promise((resolve) => arrivals.addEventListener('arrival', resolve, { once: true }));
      }
    },
  };
}

/** Says it properly: HTTP status and a JSON body. */
export function json(status: number, body: unknown): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

export const success = (data: unknown): Behaviour => json(200, { code: 200, msg: 'success', data });

/** A proxy's page, or anything else that is no JSON. */
export function page(status: number, text: string): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(text);
  };
}

/** Takes the request and never says a word. */
export const hang: Behaviour = () => {};

/** Tears the connection down without an answer. */
export const reset: Behaviour = (response) => {
  response.socket?.resetAndDestroy();
};

/** Promises more than it sends, then tears the connection down. */
export const breakOffHalfway: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"code":200,"data":{"pri', () => response.socket?.destroy());
};

/** Sends the first half and falls silent. */
export const stallHalfway: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"code":200,"data":{"pri');
};

export function slow(delayMs: number, then: Behaviour): Behaviour {
  return (response, heard, nth) => {
    setTimeout(() => then(response, heard, nth), delayMs);
  };
}

/** One behaviour after another; the last stays. */
export function inTurn(...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour {
  return (response, heard, nth) => {
    const behave = behaviours[Math.min(nth, behaviours.length) - 1] ?? behaviours[0];
    behave(response, heard, nth);
  };
}
