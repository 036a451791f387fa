/** How the socket notices silence: heartbeats, stale prices, and a device that slept. */
import { describe, expect, test, vi } from 'vitest';
import { createHeldTimers } from '../../test/held-timers.ts';
import { apple, heartbeat, reached, startLive, tick } from '../../test/live-socket.ts';
import { heartbeatMs } from './socket-messages.ts';

describe('heartbeats', () => {
  test('are sent every 15 s', async () => {
    const { server, timers } = await startLive();
    timers.advance(heartbeatMs - 1);
    timers.advance(1);
    expect((await server.heardBy(1, 2)).slice(1)).toEqual([{ type: 'heartbeat' }]);
    server.say(heartbeat(1));
    timers.advance(heartbeatMs);
    expect((await server.heardBy(1, 3)).slice(1)).toEqual([{ type: 'heartbeat' }, { type: 'heartbeat' }]);
  });

  test('two missed make the prices stale, and a word makes them live', async () => {
    const { server, socket, states, timers } = await startLive();
    timers.advance(2 * heartbeatMs - 1);
    expect(socket.linkState).toBe('live');
    timers.advance(1);
    expect(socket.linkState).toBe('stale');
    server.say(heartbeat(1));
    await reached(socket, 'live');
    expect(states).toEqual(['connecting', 'live', 'stale', 'live']);
  });

  test('the silence is counted from the last word, not from the last look', async () => {
    const { server, socket, heard, timers } = await startLive();
    timers.advance(20_000);
    server.say(tick(1));
    await vi.waitFor(() => expect(heard.seqs).toEqual([1]));
    timers.advance(2 * heartbeatMs - 1);
    expect(socket.linkState).toBe('live');
    timers.advance(1);
    expect(socket.linkState).toBe('stale');
  });

  test('a connection silent for a third heartbeat is replaced', async () => {
    const { server, socket, states, timers } = await startLive();
    timers.advance(3 * heartbeatMs);
    expect(await server.heardBy(2, 2)).toEqual([
      { type: 'subscribe', topics: [apple] },
      { type: 'heartbeat' },
    ]);
    server.say(heartbeat(1));
    await reached(socket, 'live');
    expect(states).toEqual(['connecting', 'live', 'stale', 'offline', 'live']);
  });

  test('a device that slept is not stale but connects anew', async () => {
    let sleptMs = 0;
    const held = createHeldTimers();
    const { server, socket, states } = await startLive({
      timers: { ...held, now: () => held.now() + sleptMs },
    });
    sleptMs = 3_600_000;
    held.advance(2 * heartbeatMs);
    await server.heardBy(2, 2);
    server.say(heartbeat(1));
    await reached(socket, 'live');
    expect(states).toEqual(['connecting', 'live', 'offline', 'live']);
  });
});
