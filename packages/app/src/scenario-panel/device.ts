import { useEffect, useState } from 'react';
import { browserClock } from '#platform/ports-browser.ts';

/** How many times as slow as it is the page's processor seems. */
export const slowdowns = [1, 4, 6] as const;
/** Size of letters, of what the browser is set to. */
export const letterSizes = [1, 1.5, 2] as const;

/** A device other than the tester's own, as far as a page can be one. */
export interface Device {
  readonly slowdown: (typeof slowdowns)[number];
  readonly letterSize: (typeof letterSizes)[number];
}

/** How long the page's thread is taken and given back, in ms: so short that a press waits no longer than on such a device. */
const roundMs = 32;

/** What {@link slowDown} needs of the page. */
interface Thread {
  /** In ms. */
  now(): number;
  /** Calls after so many ms of doing other things; the result takes that back. */
  later(callback: () => void, ms: number): () => void;
}

const pageThread: Thread = {
  now: browserClock().now,
  later(callback, ms) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Takes so much of the page's thread that the rest gets along as slowly as with a slower processor. Animations of the browser's
 * own and other threads keep their speed.
 * @param times as slow; 1 takes nothing
 * @returns ends it
 */
export function slowDown(times: number, { now, later }: Thread = pageThread): () => void {
  if (times <= 1) return () => {};
  const freeMs = roundMs / times;
  let cancel = later(take, freeMs);
  return () => cancel();

  function take(): void {
    const startedMs = now();
    while (now() - startedMs < roundMs - freeMs);
    cancel = later(take, freeMs);
  }
}

/** The device that the page is on for now. It is the tester's own again when the page is loaded anew. */
export function useDevice(): readonly [Device, (change: Partial<Device>) => void] {
  const [device, setDevice] = useState<Device>({ slowdown: 1, letterSize: 1 });
  const { slowdown, letterSize } = device;
  useEffect(() => slowDown(slowdown), [slowdown]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = letterSize === 1 ? '' : `${letterSize * 100}%`;
    return () => {
      style.fontSize = '';
    };
  }, [letterSize]);
  return [device, (change) => setDevice({ ...device, ...change })];
}
