import { useMemo, useSyncExternalStore } from 'react';
import { usePorts } from './context.ts';
import { createCountdown, type Countdown } from './countdown.ts';

/** Whole seconds until an instant, in ms since 1970: 0 from then on, and for null. Renders again once a second until then. */
export function useCountdown(untilMs: number | null): number {
  const countdown = useCountdownTo(untilMs);
  return useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
}

/** Nobody counts along: a second late is soon enough. */
const passedLookMs = 1_000;

/** Whether an instant, in ms since 1970, is over: never for null. Renders again only when that changes. */
export function useHasPassed(instantMs: number | null): boolean {
  const countdown = useCountdownTo(instantMs, passedLookMs);
  return useSyncExternalStore(countdown.subscribe, () => instantMs !== null && countdown.secondsLeft() === 0);
}

function useCountdownTo(untilMs: number | null, lookMs?: number): Countdown {
  const ports = usePorts();
  return useMemo(() => createCountdown(ports, untilMs, lookMs), [ports, untilMs, lookMs]);
}
