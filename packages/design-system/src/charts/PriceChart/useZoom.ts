import type { PlotSource } from '../model/plot.ts';
import { isClosest, panViewport, wholeViewport, zoomViewport } from '../model/viewport.ts';
import type { ViewControls } from './useViewport.ts';

export interface ZoomControls {
  canZoomIn: boolean;
  canZoomOut: boolean;
  /** Below 1 is closer. Around what is read, else around the newest candle, or the middle where that is out of view. */
  zoomBy: (factor: number) => void;
  /** By a part of what is in view, towards newer candles if positive. */
  panBy: (share: number) => void;
  showAll: () => void;
}

/** Zoom and pan by key and button. */
export function useZoom(
  { candles, slots }: PlotSource,
  { view, slotCount, isZoomed, setView }: ViewControls,
  readIndex: number | undefined,
): ZoomControls {
  const anchor = (): number => {
    const read = readIndex === undefined ? undefined : slots.slotOf[readIndex];
    const newest = (slots.slotOf[candles.length - 1] ?? 0) + 0.5;
    if (read !== undefined) return read + 0.5;
    return newest <= view.start + view.count ? newest : view.start + view.count / 2;
  };
  return {
    canZoomIn: !isClosest(view, slotCount),
    canZoomOut: isZoomed,
    zoomBy: (factor) => setView(zoomViewport(view, slotCount, factor, anchor())),
    panBy: (share) => setView(panViewport(view, slotCount, share * view.count)),
    showAll: () => setView(wholeViewport(slotCount)),
  };
}
