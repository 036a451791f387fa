import {
  defaultRangeExtractor,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { Scroller } from './useScroller.ts';

type Rows = Virtualizer<HTMLElement, HTMLElement>;

interface RowsSource {
  /** Of a row at the density here, in px: once it changes, what was measured before says nothing. */
  readonly rowPx: number;
  readonly count: number;
  readonly keyAt: (index: number) => string;
  /** In px: exact, or an estimate of rows that say their own height. */
  readonly heightAt: (index: number) => number;
  /** Heights by key, in px, of rows measured before; those measured are noted in it. */
  readonly heights: Map<string, number>;
  readonly scroller: Scroller | null;
  readonly overscan: number;
  /** The row that exists wherever one scrolls. */
  readonly focused: number | undefined;
}

/**
 * Which rows exist and where they lie. The first row in sight stays where it is while rows come above it or turn out
 * higher than was thought; a list that is seen from its start stays there, so that what is new at its top is seen.
 *
 * Answers one object that changes inside: its readers must not be memoised.
 */
export function useRows(source: RowsSource): Rows {
  'use no memo';
  const { rowPx, count, keyAt, heightAt, heights, scroller, overscan, focused } = source;
  const latest = useRef<Rows>(undefined);
  const opening = useRef<'awaited' | 'measured' | 'over'>('awaited');
  const marginPx = scroller?.marginPx ?? 0;
  const isSeenFromStart = (latest.current?.scrollOffset ?? 0) <= marginPx;
  // oxlint-disable-next-line react/incompatible-library -- what reads it is not memoised: see above
  const rows: Rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => (scroller?.element ?? null) as HTMLElement | null,
    ...(scroller?.element === window ? ofPage : { observeElementOffset, observeElementRect }),
    initialOffset: () => scrolledPx(scroller?.element),
    scrollMargin: marginPx,
    estimateSize: heightAt,
    getItemKey: keyAt,
    overscan,
    // In its own terms: what is in sight is kept when rows come before it.
    anchorTo: isSeenFromStart ? 'start' : 'end',
    rangeExtractor: (range) => withFocused(range, focused),
    initialMeasurementsCache: latest.current === undefined ? measuredBefore(count, keyAt, heights) : [],
    measureElement: (row, entry, instance) => {
      const index = instance.indexFromElement(row);
      const key = keyAt(index);
      const measured =
        heightOf(entry) ?? heights.get(key) ?? (opening.current === 'over' ? undefined : heightOfFirst(row));
      const px = measured ?? heightAt(index);
      // Asked again before the observer has spoken, a row is as high as it was found to be.
      if (entry !== undefined || measured !== undefined) heights.set(key, px);
      if (opening.current === 'awaited') opening.current = 'measured';
      return px;
    },
  });
  latest.current = rows;
  const measuredAt = useRef(rowPx);
  useLayoutEffect(() => {
    if (measuredAt.current === rowPx) return;
    measuredAt.current = rowPx;
    heights.clear();
    rows.measure();
  }, [rowPx, heights, rows]);
  // Once only: rows that come because the first ones are low wait for the observer.
  useLayoutEffect(() => {
    if (opening.current === 'measured') opening.current = 'over';
  });
  return rows;
}

/** The page is scrolled by the window, whose place and size are read in another way and written in the same. */
const ofPage = {
  observeElementOffset: observeWindowOffset,
  observeElementRect: observeWindowRect,
} as unknown as Pick<Rows['options'], 'observeElementOffset' | 'observeElementRect'>;

const scrolledPx = (element: HTMLElement | Window | undefined): number =>
  element instanceof HTMLElement ? element.scrollTop : (element?.scrollY ?? 0);

function withFocused(range: Range, focused: number | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || shown.includes(focused)) return shown;
  return focused < (shown[0] ?? 0) ? [focused, ...shown] : [...shown, focused];
}

function measuredBefore(
  count: number,
  keyAt: (index: number) => string,
  heights: ReadonlyMap<string, number>,
) {
  return Array.from({ length: heights.size === 0 ? 0 : count }, (_, index) => {
    const key = keyAt(index);
    return { index, key, start: 0, end: 0, size: heights.get(key) ?? Number.NaN, lane: 0 };
  }).filter(({ size }) => !Number.isNaN(size));
}

/**
 * Heights come from the observer, once a frame and all together. Undefined for a row that has just come, and for one
 * that is not laid out, as in a closed panel: 0 would ask for rows without end.
 */
function heightOf(entry: ResizeObserverEntry | undefined): number | undefined {
  return rounded(entry?.borderBoxSize[0]?.blockSize ?? 0);
}

/** The rows a list opens with are measured before they are seen: the observer's word would move them a picture later. */
function heightOfFirst(row: HTMLElement): number | undefined {
  return rounded(row.getBoundingClientRect().height);
}

const rounded = (px: number): number | undefined => (px === 0 ? undefined : Math.round(px * 100) / 100);
