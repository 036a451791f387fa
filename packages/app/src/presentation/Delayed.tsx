import { useEffect, useState, type ReactNode } from 'react';

/** A wait shorter than this shows nothing: a flash of grey reads as a fault (spec §2, ART states). */
export const skeletonDelayMs = 200;

/** Shows its children once `delayMs` have passed. */
export function Delayed({
  delayMs = skeletonDelayMs,
  children,
}: {
  delayMs?: number;
  children: ReactNode;
}): ReactNode {
  const [isDue, setDue] = useState(delayMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isDue ? children : null;
}
