/** Runs something at most every so often, and never leaves the last call out. */
export interface Pacer {
  /** At once if the last run is long enough ago, else as soon as it is. */
  runSoon(): void;
  /** Whenever the last run was. */
  runNow(): void;
  /** Nothing that waits is run any more. */
  stop(): void;
}

export function createPacer(intervalMs: number, run: () => void): Pacer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = -Infinity;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const runNow = (): void => {
    stop();
    lastMs = performance.now();
    run();
  };
  return {
    runNow,
    stop,
    runSoon() {
      if (timer !== undefined) return;
      const waitMs = lastMs + intervalMs - performance.now();
      if (waitMs <= 0) runNow();
      else timer = setTimeout(runNow, waitMs);
    },
  };
}
