/** The machine's own timers, where hosts take them. */
import type { Wait } from '#handlers/runtime.ts';
import type { FeedClock } from './socket/world-feed.ts';

export const wait: Wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

export const feedClock: FeedClock = {
  every(ms, tick) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  soon(work) {
    // Node's own comes after what is waiting on the network; a browser has none.
    if ('setImmediate' in globalThis) setImmediate(work);
    else setTimeout(work);
  },
  elapsed: () => performance.now(),
};
