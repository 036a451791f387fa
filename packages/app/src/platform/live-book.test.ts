/** From the frames of a socket to the book on screen, with hostile frames among them. */
import { bookTopic, type Book } from '@meridian/api';
import { spokenSocket } from '@meridian/api/test/spoken-socket';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newerBook } from './live/use-book.ts';

const openedAt = 1_772_807_400_000;
const apple = { market: 'NASDAQ', stock_code: 'AAPL' };

const level = (price: string, quantity = '100') => ({ price, quantity });

/** A book of ten levels a side around a price in cents. */
function bookAround(cents: number) {
  const side = (step: number) =>
    Array.from({ length: 10 }, (_, depth) => level(((cents + step * (depth + 1)) / 100).toFixed(2)));
  return { ...apple, bids: side(-1), asks: side(1) };
}

function frame(seq: number, madeAt: number, book: object): unknown {
  return { type: 'book', seq, ts: madeAt, data: { quoteTimestamp: madeAt, ...book } };
}

/** What the app holds of the book: what it was told, as `useBook` keeps it. */
function listening() {
  let now = openedAt;
  const { socket, say } = spokenSocket({ now: () => now });
  let shown: Book | null = null;
  const reasons: string[] = [];
  let gaps = 0;
  socket.subscribe(bookTopic(apple.market, apple.stock_code), (message) => {
    if (message.type === 'book') shown = newerBook(shown, message.data);
  });
  socket.onIgnored(({ reason }) => reasons.push(reason));
  socket.onGap(() => (gaps += 1));
  return {
    shown: () => shown,
    reasons,
    gaps: () => gaps,
    count: () => socket.ignoredCount,
    now: () => now,
    say(said: unknown) {
      now += 100;
      say(said);
    },
  };
}

const right = bookAround(26_000);
const [best] = right.bids;

/** What cannot be a book, each with how it is wrong. */
const hostile: readonly (readonly [how: string, book: object])[] = [
  ['eleven levels', { ...right, bids: [...right.bids, level('1.00')] }],
  ['no asks at all', { ...right, asks: undefined }],
  ['levels that are no list', { ...right, bids: { 0: best } }],
  ['a level without a size', { ...right, bids: [{ price: '259.99' }] }],
  ['a bid above the best ask', { ...right, bids: [level('261.00'), ...right.bids.slice(0, 9)] }],
  ['bids with the worst first', { ...right, bids: right.bids.toReversed() }],
  ['asks with the worst first', { ...right, asks: right.asks.toReversed() }],
  ['a size below zero', { ...right, asks: [level('260.01', '-5'), ...right.asks.slice(1)] }],
  ['a price of zero', { ...right, bids: [level('0'), level('0.00')] }],
  ['a price below zero', { ...right, bids: [level('-259.99')] }],
  ['a price of four hundred digits', { ...right, asks: [level('9'.repeat(400))] }],
  ['a size of four hundred digits', { ...right, asks: [level('260.01', '9'.repeat(400))] }],
  ['a size with an exponent', { ...right, asks: [level('260.01', '1e9')] }],
  ['numbers that are no texts', { ...right, asks: [{ price: 260.01, quantity: 100 }] }],
  ['a time of tomorrow', { ...right, quoteTimestamp: openedAt + 86_400_000 }],
  ['a time in microseconds', { ...right, quoteTimestamp: openedAt * 1000 }],
];

test.each(hostile)(
  'a book with %s is left out, counted and reported, and the one before stays',
  (_, book) => {
    const app = listening();
    app.say(frame(1, app.now(), right));
    const before = app.shown();
    expect(before?.bids).toHaveLength(10);
    app.say(frame(2, app.now(), book));
    expect(app.shown()).toBe(before);
    expect([app.count(), app.reasons.length, app.gaps()]).toEqual([1, 1, 1]);
    app.say(frame(3, app.now(), bookAround(26_010)));
    expect(app.shown()?.bids[0]?.price).toBe('260.09');
  },
);

test('a book of a code that nobody asked for changes nothing', () => {
  const app = listening();
  app.say(frame(1, app.now(), right));
  const before = app.shown();
  for (const code of ['TSLA', '__proto__', 'AAPL '])
    app.say(frame(2, app.now(), { ...bookAround(5_000), stock_code: code }));
  expect(app.shown()).toBe(before);
});

test('bid and ask may be one price, and sizes may have all the digits that the wire can write', () => {
  const app = listening();
  const longest = '9'.repeat(20);
  app.say(frame(1, app.now(), { ...right, bids: [level('260.01', longest)], asks: [level('260.010', '0')] }));
  expect(app.shown()?.bids[0]?.quantity).toBe(longest);
  // One more in the last of forty digits is above.
  const [low, high] = [`1.${'0'.repeat(19)}1`, `1.${'0'.repeat(19)}2`];
  app.say(frame(2, app.now(), { ...right, bids: [level(high)], asks: [level(low)] }));
  expect([app.count(), app.shown()?.bids[0]?.price]).toEqual([1, '260.01']);
});

test('whatever comes between, the book that is shown is the last that could be one, and never none', () => {
  const step = fc.oneof(
    fc.record({ cents: fc.integer({ min: 2_000, max: 90_000 }) }),
    fc.record({ bad: fc.constantFrom(...hostile) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const app = listening();
      app.say(frame(1, app.now(), right));
      let expected = best?.price;
      steps.forEach((one, index) => {
        if ('cents' in one) {
          const book = bookAround(one.cents);
          app.say(frame(index + 2, app.now(), book));
          expected = book.bids[0]?.price;
        } else app.say(frame(index + 2, app.now(), one.bad[1]));
        expect(app.shown()?.bids[0]?.price).toBe(expected);
      });
      expect(app.reasons.length).toBe(steps.filter((one) => 'bad' in one).length);
    }),
  );
});
