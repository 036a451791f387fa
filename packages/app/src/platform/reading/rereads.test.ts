import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHeldTimers } from '@meridian/api/test/held-timers';
import { createRereads, everything, rereadWaits } from './rereads.ts';

function setUp() {
  const timers = createHeldTimers();
  return { timers, rereads: createRereads(timers) };
}

describe('reading again on news', () => {
  it('answers a burst with one round, soon', () => {
    const { timers, rereads } = setUp();
    const orders = vi.fn();
    const wallet = vi.fn();
    for (let count = 0; count < 20; count += 1) {
      rereads.ask('orders', orders);
      rereads.ask('wallet', wallet);
    }
    timers.advance(rereadWaits.firstMs - 1);
    expect(orders).not.toHaveBeenCalled();
    timers.advance(1);
    expect([orders.mock.calls.length, wallet.mock.calls.length]).toEqual([1, 1]);
  });

  it('asks once what two places want to know', () => {
    const { timers, rereads } = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    rereads.ask('orders', first);
    rereads.ask('orders', second);
    timers.advance(1_000);
    expect(first.mock.calls.length + second.mock.calls.length).toBe(1);
  });

  it('still reads for the place that stays when the other is gone', () => {
    const { timers, rereads } = setUp();
    const [gone, stays] = [vi.fn(), vi.fn()];
    rereads.ask('orders', gone);
    rereads.ask('orders', stays);
    rereads.forget('orders', gone);
    timers.advance(1_000);
    expect([gone.mock.calls.length, stays.mock.calls.length]).toEqual([0, 1]);
  });

  it('reads nothing for a place that is gone', () => {
    const { timers, rereads } = setUp();
    const gone = vi.fn();
    rereads.ask('orders', gone);
    rereads.forget('orders', gone);
    timers.advance(10_000);
    expect(gone).not.toHaveBeenCalled();
  });

  it('reads a question once where everything is read', () => {
    const { timers, rereads } = setUp();
    const [orders, all] = [vi.fn(), vi.fn()];
    rereads.ask('orders', orders);
    rereads.ask(everything, all);
    timers.advance(1_000);
    expect([orders.mock.calls.length, all.mock.calls.length]).toEqual([0, 1]);
  });

  /** When rounds are made, while a wish comes every `everyMs` for `forMs`. */
  function roundsOf(everyMs: number, forMs: number): number[] {
    const { timers, rereads } = setUp();
    const rounds: number[] = [];
    const read = () => rounds.push(timers.now());
    for (let at = 0; at <= forMs; at += everyMs) {
      rereads.ask(everything, read);
      timers.advance(everyMs);
    }
    return rounds;
  }

  it('spaces a storm of 200 wishes a second, up to the wait of polling', () => {
    const rounds = roundsOf(5, 60_000);
    expect(rounds.slice(0, 4)).toEqual([250, 750, 1_750, 3_750]);
    expect(rounds.length).toBeLessThanOrEqual(18);
  });

  it('is quick for what comes now and then', () => {
    expect(roundsOf(3_000, 9_000)).toEqual([250, 3_250, 6_250, 9_250]);
  });

  it('is quick again after a storm, once it was calm', () => {
    const { timers, rereads } = setUp();
    const read = vi.fn();
    for (let count = 0; count < 6_000; count += 1) {
      rereads.ask(everything, read);
      timers.advance(5);
    }
    timers.advance(15_000);
    read.mockClear();
    rereads.ask(everything, read);
    timers.advance(rereadWaits.firstMs);
    expect(read).toHaveBeenCalledOnce();
  });

  it('answers every wish, and makes few rounds, whenever the wishes come', () => {
    const pauses = fc.array(fc.oneof(fc.nat(20), fc.nat(20_000)), { maxLength: 200 });
    fc.assert(
      fc.property(pauses, (pausesMs) => {
        const { timers, rereads } = setUp();
        const rounds: number[] = [];
        const read = () => rounds.push(timers.now());
        let askedAt = 0;
        for (const pauseMs of pausesMs) {
          timers.advance(pauseMs);
          askedAt = timers.now();
          rereads.ask(everything, read);
        }
        timers.advance(rereadWaits.longestMs);
        if (pausesMs.length > 0) expect(rounds.at(-1)).toBeGreaterThan(askedAt);
        // 250, 500, 1000 and 2000 ms fit into the longest wait, after the round that began it.
        for (const from of rounds) {
          const within = rounds.filter((at) => at >= from && at < from + rereadWaits.longestMs);
          expect(within.length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
