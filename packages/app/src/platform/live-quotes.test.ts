/** From the frames of a socket to the quote on screen, with hostile frames among them. */
import { assetSource, toDecimal, type Decimal } from '@meridian/api';
import { createHeldTimers } from '@meridian/api/test/held-timers';
import { spokenSocket } from '@meridian/api/test/spoken-socket';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQuoteStore } from './live/quote-store.ts';
import { mergeTick } from './live/live-price.ts';
import { createRereads, everything } from './reading/rereads.ts';

const apple = { market: 'NASDAQ', stock_code: 'AAPL', source: assetSource.stock };
const openedAt = 1_772_807_400_000;
/** Between two frames. */
const usualStepMs = 100;

const read = {
  ...apple,
  price_nominal: toDecimal('100.00') as Decimal | null,
  change: null,
  change_ratio: null,
  marketStatus: 'open' as const,
  quoteTimestamp: openedAt,
};

/** An app's socket, store and re-reads; every frame takes `stepMs` and is painted. */
function setUp(stepMs = usualStepMs) {
  let now = openedAt;
  const timers = createHeldTimers();
  const { socket, say } = spokenSocket({ now: () => now });
  const frames: (() => void)[] = [];
  const clock = { now: () => now };
  const store = createQuoteStore({ socket, clock, frame: (callback) => frames.push(callback) });
  store.subscribe(apple, () => {});
  const rereads = createRereads(timers);
  const rounds: number[] = [];
  const readAgain = () => rounds.push(timers.now());
  socket.onGap(() => rereads.ask(everything, readAgain));
  return {
    now: () => now,
    rounds,
    shownPrice: () => mergeTick(read, store.tickOf(apple), now).price_nominal,
    say(frame: unknown) {
      now += stepMs;
      timers.advance(stepMs);
      say(frame);
      for (const frameOf of frames.splice(0)) frameOf();
    },
  };
}

function frame(seq: unknown, madeAt: unknown, values: object = {}): unknown {
  return {
    type: 'quote',
    seq,
    ts: madeAt,
    data: { ...apple, price_nominal: '1.00', marketStatus: 'open', quoteTimestamp: madeAt, ...values },
  };
}

/** How a wrong frame is wrong; `now` in ms and `next`, the number that the right counter is at. */
type Hostile = (now: number, next: number) => unknown;

/** What the contract or the clock refuses: never shown, not even for a moment. */
const refused: readonly Hostile[] = [
  () => 'no JSON {',
  () => '[]',
  (now) => frame('7', now),
  (now, next) => frame(next, now, { price_nominal: '9'.repeat(400) }),
  (now, next) => frame(next, now, { price_nominal: '1e9' }),
  (now, next) => frame(next, now, { price_nominal: '-14.01' }),
  (now, next) => frame(next, now, { price_nominal: 12 }),
  (now, next) => frame(next, now * 1000),
  (now, next) => frame(next, now + 60_000),
  (now, next) => frame(next + 4_000, now + 86_400_000),
  (now) => frame(Number.MAX_SAFE_INTEGER, now, { stock_code: 'TSLA' }),
  (now) => frame(1, now, { stock_code: 'TSLA' }),
  (now, next) => frame(next + 3, now, { stock_code: '__proto__' }),
  (now, next) => ({ type: 'weather', seq: next + 9, ts: now }),
];

/** What could be a price, and is of another counter or of a time that may be: the next but one right frame takes over. */
const plausible: readonly Hostile[] = [
  (now) => frame(Number.MAX_SAFE_INTEGER, now + 4_000, { price_nominal: '666.00' }),
  (now) => frame(3, now, { price_nominal: '666.00' }),
  (now, next) => frame(next + 5, now + 1_000, { price_nominal: '666.00' }),
];

type Step = { readonly hostile: Hostile | null; readonly isRestart: boolean };

/** Frames of a feed, and between them what is no part of it. */
function stepsWith(hostiles: readonly Hostile[]): fc.Arbitrary<readonly Step[]> {
  return fc.array(
    fc.record({
      hostile: fc.option(fc.constantFrom(...hostiles), { nil: null }),
      isRestart: fc.nat(20).map((drawn) => drawn === 0),
    }),
    { maxLength: 60 },
  );
}

/** Plays the steps. `atStep` receives the price of the good frames alone and how many of them came since a hostile one. */
function play(
  steps: readonly Step[],
  atStep: (shown: Decimal | null, right: string, goodInARow: number) => void,
): readonly number[] {
  const app = setUp();
  let seq = 100;
  let right = '100.00';
  let goodInARow = 1;
  steps.forEach(({ hostile, isRestart }, index) => {
    if (hostile !== null) {
      app.say(hostile(app.now(), seq + 1));
      goodInARow = 0;
    } else {
      seq = isRestart ? 1 : seq + 1;
      right = `${200 + index}.00`;
      app.say(frame(seq, app.now(), { price_nominal: right }));
      goodInARow += 1;
    }
    atStep(app.shownPrice(), right, goodInARow);
  });
  return app.rounds;
}

test('the shown price is that of the good frames alone, whatever frames are refused between them', () => {
  fc.assert(
    fc.property(stepsWith(refused), (steps) => {
      play(steps, (shown, right) => expect(shown).toBe(right));
    }),
  );
});

test('a wrong frame that could be right is over by the next good frame but one', () => {
  fc.assert(
    fc.property(stepsWith([...refused, ...plausible]), (steps) => {
      play(steps, (shown, right, goodInARow) => {
        if (goodInARow >= 2) expect(shown).toBe(right);
      });
    }),
  );
});

test('however many frames are wrong, the app reads again at most once in five seconds after the first ones', () => {
  fc.assert(
    fc.property(stepsWith([...refused, ...plausible]), (steps) => {
      const rounds = play(steps, () => {});
      const tookMs = steps.length * usualStepMs;
      expect(rounds.length).toBeLessThanOrEqual(5 + tookMs / 5_000);
    }),
  );
});

test('a storm of holes, 200 a second for a minute, is read again less than twenty times', () => {
  const app = setUp(5);
  for (let count = 1; count <= 12_000; count += 1) app.say(frame(count * 2, app.now()));
  expect(app.rounds.length).toBeLessThan(20);
});
