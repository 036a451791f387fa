import { useLayoutEffect, useRef } from 'react';

/** Rows that come later than their list are waited for so long, in ms. */
const waitMs = 5_000;

/** A pane that shows something else begins at its top; one that comes back, where it was left. */
export function usePanePlaces(panes: readonly { readonly id: string; readonly subject: string }[]): void {
  const tops = useRef(new Map<string, number>());
  const shown = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    for (const { id, subject } of panes) {
      const pane = paneOf(id);
      const before = shown.current.get(id);
      shown.current.set(id, subject);
      if (pane === null || before === undefined || before === subject) continue;
      tops.current.set(before, pane.scrollTop);
      pane.scrollTop = tops.current.get(subject) ?? 0;
    }
  });
}

/** Brings the row of what is beside a list into sight, now or as soon as there is one. */
export function useRowInSight(list: string | undefined, page: string): void {
  useLayoutEffect(() => {
    const pane = list === undefined ? null : paneOf(list);
    if (pane === null || showRow(pane)) return;
    const observer = new MutationObserver(() => {
      if (showRow(pane)) stop();
    });
    const timer = setTimeout(stop, waitMs);
    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
    }
    observer.observe(pane, { childList: true, subtree: true });
    return stop;
  }, [list, page]);
}

function showRow(pane: HTMLElement): boolean {
  const row = pane.querySelector('a[data-row-link][aria-current]');
  row?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return row !== null;
}

/** The element of a pane on the page. */
export function paneOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-pane="${id}"]`);
}
