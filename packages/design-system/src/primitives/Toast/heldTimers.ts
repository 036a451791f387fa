import { toastDurationMs } from '#tokens/scale.ts';

export interface HeldTimers {
  /** Milliseconds that each notice on the screen still has, in the order shown; none for one that is held up. */
  left: () => number[];
  /** Lets all of them run out. */
  runOut: () => void;
  release: () => void;
}

/** Holds back the timers that take a notice away, so that a story says when they run out and no test waits for a clock. */
export function holdTimers(): HeldTimers {
  const start = window.setTimeout;
  const stop = window.clearTimeout;
  const { now } = Date;
  const held = new Map<number, { delay: number; run: () => void }>();
  let lastId = 0;

  // With the clock standing still, a notice that was held up has all of its time left.
  const stoppedAt = Date.now();
  Date.now = () => stoppedAt;
  window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) => {
    if (delay !== toastDurationMs) return start(run, delay, ...rest);
    lastId -= 1;
    held.set(lastId, { delay, run });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id !== 'number' || !held.delete(id)) stop(id);
  };

  return {
    left: () => [...held.values()].map(({ delay }) => delay),
    runOut: () => {
      const due = [...held.values()];
      held.clear();
      for (const { run } of due) run();
    },
    release: () => {
      Date.now = now;
      window.setTimeout = start;
      window.clearTimeout = stop;
    },
  };
}
