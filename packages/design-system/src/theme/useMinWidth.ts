import { useSyncExternalStore } from 'react';

/**
 * Whether the window is at least so wide, followed as it changes. For `breakpoints.split` and `breakpoints.triple`; what a
 * style can decide by itself is a media query.
 */
export function useMinWidth(width: string): boolean {
  const query = `(min-width: ${width})`;
  const subscribe = (listener: () => void): (() => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
