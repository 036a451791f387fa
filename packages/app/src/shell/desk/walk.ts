import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstEntry, isFirstEntry } from '#presentation/first-entry.ts';
import type { Address } from './panes.ts';
import { subjectOf } from './RowLink.tsx';

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * The arrow keys walk the list that stands beside the page (ART.md "Wide is a desk"): with the focus in it, from row to
 * row, which Enter opens; with the focus nowhere, they open the next one in its place.
 */
export function useWalk(list: string | undefined, { pathname }: Address): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (list === undefined) return;
    function walk(event: KeyboardEvent): void {
      const step = steps.get(event.key);
      const pane = document.querySelector<HTMLElement>(`[data-pane="${list}"]`);
      if (step === undefined || pane === null || hasOtherUse(event)) return;
      const rows = Array.from(pane.querySelectorAll<HTMLElement>('a[data-row-link]'));
      const focused = rows.indexOf(document.activeElement as HTMLElement);
      if (focused >= 0) {
        event.preventDefault();
        rows[focused + step]?.focus();
        return;
      }
      const shown = rows.findIndex((row) => row.hasAttribute('aria-current'));
      const isLookedAt = subjectOf(pathname)?.isShown ?? false;
      if (!isFocusFree() || !isLookedAt || shown < 0 || event.repeat) return;
      event.preventDefault();
      const next = rows[shown + step]?.dataset['rowLink'];
      if (next === undefined) return;
      const state: unknown = isFirstEntry(location) ? firstEntry : location.state;
      // One entry of the history for the whole walk: the way back is the list.
      void navigate(next, { replace: subjectOf(location.pathname) !== null, state });
    }
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list, pathname, navigate, location]);
}

function hasOtherUse(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** After a navigation the focus is on the heading, with which nothing can be done. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
}
