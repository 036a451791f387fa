/** What the socket makes of sequence numbers: holes, duplicates, latecomers, and counters that are not the connection's. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { apple, heartbeat, quoteTimeMs, recorder, tick } from '../../test/live-socket.ts';
import { spokenSocket } from '../../test/spoken-socket.ts';

/** What came through, and how often the app was asked to read again. */
function play(...messages: readonly unknown[]) {
  const { socket, say } = spokenSocket({ now: () => quoteTimeMs });
  const heard = recorder();
  const onGap = vi.fn();
  socket.subscribe(apple, heard.listen);
  socket.onGap(onGap);
  say(...messages);
  return { seqs: heard.seqs, gaps: onGap.mock.calls.length, ignored: socket.ignoredCount };
}
const ticks = (...seqs: readonly number[]) => seqs.map((seq) => tick(seq));

describe('the order of messages', () => {
  test('whole, from whatever number: nothing is missed', () => {
    expect(play(...ticks(41, 42, 43))).toEqual({ seqs: [41, 42, 43], gaps: 0, ignored: 0 });
  });

  test('a gap has the app read again, and the message after it counts', () => {
    expect(play(...ticks(1, 3, 4))).toEqual({ seqs: [1, 3, 4], gaps: 1, ignored: 0 });
  });

  test('a message sent twice is heard once', () => {
    expect(play(...ticks(1, 1, 2, 2, 3))).toEqual({ seqs: [1, 2, 3], gaps: 0, ignored: 0 });
  });

  test('one that comes late is used, and causes no second read: its gap was reported', () => {
    expect(play(...ticks(1, 3, 2, 4))).toEqual({ seqs: [1, 3, 2, 4], gaps: 1, ignored: 0 });
  });

  test('what other topics and heartbeats used up is no hole', () => {
    expect(play(tick(1), tick(2, 'TSLA'), heartbeat(3), tick(4))).toEqual({
      seqs: [1, 4],
      gaps: 0,
      ignored: 0,
    });
  });
});

describe('a number from elsewhere', () => {
  test.each([
    ['far ahead', [5, 9e15, 6, 7, 8]],
    ['a little ahead', [5, 8, 6, 7, 9]],
    ['at the beginning', [9e15, 5, 6, 7, 8]],
  ])('%s does not make the right ones late: all are heard', (_, seqs) => {
    expect(play(...ticks(...seqs))).toEqual({ seqs, gaps: 1, ignored: 0 });
  });

  test('of another counter that runs beside, is reported and stops nothing', () => {
    const seqs = [100, 1, 101, 2, 102, 3, 103, 4, 104];
    expect(play(...ticks(...seqs))).toEqual({ seqs, gaps: 0, ignored: 0 });
  });

  test.each([-1, 1.5, 2 ** 53, null, '6'])('that is none at all (%j) is ignored', (seq) => {
    expect(play(tick(5), { ...tick(6), seq }, tick(6))).toEqual({ seqs: [5, 6], gaps: 0, ignored: 1 });
  });
});

test('a counter that begins again is a new beginning: all is heard, and the app reads again once', () => {
  expect(play(...ticks(41, 42, 1, 2, 3, 4))).toEqual({ seqs: [41, 42, 1, 2, 3, 4], gaps: 1, ignored: 0 });
});

test('no number keeps a message that fits from being heard', () => {
  const anySeq = fc.oneof(fc.nat(20), fc.nat(), fc.constantFrom(Number.MAX_SAFE_INTEGER, 0));
  fc.assert(
    fc.property(fc.array(anySeq, { maxLength: 40 }), (seqs) => {
      const frames = seqs.map((seq, index) => tick(seq, 'AAPL', `${index + 1}.00`));
      expect(play(...frames).seqs).toEqual(seqs);
    }),
  );
});

test('in a counter with holes and latecomers, every gap is reported before the next message but one', () => {
  const isLost = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(isLost, (lost) => {
      const sent = lost.flatMap((isMissing, index) => (isMissing && index > 0 ? [] : [index + 1]));
      const holes = sent.filter((seq, index) => index > 0 && seq !== (sent[index - 1] ?? 0) + 1).length;
      expect(play(...ticks(...sent)).gaps).toBe(holes);
    }),
  );
});
