import { createChanges } from './changes.ts';
import type { Clock } from './ports.ts';

/** A clock the server sets right. */
export interface ServerClock extends Clock {
  /** Called with the server's time whenever an answer names it. */
  correct(serverMs: number): void;
  /** By how much it differs from the device's, in ms. */
  readonly aheadMs: number;
}

/** The `Date` header counts whole seconds and travelled for a while: below this, the device is right. */
const toleranceMs = 2_000;

/** The device's clock, moved by as much as the server's differs (DESIGN, ports). */
export function createServerClock(deviceNow: () => number): ServerClock {
  const moved = createChanges();
  let offsetMs = 0;
  return {
    now: () => deviceNow() + offsetMs,
    deviceNow,
    every(intervalMs, listener) {
      const timer = setInterval(listener, intervalMs);
      const stopListening = moved.subscribe(listener);
      return () => {
        clearInterval(timer);
        stopListening();
      };
    },
    correct(serverMs) {
      const errorMs = serverMs - (deviceNow() + offsetMs);
      if (Math.abs(errorMs) <= toleranceMs) return;
      offsetMs += errorMs;
      moved.announce();
    },
    get aheadMs() {
      return offsetMs;
    },
  };
}
