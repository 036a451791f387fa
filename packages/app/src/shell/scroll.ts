import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isTab, routeOf } from './routes.ts';

/** A list that grows while it loads is followed down for this long. */
const followMs = 2_000;

/**
 * Keeps how far each tab and each screen of the history was scrolled: a tab comes back where it was left, a screen
 * opened anew starts at its top (spec §2).
 */
export function useKeptScroll(): void {
  const { pathname, key } = useLocation();
  const positions = useRef(new Map<string, number>());
  const isFirst = useRef(true);
  const name = routeOf(pathname);
  const place = name !== null && isTab(name) ? name : key;

  // One effect for both, before the next paint: the page that leaves must not hear the next one's scrolling.
  useLayoutEffect(() => {
    const kept = positions.current;
    // The page opens at its top. To scroll there it would have to be laid out before its first picture.
    const stop = isFirst.current ? () => {} : scrollTo(kept.get(place) ?? 0);
    isFirst.current = false;
    const keep = (): void => void kept.set(place, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      window.removeEventListener('scroll', keep);
      stop();
    };
  }, [place]);
}

/** Scrolls as soon as the page is long enough, unless the user has moved it meanwhile. */
function scrollTo(top: number): () => void {
  window.scrollTo({ top, behavior: 'instant' });
  if (window.scrollY >= top) return () => {};
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top) stop();
  });
  const timer = setTimeout(() => stop(), followMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of userScrolls) window.removeEventListener(type, stop);
  }
  for (const type of userScrolls) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

const userScrolls = ['wheel', 'touchstart', 'keydown'] as const;
