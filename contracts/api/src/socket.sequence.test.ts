/** What the socket makes of sequence numbers: holes, duplicates, latecomers and what cannot be read. */
import { describe, expect, test, vi } from 'vitest';
import { heartbeat, startLive, tick } from '../test/live-socket.ts';

describe('the order of messages', () => {
  /** What came through, and how often the app was told to read again, when the messages end with a tick of number `last`. */
  async function play(messages: readonly unknown[], last: number) {
    const world = await startLive();
    const onGap = vi.fn();
    world.socket.onGap(onGap);
    world.server.say(...messages, tick(last));
    await vi.waitFor(() => expect(world.heard.seqs.at(-1)).toBe(last));
    return { seqs: world.heard.seqs, gaps: onGap.mock.calls.length, ignored: world.socket.ignoredCount };
  }

  test('whole, from whatever number: nothing is missed', async () => {
    expect(await play([tick(41), tick(42)], 43)).toEqual({ seqs: [41, 42, 43], gaps: 0, ignored: 0 });
  });

  test('a hole tells the app to read again, and the message after it counts', async () => {
    expect(await play([tick(1), tick(3)], 4)).toEqual({ seqs: [1, 3, 4], gaps: 1, ignored: 0 });
  });

  test('a duplicate is dropped', async () => {
    expect(await play([tick(1), tick(1), tick(2), tick(2)], 3)).toEqual({
      seqs: [1, 2, 3],
      gaps: 0,
      ignored: 0,
    });
  });

  test('an older one that comes late is dropped, since the hole it left was told', async () => {
    expect(await play([tick(1), tick(3), tick(2)], 4)).toEqual({ seqs: [1, 3, 4], gaps: 1, ignored: 0 });
  });

  test('what other topics and heartbeats used up is no hole', async () => {
    const messages = [tick(1), tick(2, 'TSLA'), heartbeat(3)];
    expect(await play(messages, 4)).toEqual({ seqs: [1, 4], gaps: 0, ignored: 0 });
  });

  test('what cannot be read is ignored and counted, and is no hole where it has its number', async () => {
    const weather = { type: 'weather', seq: 2, ts: 1, data: {} };
    const misfit = { ...tick(3), data: { price_nominal: 1 } };
    const messages = [tick(1), 'no JSON {', '"text"', { type: 'quote' }, weather, misfit];
    expect(await play(messages, 4)).toEqual({ seqs: [1, 4], gaps: 0, ignored: 5 });
  });
});
