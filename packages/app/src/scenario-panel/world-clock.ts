import type { WorldHandle } from '@meridian/mocks';
import type { Clock } from '#platform/ports/ports.ts';

/** The world's clock as the app's: it drives every countdown, session and "longer than usual". */
export function worldClock(handle: Pick<WorldHandle, 'now' | 'onChange'>): Clock {
  return {
    now: () => handle.now(),
    every(intervalMs, listener) {
      const timer = setInterval(listener, intervalMs);
      const stop = handle.onChange(listener);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
  };
}
