/** Node's host, for tests: the process's own `fetch` and `WebSocket` reach worlds without a network. */
import { setupServer } from 'msw/node';
import { handlersOf } from './handlers-of-host.ts';
import { createWorlds } from './worlds.ts';
import type { Worlds } from './worlds.ts';

export interface NodeHost {
  readonly worlds: Worlds;
  /** Where worlds are addressed: `<origin>/w/<id>`. */
  readonly origin: string;
  listen(): void;
  close(): void;
}

export function createNodeHost(): NodeHost {
  const worlds = createWorlds();
  const origin = 'http://meridian.test';
  const { http, sockets } = handlersOf(worlds, origin);
  const server = setupServer(...http, ...sockets);
  return {
    worlds,
    origin,
    listen: () => server.listen({ onUnhandledFrame: 'bypass' }),
    close: () => server.close(),
  };
}
