import { useLayoutEffect, useRef } from 'react';
import type { View } from './useView.ts';
import type { RowPlaces } from './windowing.ts';

interface Anchor {
  readonly key: string;
  /** Of the row, in px from the list's start. */
  readonly offset: number;
}

/**
 * Keeps the first row in sight where it is while rows come above it or turn out higher than was thought. A list that is
 * seen from its start stays there: what is new at the top is seen.
 */
export function useAnchor(
  keys: readonly string[],
  places: RowPlaces,
  view: View,
  scrollBy: (px: number) => void,
): void {
  const anchor = useRef<Anchor>(undefined);

  useLayoutEffect(() => {
    const last = anchor.current;
    if (last === undefined) return;
    const index = keys.indexOf(last.key);
    if (index < 0) return;
    const offset = places.offsetOf(index);
    anchor.current = { ...last, offset };
    if (Math.abs(offset - last.offset) >= 1) scrollBy(offset - last.offset);
  }, [keys, places, scrollBy]);

  useLayoutEffect(() => {
    const index = places.indexAt(view.top);
    const key = keys[index];
    anchor.current = view.top > 0 && key !== undefined ? { key, offset: places.offsetOf(index) } : undefined;
  }, [keys, places, view.top]);
}
