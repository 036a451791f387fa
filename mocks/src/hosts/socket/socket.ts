import { ws } from 'msw';
import type { WebSocketHandler } from 'msw';
import { worldAddressOf, worldPath } from '#handlers/addresses.ts';
import { SocketSession } from './socket-session.ts';
import type { Line } from './socket-line.ts';
import { feedOf } from './world-feed.ts';
import type { FeedClock } from './world-feed.ts';
import type { Worlds } from '../worlds.ts';

/** Below a world's address. */
const socketPath = '/socket';

/** The world whose realtime feed a path is; null for any other path. */
export function socketWorldOf(base: string, pathname: string): string | null {
  const address = worldAddressOf(base, pathname);
  return address?.path === socketPath ? address.worldId : null;
}

/** A client's feed of a world. Undefined where none is open: then the connection is closed. */
export function connect(
  worlds: Worlds,
  worldId: string,
  line: Line,
  clock: FeedClock,
  woken: ConstructorParameters<typeof SocketSession>[2] = null,
): SocketSession | undefined {
  const handle = worlds.get(worldId);
  if (handle !== undefined) return new SocketSession(feedOf(handle, clock), line, woken);
  line.close(4004, 'no such world');
  return undefined;
}

/** The realtime feed of every world on a host. Sends to the client it holds, never to all: other tabs listen too. */
export function createSocketHandlers(worlds: Worlds, origin: string, clock: FeedClock): WebSocketHandler[] {
  const start = `${origin.replace(/^http/, 'ws')}${worldPath(worlds.base, '')}`;
  const literalStart = start.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const link = ws.link(new RegExp(`^${literalStart}[^/]+${socketPath}$`));
  return [
    link.addEventListener('connection', ({ client }) => {
      const worldId = socketWorldOf(worlds.base, new URL(client.url).pathname);
      if (worldId === null) return;
      const line = {
        send: (text: string) => client.send(text),
        close: (code: number, reason: string) => client.close(code, reason),
        waitingBytes: () => 0,
        together: (work: () => void) => work(),
      };
      const session = connect(worlds, worldId, line, clock);
      if (session === undefined) return;
      client.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') session.receive(data);
      });
      client.addEventListener('close', () => session.close());
    }),
  ];
}
