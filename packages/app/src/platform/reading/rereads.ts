import { growingWaitMs, type Waits } from '../ports/growing-wait.ts';
import type { Rereads } from '../ports/context.ts';
import type { Timers } from '../ports/ports.ts';

/**
 * How soon what may have changed is read again. Messages come in bursts (an order, its wallet, its position): one round
 * answers for all of a burst. The longest wait is that of polling: a broken feed is no better than none, and no worse.
 */
export const rereadWaits: Waits = { firstMs: 250, longestMs: 5_000 };

/** Every read that is on screen. */
export const everything = '*';

/**
 * However many wishes come, rounds are at least a wait apart, and the wait doubles while wishes keep coming. It is short
 * again as soon as none came for twice as long.
 */
export function createRereads(timers: Timers): Rereads {
  const wishes = new Map<string, Set<() => void>>();
  let isRoundPlanned = false;
  let roundsInARow = 0;
  let lastRoundAt = Number.NEGATIVE_INFINITY;

  function plan(): void {
    if (isRoundPlanned) return;
    isRoundPlanned = true;
    const calmMs = timers.now() - lastRoundAt;
    if (calmMs >= 2 * growingWaitMs(rereadWaits, roundsInARow)) roundsInARow = 0;
    timers.setTimeout(makeRound, growingWaitMs(rereadWaits, roundsInARow));
    roundsInARow += 1;
  }

  function makeRound(): void {
    isRoundPlanned = false;
    lastRoundAt = timers.now();
    const all = wishes.get(everything);
    const asked = all === undefined ? [...wishes.values()] : [all];
    wishes.clear();
    for (const reads of asked) {
      const [read] = reads;
      read?.();
    }
  }

  return {
    ask(question, read) {
      wishes.set(question, (wishes.get(question) ?? new Set()).add(read));
      plan();
    },
    forget(question, read) {
      const reads = wishes.get(question);
      if (reads?.delete(read) && reads.size === 0) wishes.delete(question);
    },
  };
}
