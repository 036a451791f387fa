import type { LinkState, RealtimeSocket, ServerMessage, Topic } from '@meridian/api';
import { describe, expect, it, vi } from 'vitest';
import { awaitedSocket } from './awaited-socket.ts';

const heartbeat: ServerMessage = { type: 'heartbeat', seq: 1, ts: 1 };

/** A socket whose code arrives when the test says so. */
function setUp() {
  const listeners = new Map<Topic, Set<(message: ServerMessage) => void>>();
  const states = new Set<(state: LinkState) => void>();
  let linkState: LinkState = 'offline';
  const real: RealtimeSocket = {
    subscribe: (topic, listener) => {
      const entries = listeners.get(topic) ?? new Set();
      listeners.set(topic, entries.add(listener));
      return () => void entries.delete(listener);
    },
    onLinkState: (listener) => {
      states.add(listener);
      return () => void states.delete(listener);
    },
    get linkState() {
      return linkState;
    },
    onGap: () => () => {},
    reauthorise: vi.fn(),
    open: vi.fn(),
    close: vi.fn(),
    ignoredCount: 0,
  };
  const opening = Promise.withResolvers<RealtimeSocket | null>();
  return {
    real,
    socket: awaitedSocket(opening.promise),
    opening,
    heardBy: (topic: Topic) => listeners.get(topic)?.size ?? 0,
    send: (topic: Topic) => listeners.get(topic)?.forEach((listener) => listener(heartbeat)),
    become(state: LinkState) {
      linkState = state;
      for (const listener of states) listener(state);
    },
  };
}

describe('a socket that is on its way', () => {
  it('is connecting, and hands over what was subscribed until then', async () => {
    const { socket, real, opening, send } = setUp();
    const heard = vi.fn();
    socket.subscribe('orders', heard);
    expect(socket.linkState).toBe('connecting');
    opening.resolve(real);
    await opening.promise;
    send('orders');
    expect(heard).toHaveBeenCalledOnce();
    expect(real.open).toHaveBeenCalledOnce();
  });

  it('does not hand over what has been left again, and can be left afterwards', async () => {
    const { socket, real, opening, heardBy } = setUp();
    socket.subscribe('orders', () => {})();
    const leave = socket.subscribe('wallets', () => {});
    opening.resolve(real);
    await opening.promise;
    expect([heardBy('orders'), heardBy('wallets')]).toEqual([0, 1]);
    leave();
    expect(heardBy('wallets')).toBe(0);
  });

  it('passes on the state of the link from then on', async () => {
    const { socket, real, opening, become } = setUp();
    const states: LinkState[] = [];
    socket.onLinkState((state) => states.push(state));
    opening.resolve(real);
    await opening.promise;
    become('live');
    expect(states.at(-1)).toBe('live');
    expect(socket.linkState).toBe('live');
  });

  it('is offline when there is none, or when its code cannot be had', async () => {
    for (const end of ['none', 'failure'] as const) {
      const { socket, opening } = setUp();
      const states: LinkState[] = [];
      socket.onLinkState((state) => states.push(state));
      if (end === 'none') opening.resolve(null);
      else opening.reject(new Error('no chunk'));
      await opening.promise.catch(() => null);
      await Promise.resolve();
      expect(states).toEqual(['offline']);
      expect(socket.linkState).toBe('offline');
    }
  });

  it('that was closed before it came is never opened', async () => {
    const { socket, real, opening } = setUp();
    socket.close();
    opening.resolve(real);
    await opening.promise;
    expect(real.open).not.toHaveBeenCalled();
  });
});
