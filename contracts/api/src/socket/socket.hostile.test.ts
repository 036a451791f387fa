/** Invalid frames: dropped, counted and reported, while valid ones go on. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { apple, heartbeat, quoteTimeMs, recorder, tesla, tick } from '../../test/live-socket.ts';
import { spokenSocket } from '../../test/spoken-socket.ts';
import { longestFrame, type IgnoredFrame } from './socket-frames.ts';
import type { ServerMessage } from './socket-messages.ts';

/** A tick with other values in its data. */
const tickWith = (seq: number, values: object) => {
  const right = tick(seq);
  return { ...right, data: { ...right.data, ...values } };
};

function listening(ports: Partial<Parameters<typeof spokenSocket>[0]> = {}) {
  const { socket, say } = spokenSocket({ now: () => quoteTimeMs, ...ports });
  const heard = recorder();
  const ignored: IgnoredFrame[] = [];
  const onGap = vi.fn();
  socket.subscribe(apple, heard.listen);
  socket.onIgnored((frame) => ignored.push(frame));
  socket.onGap(onGap);
  return { socket, say, seqs: heard.seqs, ignored, gaps: () => onGap.mock.calls.length };
}

const futureMs = quoteTimeMs + 60_000;

describe('a frame that cannot be right', () => {
  test.each<[string, unknown, IgnoredFrame]>([
    ['is no JSON', 'no JSON {', { reason: 'unreadable', topic: null }],
    ['is only a text', '"text"', { reason: 'unreadable', topic: null }],
    ['has no number', { ...tick(2), seq: undefined }, { reason: 'unreadable', topic: apple }],
    [
      'is longer than any',
      JSON.stringify(tickWith(2, { bid: '1'.repeat(longestFrame) })),
      { reason: 'unreadable', topic: null },
    ],
    ['has a price that is no decimal', tickWith(2, { price_nominal: 1 }), { reason: 'misfit', topic: apple }],
    ['has no price', tickWith(2, { price_nominal: null }), { reason: 'misfit', topic: apple }],
    [
      'was made in microseconds',
      tickWith(2, { quoteTimestamp: quoteTimeMs * 1000 }),
      { reason: 'misfit', topic: apple },
    ],
    ['was made tomorrow', tickWith(2, { quoteTimestamp: futureMs }), { reason: 'ahead', topic: apple }],
    ['names no instrument', { type: 'quote', seq: 2, ts: 1, data: {} }, { reason: 'misfit', topic: null }],
  ])('since it %s is dropped, counted and reported', (_, frame, expected) => {
    const { socket, say, seqs, ignored } = listening();
    say(tick(1), frame, tick(3));
    expect(seqs).toEqual([1, 3]);
    expect(ignored).toEqual([expected]);
    expect(socket.ignoredCount).toBe(1);
  });

  test('makes the app read again: what it would have said is unknown', () => {
    const { say, gaps } = listening();
    say(
      tick(1),
      tickWith(2, { price_nominal: 1 }),
      tick(3),
      tickWith(4, { quoteTimestamp: futureMs }),
      tick(5),
    );
    expect(gaps()).toBe(2);
  });

  test('of a type that a newer server speaks of is no fault: it is counted, and nothing is read again', () => {
    const { say, seqs, ignored, gaps } = listening();
    say(tick(1), { type: 'weather', seq: 2, ts: 1, data: {} }, tick(3));
    expect([seqs, ignored, gaps()]).toEqual([[1, 3], [{ reason: 'unknownType', topic: null }], 0]);
  });
});

describe('the time of a price', () => {
  test('may lie a few seconds beyond the clock', () => {
    const { say, seqs } = listening();
    say(
      tickWith(1, { quoteTimestamp: quoteTimeMs + 4_000 }),
      tickWith(2, { quoteTimestamp: quoteTimeMs + 6_000 }),
    );
    expect(seqs).toEqual([1]);
  });

  test('is held against the server where its frames agree that the clock of the device is slow', () => {
    const { say, seqs } = listening({ now: () => quoteTimeMs - 3_600_000 });
    say(...[1, 2, 3, 4, 5].map(heartbeat), tick(6));
    expect(seqs).toEqual([6]);
  });

  test('is not believed on the word of a few stamps', () => {
    const { say, seqs } = listening();
    const stamped = (frame: object) => ({ ...frame, ts: futureMs });
    say(heartbeat(1), ...[2, 3, 4].map(heartbeat).map(stamped));
    say(stamped(tickWith(5, { quoteTimestamp: futureMs })), tick(6));
    expect(seqs).toEqual([6]);
  });
});

describe('an error of one listener', () => {
  test('stops neither the others nor the messages after it, and is reported', () => {
    const onDefect = vi.fn();
    const { socket, say, seqs } = listening({ onDefect });
    const broken = new Error('a listener broke');
    socket.subscribe(tesla, () => {
      throw broken;
    });
    const beside = recorder();
    socket.subscribe(tesla, beside.listen);
    say(tick(1, 'TSLA'), tick(2), tick(3, 'TSLA'));
    expect([seqs, beside.seqs]).toEqual([[2], [1, 3]]);
    expect(onDefect.mock.calls).toEqual([[broken], [broken]]);
  });

  test('a listener to gaps or to the link does not stop them either', () => {
    const onDefect = vi.fn();
    const { socket, say, seqs } = listening({ onDefect });
    const beside = vi.fn();
    socket.onGap(() => {
      throw new Error('broke');
    });
    socket.onGap(beside);
    socket.onLinkState(() => {
      throw new Error('broke');
    });
    say(tick(1), tick(5), tick(6));
    socket.close();
    expect([seqs, beside.mock.calls.length, onDefect.mock.calls.length]).toEqual([[1, 5, 6], 1, 2]);
  });
});

test('random hostile frames between good ones: every good one is heard, and nothing else that is not a message', () => {
  const hostileText = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        type: fc.constantFrom('quote', 'order', 'weather', '__proto__'),
        seq: fc.anything(),
        data: fc.anything(),
      })
      .map((value) => {
        try {
          return JSON.stringify(value);
        } catch {
          return '{}';
        }
      }),
    fc
      .record({
        seq: fc.integer(),
        values: fc.dictionary(
          fc.constantFrom('price_nominal', 'quoteTimestamp', 'marketStatus', 'bid'),
          fc.constantFrom<unknown>('9'.repeat(400), 1e300, -1, '1e5', quoteTimeMs * 1000, null, {}, 'NaN'),
        ),
      })
      .map(({ seq, values }) => JSON.stringify(tickWith(seq, { ...values, price_nominal: 'x' }))),
  );
  fc.assert(
    fc.property(fc.array(fc.option(hostileText, { nil: null }), { maxLength: 40 }), (script) => {
      const { socket, say } = spokenSocket({ now: () => quoteTimeMs });
      const heard: ServerMessage[] = [];
      socket.subscribe(apple, (message) => heard.push(message));
      const goodSeqs = script.flatMap((hostile, index) => (hostile === null ? [index + 1] : []));
      script.forEach((hostile, index) => say(hostile ?? tick(index + 1)));
      expect(heard.map(({ seq }) => seq)).toEqual(goodSeqs);
    }),
  );
});
