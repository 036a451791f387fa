import { useEffect } from 'react';
import { hasOtherUse, isFocusFree } from './keys.ts';
import { paneOf } from './pane-places.ts';

/** Of a pane's height, so that the last line read is seen again. */
const pageShare = 0.875;

/** How far a key scrolls, in heights of the pane. */
const distances: ReadonlyMap<string, number> = new Map([
  ['PageDown', pageShare],
  ['PageUp', -pageShare],
  [' ', pageShare],
  ['Home', -Infinity],
  ['End', Infinity],
]);

/**
 * The keys that scroll a page scroll the page's own pane while the focus is nowhere, as they would without a desk: the
 * window itself has nothing to scroll there.
 */
export function usePaneScroll(main: string): void {
  useEffect(() => {
    function scroll(event: KeyboardEvent): void {
      const distance = distances.get(event.key);
      const pane = paneOf(main);
      if (distance === undefined || pane === null || hasOtherUse(event) || !isFocusFree()) return;
      event.preventDefault();
      const { clientHeight, scrollHeight } = pane;
      pane.scrollBy({ top: Math.max(-scrollHeight, Math.min(distance * clientHeight, scrollHeight)) });
    }
    document.addEventListener('keydown', scroll);
    return () => document.removeEventListener('keydown', scroll);
  }, [main]);
}
