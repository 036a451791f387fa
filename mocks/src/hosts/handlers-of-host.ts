import type { HttpHandler, WebSocketHandler } from 'msw';
import { createHttpHandlers } from '../handlers/runtime.ts';
import { every, wait } from './host-clock.ts';
import { createSocketHandlers } from './socket.ts';
import type { Worlds } from './worlds.ts';

/** What a host registers, once, for all of its worlds. */
export interface HostHandlers {
  readonly http: HttpHandler[];
  readonly sockets: WebSocketHandler[];
}

export function handlersOf(worlds: Worlds): HostHandlers {
  return { http: createHttpHandlers(worlds, wait), sockets: createSocketHandlers(worlds, every) };
}
