import type { Clock, NetworkStatus } from './ports.ts';

/** How often a running countdown looks at the clock, in ms, so that no second is skipped. */
const eachSecondMs = 250;
/** Longest interval of a browser's timer. It only listens for a clock that is moved. */
const neverMs = 2 ** 31 - 1;

export interface Countdown {
  /** Whole seconds left, rounded up: 0 from the instant on, and without an instant. */
  secondsLeft(): number;
  /** Calls back at every look while it runs, and at once when the clock moves or the page is shown again. */
  subscribe(listener: () => void): () => void;
}

/**
 * Counts down to an instant on the app's clock. It keeps the instant, not a number of seconds: a reload, a phone that slept
 * and a clock that was set right all show what is left. At zero its timer stops; a clock that is set back starts it again.
 *
 * @param untilMs null: nothing to wait for
 * @param lookMs how often the clock is looked at
 */
export function createCountdown(
  { clock, network }: { readonly clock: Clock; readonly network: NetworkStatus },
  untilMs: number | null,
  lookMs = eachSecondMs,
): Countdown {
  const secondsLeft = (): number =>
    untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - clock.now()) / 1000));

  return {
    secondsLeft,
    subscribe(listener) {
      if (untilMs === null) return () => {};
      let isRunning = secondsLeft() > 0;
      let stopTimer = clock.every(isRunning ? lookMs : neverMs, look);
      const stopListening = network.subscribe(look);

      function look(): void {
        if (secondsLeft() > 0 !== isRunning) {
          isRunning = !isRunning;
          stopTimer();
          stopTimer = clock.every(isRunning ? lookMs : neverMs, look);
        }
        listener();
      }

      return () => {
        stopTimer();
        stopListening();
      };
    },
  };
}
