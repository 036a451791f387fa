import type { HttpHandler, WebSocketHandler } from 'msw';
import { createHttpHandlers } from '#handlers/runtime.ts';
import { feedClock, wait } from './host-clock.ts';
import { createSocketHandlers } from './socket/socket.ts';
import type { Worlds } from './worlds.ts';

/** What a host registers, once, for all of its worlds. */
export interface HostHandlers {
  readonly http: HttpHandler[];
  readonly sockets: WebSocketHandler[];
}

/** @param origin of the pages and processes that call: what goes elsewhere is not for these worlds. */
export function handlersOf(worlds: Worlds, origin: string): HostHandlers {
  return {
    http: createHttpHandlers(worlds, origin, wait),
    sockets: createSocketHandlers(worlds, origin, feedClock),
  };
}
