import type { Topic } from '@meridian/api';
import type { Ports } from './ports.ts';

/** Before the second look, the third and so on, in ms: soon at first, then ever more rarely. The last one stays. */
export const lookWaitsMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const;

/** How often it is asked whether a wait is over. Never more looks than that, whatever the brokerage says. */
const tickMs = 500;

export interface Looking {
  /** Looks at once, or at the next tick where it has just looked. Waits are short again. */
  lookNow(): void;
  stop(): void;
}

/**
 * Looks for something that may be there later: at once, then with growing waits, and besides whenever the device is back
 * online, the page is shown again, or the brokerage says something on `topic`. Until it is stopped. `look` never rejects.
 */
export function keepLooking(
  { clock, network, socket }: Pick<Ports, 'clock' | 'network' | 'socket'>,
  topic: Topic,
  look: () => Promise<void>,
): Looking {
  let state: 'looking' | 'resting' | 'ready' = 'ready';
  let isAskedFor = false;
  let waits = 0;
  let lookedAt = clock.now();

  async function go(): Promise<void> {
    state = 'looking';
    isAskedFor = false;
    await look();
    lookedAt = clock.now();
    state = 'resting';
  }

  function lookNow(): void {
    waits = 0;
    if (state === 'ready') void go();
    else isAskedFor = true;
  }

  function onTick(): void {
    if (state === 'looking') return;
    state = 'ready';
    const waitMs = lookWaitsMs[Math.min(waits, lookWaitsMs.length - 1)] ?? 0;
    if (!isAskedFor && clock.now() - lookedAt < waitMs) return;
    if (!isAskedFor) waits += 1;
    void go();
  }

  const stops = [
    clock.every(tickMs, onTick),
    network.subscribe(() => {
      if (network.isOnline()) lookNow();
    }),
    socket?.subscribe(topic, lookNow),
    socket?.onGap(lookNow),
  ];
  void go();
  return {
    lookNow,
    stop() {
      for (const stop of stops) stop?.();
    },
  };
}
