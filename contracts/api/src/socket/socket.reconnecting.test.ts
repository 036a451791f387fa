/** How the socket comes back: connections lost, refused, never opened and left behind. */
import { describe, expect, test, vi } from 'vitest';
import type { HeldTimers } from '../../test/held-timers.ts';
import {
  apple,
  heartbeat,
  reached,
  recorder,
  start,
  startLive,
  tesla,
  tick,
} from '../../test/live-socket.ts';
import { connectTimeoutMs, reconnectWaitMs } from './socket-link.ts';

/** The one timer of a socket that waits for its next try; an open connection has two. */
const waiting = (timers: HeldTimers) =>
  vi.waitFor(
    () => {
      expect(timers.pendingMs).toHaveLength(1);
      return timers.pendingMs;
    },
    { timeout: 2_000, interval: 2 },
  );

describe('a lost connection', () => {
  test('waits, connects anew, asks for everything again and has the app read again', async () => {
    const { server, socket, states, timers, heard } = await startLive({ getToken: () => 'token-of-ada' });
    const onGap = vi.fn();
    socket.onGap(onGap);
    socket.subscribe('wallets', () => {});
    await server.heardBy(1, 3);
    server.hangUp();
    await reached(socket, 'offline');
    expect(onGap).not.toHaveBeenCalled();
    timers.advance(750);
    expect(await server.heardBy(2, 3)).toEqual([
      { type: 'authorise', token: 'token-of-ada' },
      { type: 'subscribe', topics: [apple, 'wallets'] },
      { type: 'heartbeat' },
    ]);
    expect(onGap).toHaveBeenCalledTimes(1);
    // The new connection counts from where it likes.
    server.say(tick(1));
    await vi.waitFor(() => expect(heard.seqs).toEqual([1]));
    expect(states).toEqual(['connecting', 'live', 'offline', 'live']);
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  test('asks for what was subscribed meanwhile, and not for what was left', async () => {
    const { server, socket, timers } = await startLive();
    const leave = socket.subscribe('quote:NYSE:IBM', () => {});
    await server.heardBy(1, 2);
    server.hangUp();
    await reached(socket, 'offline');
    leave();
    socket.subscribe(tesla, () => {});
    timers.advance(750);
    expect((await server.heardBy(2, 2))[0]).toEqual({ type: 'subscribe', topics: [apple, tesla] });
  });

  test('is tried again at once when the app asks', async () => {
    const { server, socket } = await startLive();
    server.hangUp();
    await reached(socket, 'offline');
    socket.open();
    await server.heardBy(2, 2);
    server.say(heartbeat(1));
    await reached(socket, 'live');
  });

  test('a server that accepts and hangs up without a word is left in peace for longer, and is lost all the while', async () => {
    const { server, states, timers } = await startLive();
    const waitsMs: number[] = [];
    for (const nth of [1, 2, 3]) {
      await server.heardBy(nth, 1);
      server.hangUp();
      const [waitMs = Number.NaN] = await waiting(timers);
      waitsMs.push(waitMs);
      timers.advance(waitMs);
    }
    await server.heardBy(4, 2);
    expect(waitsMs).toEqual([750, 1_500, 3_000]);
    // An app that polls while the socket is away is not interrupted by tries that lead nowhere.
    expect(states).toEqual(['connecting', 'live', 'offline']);
  });

  test('the app asking makes the waits short again: a device that is back online may need a second try', async () => {
    const { server, socket, timers } = await startLive();
    for (const nth of [1, 2, 3]) {
      await server.heardBy(nth, 1);
      server.hangUp();
      expect(await waiting(timers)).toEqual([750]);
      socket.open();
    }
    await server.heardBy(4, 1);
  });

  test('a server that spoke is tried soon again', async () => {
    const { server, socket, timers, heard } = await startLive();
    for (const nth of [1, 2, 3]) {
      await server.heardBy(nth, 1);
      server.say(tick(1));
      await vi.waitFor(() => expect(heard.seqs).toHaveLength(nth));
      server.hangUp();
      await reached(socket, 'offline');
      expect(timers.pendingMs).toEqual([750]);
      timers.advance(750);
    }
    await server.heardBy(4, 1);
  });
});

describe('where no connection can be had', () => {
  const refused = (): never => {
    throw new DOMException('blocked by policy', 'SecurityError');
  };

  test.each([
    ['the shortest', 0, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
    ['the middle', 0.5, [750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500]],
  ])('the waits grow to a limit: %s of the jitter', async (_, drawn, expected) => {
    const { socket, timers } = await start({ createSocket: refused, random: () => drawn });
    const waitsMs: number[] = [];
    socket.open();
    for (const _wait of expected) {
      const [waitMs = Number.NaN] = timers.pendingMs;
      waitsMs.push(waitMs);
      timers.advance(waitMs);
    }
    expect(waitsMs).toEqual(expected);
    expect(Math.max(...expected)).toBeLessThanOrEqual(reconnectWaitMs.longest);
  });

  test('the app sees that it waits', async () => {
    const { socket, states } = await start({ createSocket: refused });
    socket.open();
    expect([socket.linkState, states]).toEqual(['offline', ['connecting', 'offline']]);
  });

  test('a port without a listener is waited for', async () => {
    const { socket, states, timers } = await start({ createSocket: () => new WebSocket('ws://127.0.0.1:1') });
    socket.open();
    await reached(socket, 'offline');
    expect([states, timers.pendingMs]).toEqual([['connecting', 'offline'], [750]]);
  });

  test('a connection that never opens is given up', async () => {
    const closed = vi.fn();
    const { socket, states, timers } = await start({
      createSocket: () => ({ send: () => {}, close: closed, addEventListener: () => {} }),
    });
    socket.open();
    timers.advance(connectTimeoutMs - 1);
    expect(socket.linkState).toBe('connecting');
    timers.advance(1);
    expect([states, closed.mock.calls.length]).toEqual([['connecting', 'offline'], 1]);
  });
});

test('a connection left behind is not heard any more, whatever it still has to say', async () => {
  const left: EventTarget[] = [];
  const { socket, states, timers } = await start({
    createSocket: () => {
      const target = new EventTarget();
      left.push(target);
      return Object.assign(target, { send: () => {}, close: () => {} });
    },
  });
  const { seqs, listen } = recorder();
  socket.subscribe(apple, listen);
  socket.open();
  timers.advance(connectTimeoutMs);
  left[0]?.dispatchEvent(new Event('open'));
  left[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(tick(1)) }));
  left[0]?.dispatchEvent(new Event('close'));
  expect([left.length, states, seqs, timers.pendingMs]).toEqual([1, ['connecting', 'offline'], [], [750]]);
});
