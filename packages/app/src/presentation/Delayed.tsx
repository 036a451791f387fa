import { useEffect, useState, type ReactNode } from 'react';

/** Shows its children once `delayMs` have passed. */
export function Delayed({ delayMs, children }: { delayMs: number; children: ReactNode }): ReactNode {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isDue ? children : null;
}
