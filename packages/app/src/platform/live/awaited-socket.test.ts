import type { LinkState, RealtimeSocket, ServerMessage, Topic } from '@meridian/api';
import { describe, expect, it, vi } from 'vitest';
import { createHeldTimers } from '@meridian/api/test/held-timers';
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
    onIgnored: () => () => {},
    reauthorise: vi.fn(),
    open: vi.fn(),
    close: vi.fn(),
    ignoredCount: 0,
  };
  const opening = Promise.withResolvers<RealtimeSocket | null>();
  return {
    real,
    socket: awaitedSocket(() => opening.promise, createHeldTimers()),
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

describe('a socket whose code fails to come', () => {
  /** Fails `failures` times, and is there then. */
  function failing(failures: number) {
    const { real } = setUp();
    const timers = createHeldTimers();
    const load = vi.fn(async () => {
      if (load.mock.calls.length <= failures) throw new Error('no chunk');
      return real;
    });
    const socket = awaitedSocket(load, timers);
    const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
    return { real, timers, load, socket, settled };
  }

  it('is tried again, later and later, until it is there', async () => {
    const { real, timers, load, socket, settled } = failing(4);
    const waitsMs: number[] = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      await settled();
      expect([load.mock.calls.length, socket.linkState]).toEqual([tries, 'offline']);
      const [waitMs = Number.NaN] = timers.pendingMs;
      waitsMs.push(waitMs);
      timers.advance(waitMs);
    }
    await settled();
    expect(waitsMs).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(real.open).toHaveBeenCalledOnce();
    expect(timers.pendingMs).toEqual([]);
  });

  it('waits no longer than a minute', async () => {
    const { timers, settled } = failing(20);
    for (let tries = 0; tries < 10; tries += 1) {
      await settled();
      timers.advance(timers.pendingMs[0] ?? 0);
    }
    await settled();
    expect(timers.pendingMs).toEqual([60_000]);
  });

  it('is tried at once when the device is back online, and once only', async () => {
    const { real, timers, load, socket, settled } = failing(1);
    await settled();
    socket.open();
    socket.open();
    await settled();
    expect([load.mock.calls.length, timers.pendingMs]).toEqual([2, []]);
    expect(real.open).toHaveBeenCalled();
  });

  it('hands over who listened meanwhile', async () => {
    const { timers, socket, settled, real } = failing(1);
    const subscribe = vi.spyOn(real, 'subscribe');
    const onIgnored = vi.spyOn(real, 'onIgnored');
    socket.subscribe('orders', () => {});
    socket.onIgnored(() => {});
    await settled();
    timers.advance(2_000);
    await settled();
    expect([subscribe.mock.calls.length, onIgnored.mock.calls.length]).toEqual([1, 1]);
  });

  it('is left alone once closed, and tried again when opened', async () => {
    const { timers, load, socket, settled } = failing(1);
    await settled();
    socket.close();
    expect(timers.pendingMs).toEqual([]);
    timers.advance(600_000);
    expect(load).toHaveBeenCalledOnce();
    socket.open();
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
