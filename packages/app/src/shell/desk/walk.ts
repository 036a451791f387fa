import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstEntry, isFirstEntry } from '#presentation/first-entry.ts';
import { hasOtherUse, isFocusFree } from './keys.ts';
import { paneOf } from './pane-places.ts';
import type { Address } from './panes.ts';
import { subjectOf } from './RowLink.tsx';

/** How far each key goes, in rows; `page` is what the pane shows at once. Ends are cut to the rows there are. */
const steps: ReadonlyMap<string, (page: number) => number> = new Map([
  ['ArrowDown', () => 1],
  ['ArrowUp', () => -1],
  ['PageDown', (page: number) => page],
  ['PageUp', (page: number) => -page],
  ['Home', () => -Infinity],
  ['End', () => Infinity],
]);

/**
 * Keys walk the list that stands beside the page (ART.md "Wide is a desk"): with the focus in it, from row to row, which
 * Enter opens; with the focus nowhere, the arrows open the next one in its place.
 */
export function useWalk(list: string | undefined, { pathname }: Address): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (list === undefined) return;
    function walk(event: KeyboardEvent): void {
      const step = steps.get(event.key);
      const pane = paneOf(list ?? '');
      if (step === undefined || pane === null || hasOtherUse(event)) return;
      const rows = Array.from(pane.querySelectorAll<HTMLElement>('a[data-row-link]'));
      const focused = rows.indexOf(document.activeElement as HTMLElement);
      if (focused >= 0) {
        event.preventDefault();
        const target = focused + step(rowsInSight(pane, rows[focused]));
        rows[Math.max(0, Math.min(target, rows.length - 1))]?.focus();
        return;
      }
      const isArrow = event.key.startsWith('Arrow');
      const shown = rows.findIndex((row) => row.hasAttribute('aria-current'));
      const isLookedAt = subjectOf(pathname)?.isShown ?? false;
      if (!isArrow || !isFocusFree() || !isLookedAt || shown < 0 || event.repeat) return;
      event.preventDefault();
      const next = rows[shown + step(0)]?.dataset['rowLink'];
      if (next === undefined) return;
      const state: unknown = isFirstEntry(location) ? firstEntry : location.state;
      // One entry of the history for the whole walk: the way back is the list.
      void navigate(next, { replace: subjectOf(location.pathname) !== null, state });
    }
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list, pathname, navigate, location]);
}

/** How many rows a page is: one less than fit, so that the last one seen is seen again. */
function rowsInSight(pane: HTMLElement, row: HTMLElement | undefined): number {
  const height = row?.closest<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor(pane.clientHeight / height) - 2);
}
