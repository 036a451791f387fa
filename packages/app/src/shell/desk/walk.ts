import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstEntry, isFirstEntry } from '#presentation/first-entry.ts';
import { areLettersTaken, hasOtherUse, isFocusFree } from './keys.ts';
import { paneOf } from './pane-places.ts';
import type { Address } from './panes.ts';
import { subjectOf } from './subject.ts';

/** How far each key goes, in rows; `page` is what the pane shows at once. Ends are cut to the rows there are. */
const steps: ReadonlyMap<string, (page: number) => number> = new Map([
  ['ArrowDown', () => 1],
  ['ArrowUp', () => -1],
  ['PageDown', (page: number) => page],
  ['PageUp', (page: number) => -page],
  ['Home', () => -Infinity],
  ['End', () => Infinity],
]);

/** Letters that open the next or the one before wherever the focus is, as arrows do while it is nowhere. */
const letters: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['k', -1],
]);

/**
 * Keys walk the list that is beside the page (ART.md "Wide is a desk"): with the focus in it, from row to row, which
 * Enter opens; with the focus nowhere, the arrows open the next one in its place, and letters wherever it is.
 */
export function useWalk(list: string | undefined, { pathname, search }: Address, hasLetters: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (list === undefined) return;
    function walk(event: KeyboardEvent): void {
      const pane = paneOf(list ?? '');
      if (pane === null || hasOtherUse(event)) return;
      const letter = hasLetters && !areLettersTaken() ? letters.get(event.key) : undefined;
      const step = letter === undefined ? steps.get(event.key) : () => letter;
      if (step === undefined) return;
      const rows = Array.from(pane.querySelectorAll<HTMLElement>('a[data-row-link]'));
      const focused = rows.indexOf(document.activeElement as HTMLElement);
      if (focused >= 0 && letter === undefined) {
        event.preventDefault();
        const distance = step(rowsInSight(pane, rows[focused]));
        if (!Number.isFinite(distance)) return focusEnd(pane, distance);
        rows[Math.max(0, Math.min(focused + distance, rows.length - 1))]?.focus();
        return;
      }
      const canOpen = letter !== undefined || (event.key.startsWith('Arrow') && isFocusFree());
      const subject = subjectOf(pathname + search);
      if (!canOpen || subject === null || !subject.isShown || event.repeat) return;
      // Home has instruments and stories: from one of them to the next of its kind.
      const alike = rows.filter((row) => subjectOf(row.dataset['rowLink'] ?? '')?.kind === subject.kind);
      // What is above a list as well, in a strip of the leading ones, is walked in the list.
      const listed = alike.filter((row) => row.closest('[data-row]') !== null);
      const same = listed.length > 0 ? listed : alike;
      const shown = same.findIndex((row) => row.hasAttribute('aria-current'));
      const isNothingOpen = subject.kind === 'message' && !subject.query.has('id');
      // What is shown is not in the list, or its row is far out of sight: a letter begins where one looks. Arrows scroll there.
      if (shown < 0 && letter === undefined && !isNothingOpen) return;
      event.preventDefault();
      const beginning = same.length > 0 ? same : rows;
      const next = (shown < 0 ? firstInSight(pane, beginning) : same[shown + step(1)])?.dataset['rowLink'];
      if (next === undefined) return;
      const state: unknown = isFirstEntry(location) ? firstEntry : location.state;
      // One entry of the history for the whole walk: the way back is the list.
      void navigate(next, { replace: subjectOf(location.pathname) !== null, state });
    }
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list, pathname, search, hasLetters, navigate, location]);
}

/** The first row that the pane shows whole. */
function firstInSight(pane: HTMLElement, rows: readonly HTMLElement[]): HTMLElement | undefined {
  const { top } = pane.getBoundingClientRect();
  return rows.find((row) => row.getBoundingClientRect().top >= top);
}

/** The first or the last row: of a long list only those in sight exist, so they are brought there first. */
function focusEnd(pane: HTMLElement, distance: number): void {
  pane.scrollTop = distance < 0 ? 0 : pane.scrollHeight;
  // The list draws its rows in the frame after it was scrolled.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const rows = pane.querySelectorAll<HTMLElement>('a[data-row-link]');
      rows[distance < 0 ? 0 : rows.length - 1]?.focus();
    }),
  );
}

/** How many rows a page is: one less than fit, so that the last one seen is seen again. */
function rowsInSight(pane: HTMLElement, row: HTMLElement | undefined): number {
  const height = row?.closest<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor(pane.clientHeight / height) - 2);
}
