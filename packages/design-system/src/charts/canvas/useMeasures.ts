import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Width of the element's content box in px, kept up to date; 0 until it is laid out. */
export function useWidth(element: RefObject<Element | null>): number {
  return useExtent(element, 'clientWidth');
}

/** Height of the element's content box in px, kept up to date; 0 until it is laid out. */
export function useHeight(element: RefObject<Element | null>): number {
  return useExtent(element, 'clientHeight');
}

function useExtent(element: RefObject<Element | null>, side: 'clientWidth' | 'clientHeight'): number {
  const [px, setPx] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = (): void => setPx(node[side]);
    // At once, not with the observer's first report: a chart that is there answers to keys.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, side]);
  return px;
}

/** Px of the smallest text at an ordinary text size. */
const smallestTextPx = 12;

/** Px of chart text: 12 at an ordinary text size, and as much larger as a person has set their text. */
export function useTextPx(): number {
  return useSyncExternalStore(onRootTextChange, rootTextPx, () => smallestTextPx);
}

let knownTextPx: number | undefined;

function readTextPx(): number {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return smallestTextPx * ((rootPx || 16) / 16);
}

/** Read once and kept while somebody watches: asking for a style on each render would make the page lay itself out. */
function rootTextPx(): number {
  knownTextPx ??= readTextPx();
  return knownTextPx;
}

const watchers = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/** One probe for all charts: 1rem wide, so that a change of the root's text size is a change of its size. */
function onRootTextChange(onChange: () => void): () => void {
  watchers.add(onChange);
  stopWatching ??= watchRootText();
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
    knownTextPx = undefined;
  };
}

function watchRootText(): () => void {
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:fixed;inline-size:1rem;block-size:0;visibility:hidden;pointer-events:none';
  document.body.append(probe);
  const observer = new ResizeObserver(() => {
    const textPx = readTextPx();
    if (textPx === knownTextPx) return;
    knownTextPx = textPx;
    for (const watcher of watchers) watcher();
  });
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

/** Device pixels per CSS pixel: changes with page zoom and when a window moves to another screen. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    onPixelRatioChange,
    () => window.devicePixelRatio || 1,
    () => 1,
  );
}

function onPixelRatioChange(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  // A query matches one ratio only, so each change needs the next query.
  const listen = (): void => {
    query?.removeEventListener('change', changed);
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed);
  };
  const changed = (): void => {
    listen();
    onChange();
  };
  listen();
  return () => query?.removeEventListener('change', changed);
}
