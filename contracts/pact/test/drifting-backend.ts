import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Backend {
  readonly url: string;
  close(): void;
}

/** A backend on a free port of this machine. */
export async function backend(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<Backend> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A backend in front of another that has drifted from it: `change` rewrites each answer's text. */
export function drifting(target: string, change: (body: string) => string): Promise<Backend> {
  return backend((incoming, outgoing) => pass(target, incoming, outgoing, change));
}

/** Answers as `target` does, but for what `change` makes of the text. */
function pass(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: (body: string) => string = (body) => body,
): void {
  const onward = forward(
    target + (incoming.url ?? ''),
    { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
    (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, headers);
        outgoing.end(change(Buffer.concat(chunks).toString('utf8')));
      });
    },
  );
  incoming.pipe(onward);
}
