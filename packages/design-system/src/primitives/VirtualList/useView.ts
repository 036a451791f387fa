import { useLayoutEffect, useState } from 'react';

/** Which part of a list is in sight, in px from the list's start. */
export interface View {
  readonly top: number;
  readonly viewport: number;
}

type Ref = { readonly current: HTMLElement | null };

/** The part in sight. `isOwnWindow`: the list scrolls by itself; otherwise it lies in a page or pane that does. */
export function useView(rootRef: Ref, isOwnWindow: boolean): [View, (read: View) => void] {
  const [view, setView] = useState<View>({ top: 0, viewport: 0 });

  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    const read = (): void => {
      const next = isOwnWindow ? ownView(root) : viewInPage(root);
      setView((last) => (last.top === next.top && last.viewport === next.viewport ? last : next));
    };
    const observer = new ResizeObserver(read);
    observer.observe(root);
    // What stands above the list may grow too, and moves it.
    if (!isOwnWindow) observer.observe(document.body);
    const target = isOwnWindow ? root : document;
    target.addEventListener('scroll', read, { capture: true, passive: true });
    window.addEventListener('resize', read);
    read();
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', read, { capture: true });
      window.removeEventListener('resize', read);
    };
  }, [rootRef, isOwnWindow]);

  return [view, setView];
}

const ownView = (root: HTMLElement): View => ({ top: root.scrollTop, viewport: root.clientHeight });

function viewInPage(root: HTMLElement): View {
  const pane = scrollerOf(root);
  const seen = pane?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  const start = root.getBoundingClientRect().top;
  const top = Math.max(0, seen.top - start);
  return { top, viewport: Math.max(0, seen.bottom - start - top) };
}

/** The pane in which an element is scrolled; null for the page itself. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
