import { describe, expect, test } from 'vitest';
import { slowDown } from './device.ts';

/** A thread whose clock moves by a thousandth of a ms whenever it is read, and which does nothing else but what is asked of it. */
function threadFor(totalMs: number) {
  let clockMs = 0;
  let takenMs = 0;
  let next: { readonly callback: () => void; readonly ms: number } | null = null;
  return {
    now: () => (clockMs += 0.001),
    later(callback: () => void, ms: number) {
      next = { callback, ms };
      return () => {
        next = null;
      };
    },
    run() {
      while (next !== null && clockMs < totalMs) {
        const { callback, ms } = next;
        clockMs += ms;
        const before = clockMs;
        callback();
        takenMs += clockMs - before;
      }
      return takenMs / clockMs;
    },
  };
}

describe('a processor that seems slower', () => {
  test.each([4, 6])('by %i leaves the page one part in as many of its time', (times) => {
    const thread = threadFor(1000);
    slowDown(times, thread);
    expect(thread.run()).toBeCloseTo(1 - 1 / times, 2);
  });

  test('by nothing takes nothing', () => {
    const thread = threadFor(1000);
    slowDown(1, thread);
    expect(thread.run()).toBeNaN();
  });

  test('is as it was once that is ended', () => {
    const thread = threadFor(1000);
    slowDown(4, thread)();
    expect(thread.run()).toBeNaN();
  });
});
