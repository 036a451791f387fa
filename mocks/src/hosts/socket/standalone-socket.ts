/** Real sockets of a standalone server, each the line of one customer's feed. */
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket as WsSocket } from 'ws';
import type { Gate } from '../access/gate.ts';
import { addressOf, isUnacceptable } from '../incoming.ts';
import type { Unacceptable } from '../incoming.ts';
import { connect, socketWorldOf } from './socket.ts';
import type { FeedClock } from './world-feed.ts';
import type { Worlds } from '../worlds.ts';

export interface SocketEnd {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
}

/** Longest message of a client in bytes: two hundred topics with room to spare. A longer one ends its socket (1009). */
const longestMessageBytes = 32 * 1024;

export function standaloneSocket(worlds: Worlds, clock: FeedClock, gate: Gate): SocketEnd {
  const server = new WebSocketServer({ noServer: true, maxPayload: longestMessageBytes });
  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const url = addressOf(request);
      if (isUnacceptable(url)) return hangUpWith(socket, url);
      const refusal = gate.refusalOf(request, url.pathname) ?? gate.refusalOfSocket(server.clients.size);
      if (refusal !== null) return hangUpWith(socket, refusal);
      const worldId = socketWorldOf(worlds.base, url.pathname);
      if (worldId === null) return hangUpWith(socket, { status: 404, message: 'There is no socket here.' });
      server.handleUpgrade(request, socket, head, (ws) => speak(ws, socket, worlds, worldId, clock));
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

/** Answers a connection without a response object. */
export function hangUpWith(
  socket: Duplex,
  { status, message, headers }: Pick<Unacceptable, 'message' | 'headers'> & { readonly status: number },
): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  const all = {
    ...headers,
    connection: 'close',
    'content-type': 'text/plain',
    'content-length': Buffer.byteLength(message),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', message].join('\r\n'));
}

function speak(ws: WsSocket, socket: Duplex, worlds: Worlds, worldId: string, clock: FeedClock): void {
  // A client that breaks the protocol is hung up on, and a `close` follows; an error without a listener ends the process.
  ws.on('error', () => {});
  const line = {
    send: (text: string) => ws.send(text),
    close: (code: number, reason: string) => ws.close(code, reason),
    waitingBytes: () => ws.bufferedAmount,
    // Fifty prices in fifty writes cost the loop more than all the rest of a tick.
    together(work: () => void) {
      socket.cork();
      try {
        work();
      } finally {
        socket.uncork();
      }
    },
  };
  const session = connect(worlds, worldId, line, clock);
  if (session === undefined) return;
  ws.on('message', (data) => session.receive(textOf(data)));
  ws.on('close', () => session.close());
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}
