import { ws } from 'msw';
import type { WebSocketHandler } from 'msw';
import { SocketSession } from './socket-session.ts';
import type { Every } from './socket-session.ts';
import type { Worlds } from './worlds.ts';

/** The realtime feed of every world on a host. Sends to the client it holds, never to all: other tabs listen too. */
export function createSocketHandlers(worlds: Worlds, every: Every): WebSocketHandler[] {
  const link = ws.link('*/w/:world/socket');
  return [
    link.addEventListener('connection', ({ client, params }) => {
      const handle = worlds.get(String(params['world']));
      if (handle === undefined) {
        client.close(4004, 'no such world');
        return;
      }
      const session = new SocketSession(
        handle,
        { send: (text) => client.send(text), close: (code, reason) => client.close(code, reason) },
        every,
      );
      client.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') session.receive(data);
      });
      client.addEventListener('close', () => session.close());
    }),
  ];
}
