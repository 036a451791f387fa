/** What a feed holds while it is open, and that it lets go of it. */
import { describe, expect, test, vi } from 'vitest';
import { SocketSession } from './socket-session.ts';
import type { Every } from './socket-session.ts';
import { openHandle } from './world-handle.ts';

function feedOf(fault?: string) {
  const handle = openHandle('w', 'trader', { faults: fault === undefined ? [] : [fault] });
  const timers = new Set<() => void>();
  const every: Every = (_ms, tick) => {
    timers.add(tick);
    return () => timers.delete(tick);
  };
  const line = { send: vi.fn(), close: vi.fn() };
  const session = new SocketSession(handle, line, every);
  session.receive(JSON.stringify({ type: 'subscribe', topics: ['quote:NASDAQ:AAPL'] }));
  return { handle, timers, line, session };
}

describe('a feed lets go of its timers and of its world', () => {
  test('when the client is gone', async () => {
    const { handle, timers, line, session } = feedOf();
    expect(timers.size).toBe(2);
    session.close();
    session.close();
    expect(timers.size).toBe(0);
    line.send.mockClear();
    await handle.advance(60_000);
    expect(line.send).not.toHaveBeenCalled();
  });

  test('when the world is closed, and tells the client', () => {
    const { handle, timers, line } = feedOf();
    handle.close();
    expect(timers.size).toBe(0);
    expect(line.close).toHaveBeenCalledOnce();
  });

  test('when a fault breaks the line, whether it was there before or comes later', () => {
    expect(feedOf('drop@socket').timers.size).toBe(0);
    const { handle, timers, line } = feedOf();
    handle.addFault('drop@socket');
    expect(timers.size).toBe(0);
    expect(line.close).toHaveBeenCalledOnce();
  });
});
