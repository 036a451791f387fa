/** Real sockets of a standalone server, handed to the same socket handlers that answer in a browser. */
import type { IncomingMessage } from 'node:http';
import { WebSocketClientConnection } from '@mswjs/interceptors/WebSocket';
import type { WebSocketData, WebSocketTransport } from '@mswjs/interceptors/WebSocket';
import type { WebSocketHandler } from 'msw';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket as WsSocket } from 'ws';
import type { Duplex } from 'node:stream';

/** What MSW's connection speaks through: here a socket of the `ws` package. */
class WsTransport extends EventTarget implements WebSocketTransport {
  readonly #socket: WsSocket;

  constructor(socket: WsSocket) {
    super();
    this.#socket = socket;
    socket.on('message', (data: RawData) => {
      this.dispatchEvent(new MessageEvent('outgoing', { data: textOf(data), cancelable: true }));
    });
    // A client that breaks the protocol is hung up on, and a `close` follows; an error nobody hears ends the process.
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      this.dispatchEvent(new CloseEvent('close', { code, reason: reason.toString(), wasClean: true }));
    });
  }

  send(data: WebSocketData): void {
    // The brokerage speaks text only.
    if (typeof data === 'string') this.#socket.send(data);
  }

  close(code?: number, reason?: string): void {
    this.#socket.close(code, reason);
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}

/** There is no real backend behind the brokerage to hand a socket on to. */
const noUpstream = {
  connect: refuseUpstream,
  send: refuseUpstream,
  close: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
};

function refuseUpstream(): never {
  throw new Error('a simulated brokerage has no upstream');
}

export interface SocketEnd {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
}

export function standaloneSocket(handlers: readonly WebSocketHandler[]): SocketEnd {
  const server = new WebSocketServer({ noServer: true });
  return {
    upgrade(request, socket, head) {
      // Worlds are told apart by path alone, and what a client calls its host may be no host at all.
      const url = `ws://sandbox${request.url ?? '/'}`;
      socket.on('error', () => socket.destroy());
      const matching = handlers.filter((handler) => handler.test(url));
      if (matching.length === 0) {
        socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (ws) => {
        // MSW reads nothing but the address and the closing of the page's own socket object, which there is none of here.
        const facade = Object.assign(new EventTarget(), { url, send: () => {}, close: () => {} });
        const client = new WebSocketClientConnection(facade as unknown as WebSocket, new WsTransport(ws));
        ws.on('close', () => facade.dispatchEvent(new Event('close')));
        for (const handler of matching)
          void handler.run({ client, server: noUpstream, info: { protocols: undefined } });
      });
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
