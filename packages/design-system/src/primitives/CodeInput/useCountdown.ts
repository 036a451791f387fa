import { useEffect, useState } from 'react';

const pageClock = (): number => performance.now();

/**
 * Whole seconds left of `seconds`, counted anew whenever `startKey` changes; 0 when over or when `startKey` is 0.
 * The ticks only look at `clock` (milliseconds that only go forward), so a tab that slept comes back with the right number.
 */
export function useCountdown(seconds: number, startKey: number, clock = pageClock): number {
  const [left, setLeft] = useState(startKey === 0 ? 0 : seconds);
  const [countedKey, setCountedKey] = useState(startKey);
  if (countedKey !== startKey) {
    setCountedKey(startKey);
    setLeft(startKey === 0 ? 0 : seconds);
  }

  useEffect(() => {
    if (startKey === 0) return undefined;
    const endsAt = clock() + seconds * 1000;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((endsAt - clock()) / 1000));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, startKey, clock]);

  return left;
}
