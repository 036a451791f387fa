import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Width of the element's content box in px, kept up to date; 0 until it is laid out. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    // Its first report comes before the first paint.
    const observer = new ResizeObserver(() => setWidth(node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
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
