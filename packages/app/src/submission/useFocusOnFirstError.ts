import { useEffect, useRef, type RefObject } from 'react';

/** Leads to what is wrong: after each attempt that did not go through, the first field in error has the focus. */
export function useFocusOnFirstError(attempts: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return frame;
}
