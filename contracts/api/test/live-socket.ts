/** The app's socket on a push server, with held timers; and what that server says, as on the wire. */
import { expect, onTestFinished, vi } from 'vitest';
import { createSocket, type RealtimeSocket, type SocketPorts } from '../src/socket/socket.ts';
import type { LinkState } from '../src/socket/socket-link.ts';
import type { ServerMessage } from '../src/socket/socket-messages.ts';
import { createHeldTimers } from './held-timers.ts';
import { pushServer } from './push-server.ts';

export const apple = 'quote:NASDAQ:AAPL';
export const tesla = 'quote:NASDAQ:TSLA';

/** When the prices of these tests were made, and what the backend's clock says. */
export const quoteTimeMs = 1_772_807_400_000;

export function tick(seq: number, stockCode = 'AAPL', price = '187.25') {
  const data = {
    stock_code: stockCode,
    market: 'NASDAQ',
    price_nominal: price,
    marketStatus: 'open',
    quoteTimestamp: 1_772_807_400,
  };
  return { type: 'quote', seq, ts: 1_772_807_400, data };
}
export const heartbeat = (seq: number) => ({ type: 'heartbeat', seq, ts: 1_772_807_400 });

/** Sequence numbers of what came through, which is all these tests need to know of a message. */
export function recorder() {
  const seqs: number[] = [];
  return { seqs, listen: (message: ServerMessage) => seqs.push(message.seq) };
}

/** A socket that is not open yet, with the states of its link as they come. */
export async function start(ports: Partial<SocketPorts> = {}) {
  const server = await pushServer();
  const timers = createHeldTimers();
  const states: LinkState[] = [];
  const socket = createSocket({
    url: server.url,
    getToken: () => null,
    now: () => quoteTimeMs,
    timers,
    random: () => 0.5,
    ...ports,
  });
  socket.onLinkState((state) => states.push(state));
  onTestFinished(() => socket.close());
  return { server, timers, states, socket };
}

export const reached = (socket: RealtimeSocket, state: LinkState) =>
  vi.waitFor(() => expect(socket.linkState).toBe(state), { timeout: 2_000, interval: 2 });

/** A socket that is live with one quote topic. */
export async function startLive(ports: Partial<SocketPorts> = {}) {
  const world = await start(ports);
  const heard = recorder();
  world.socket.subscribe(apple, heard.listen);
  world.socket.open();
  await reached(world.socket, 'live');
  await world.server.heardBy(1, 1);
  return { ...world, heard };
}
