import type { SocketTimers } from '../src/socket/socket-link.ts';

/** Timers whose clock only a test moves. */
export interface HeldTimers extends SocketTimers {
  /** Moves the clock and runs what falls due on the way, each at its own instant. */
  advance(ms: number): void;
  /** How long the timers still run, soonest first. */
  readonly pendingMs: readonly number[];
}

export function createHeldTimers(): HeldTimers {
  const due = new Map<number, { readonly atMs: number; readonly run: () => void }>();
  let nowMs = 0;
  let lastHandle = 0;

  function soonest() {
    return [...due].sort(([, a], [, b]) => a.atMs - b.atMs)[0];
  }

  return {
    setTimeout(run, delayMs) {
      lastHandle += 1;
      due.set(lastHandle, { atMs: nowMs + delayMs, run });
      return lastHandle;
    },
    clearTimeout(handle) {
      if (typeof handle === 'number') due.delete(handle);
    },
    now: () => nowMs,
    advance(ms) {
      const untilMs = nowMs + ms;
      for (let next = soonest(); next && next[1].atMs <= untilMs; next = soonest()) {
        const [handle, { atMs, run }] = next;
        due.delete(handle);
        nowMs = atMs;
        run();
      }
      nowMs = untilMs;
    },
    get pendingMs() {
      return [...due.values()].map(({ atMs }) => atMs - nowMs).sort((a, b) => a - b);
    },
  };
}
