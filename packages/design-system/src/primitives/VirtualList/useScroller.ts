import { useLayoutEffect, useState } from 'react';

/** What a list is scrolled with, and how far below its upper end the list begins, in px. */
export interface Scroller {
  /** The window where the page itself is scrolled. */
  readonly element: HTMLElement | Window;
  readonly marginPx: number;
}

type Ref = { readonly current: HTMLElement | null };

/** Null before the list is on the page. `isOwnWindow`: it scrolls by itself; otherwise it lies in a page or pane that does. */
export function useScroller(rootRef: Ref, isOwnWindow: boolean): Scroller | null {
  const [scroller, setScroller] = useState<Scroller | null>(null);

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    const element = isOwnWindow ? root : (paneOf(root) ?? window);
    const read = (): void => {
      const marginPx = isOwnWindow ? 0 : marginOf(root, element);
      setScroller((last) =>
        last?.element === element && Math.abs(last.marginPx - marginPx) < 0.5 ? last : { element, marginPx },
      );
    };
    read();
    if (isOwnWindow) return undefined;
    // What is above the list may have grown. Rows lie by the list's own start: only which of them exist depends on it.
    document.addEventListener('scroll', read, { capture: true, passive: true });
    window.addEventListener('resize', read);
    return () => {
      document.removeEventListener('scroll', read, { capture: true });
      window.removeEventListener('resize', read);
    };
  }, [rootRef, isOwnWindow]);

  return scroller;
}

function marginOf(root: HTMLElement, element: HTMLElement | Window): number {
  const { top } = root.getBoundingClientRect();
  return element instanceof HTMLElement
    ? top - element.getBoundingClientRect().top + element.scrollTop
    : top + element.scrollY;
}

/** The pane in which an element is scrolled; null for the page itself. */
function paneOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
