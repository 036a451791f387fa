import { createContext, use, useSyncExternalStore } from 'react';
import { breakpoints } from '#tokens/scale.ts';

/** Px on a phone, and the least anywhere. */
const leastPx = 320;
const mostPx = 760;
/** What is around the chart in a window beside others: bars, the head of the quote, periods, a sight of what follows. */
const aroundPx = 348;
/** What an indicator with a pane of its own adds. */
const panePx = 130;
/** Px of a price that can still be read, in a window with hardly any height: there the chart scrolls. */
const leastInWindowPx = 200;

/** Height in px of the chart of a quote that has a room for itself. `panes`: as for `useChartHeight`. */
export function chartHeightIn(roomPx: number, panes: number): number {
  return Math.max(roomPx, leastInWindowPx + panes * panePx);
}

/** The row under a chart: its tools and the button of its table. */
export const belowChartPx = 44;

/** Px that something under a pane takes from its height: a chart in it has so much less. */
export const ReservedHeight = createContext(0);

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function windowPx(): number {
  if (!window.matchMedia(`(min-width: ${breakpoints.split})`).matches) return leastPx;
  return window.innerHeight - aroundPx;
}

/**
 * Height in px of the chart of a quote: on a phone the same always, on a wide window what the window leaves. `panes`:
 * indicators with a pane of their own, which need theirs.
 */
export function useChartHeight(panes = 0): number {
  const reserved = use(ReservedHeight);
  const left = useSyncExternalStore(subscribe, windowPx, () => leastPx) - reserved;
  const room = Math.min(mostPx, Math.max(leastPx, left));
  return panes === 0 ? room : Math.max(room, leastPx + panes * panePx);
}
