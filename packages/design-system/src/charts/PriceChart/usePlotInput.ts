import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ReadingHandlers } from '../frame/useChartReading.ts';
import type { ReadingControls } from '../frame/useReading.ts';
import { nearEvent } from '../model/events.ts';
import type { Plot, PlotSource } from '../model/plot.ts';
import { firstIndexFrom, nearestIndex } from '../model/slots.ts';
import { revealSlot } from '../model/viewport.ts';
import { createGestures } from './gestures.ts';
import type { Painter } from './painter.ts';
import { keyAction } from './plotKeys.ts';
import type { ViewControls } from './useViewport.ts';
import type { ZoomControls } from './useZoom.ts';

interface PlotInput {
  surface: RefObject<HTMLElement | null>;
  source: PlotSource;
  plot: Plot | undefined;
  painter: Painter;
  views: ViewControls;
  zoom: ZoomControls;
  reading: ReadingControls;
}

/** Fingers, mouse, wheel and keys of the plot. */
export function usePlotInput(input: PlotInput): ReadingHandlers {
  const { surface, source, plot, painter, views, reading } = input;
  const [gestures] = useState(createGestures);

  useLayoutEffect(() => {
    if (!surface.current || !plot) return;
    gestures.follow({
      surface: surface.current,
      view: views.view,
      slotCount: views.slotCount,
      plotPx: plot.slotPx * views.view.count,
      movingView: painter.movingView,
      move: painter.move,
      settle: (view) => {
        painter.settle();
        views.setView(view);
      },
      readAt: (x) => reading.read(indexAt(x, source, plot), false),
      stopReading: reading.stop,
      isReading: reading.index !== undefined,
    });
  });

  useEffect(() => {
    const node = surface.current;
    // React listens to wheels passively: it could not keep the page from scrolling.
    node?.addEventListener('wheel', gestures.wheel, { passive: false });
    return () => {
      node?.removeEventListener('wheel', gestures.wheel);
      gestures.end();
    };
  }, [surface, gestures]);

  return {
    onPointerDown: gestures.down,
    onPointerMove: gestures.move,
    onPointerUp: gestures.up,
    onPointerLeave: gestures.leave,
    onPointerCancel: gestures.cancel,
    onBlur: reading.stop,
    onKeyDown: (event) => pressKey(event, input),
  };
}

function indexAt(x: number, { slots, events }: PlotSource, plot: Plot): number {
  const index = nearestIndex(slots.slotOf, plot.slotAt(x));
  return nearEvent(events, index, (other) => plot.toX(slots.slotOf[other] ?? 0));
}

function pressKey(event: KeyboardEvent<HTMLElement>, input: PlotInput): void {
  const action = keyAction(event);
  if (!action) return;
  event.preventDefault();
  const { zoom, reading, views } = input;
  // The first one ends the reading; the next may close what the chart is in.
  if (action.does === 'stop' && reading.index !== undefined) event.stopPropagation();
  if (action.does === 'stop') reading.stop();
  if (action.does === 'read') readBy(action.steps, input);
  if (action.does === 'zoom') zoom.zoomBy(action.factor);
  if (action.does === 'show-all') zoom.showAll();
  if (action.does === 'pan' && views.isZoomed) {
    reading.stop();
    zoom.panBy(action.share);
  }
}

function readBy(steps: number, { source, plot, reading, views }: PlotInput): void {
  const { candles, slots } = source;
  if (!plot || candles.length === 0) return;
  const { start, count } = views.view;
  const inView = firstIndexFrom(slots.slotOf, start + count) - firstIndexFrom(slots.slotOf, start);
  const perPixel = Math.ceil(inView / Math.max(1, plot.layout.width));
  const step = plot.marks.as === 'candles' ? plot.slotsPerMark : Math.max(1, perPixel);
  const last = candles.length - 1;
  // The first key starts at the newest candle in view, Home at the oldest of all.
  const newest = Math.min(last, nearestIndex(slots.slotOf, start + count - 1));
  const begun = Number.isFinite(steps) ? newest : steps < 0 ? 0 : last;
  const target = reading.index === undefined ? begun : reading.index + steps * step;
  const index = Math.min(last, Math.max(0, target));
  reading.read(index, true);
  const slot = slots.slotOf[index] ?? 0;
  const shown = revealSlot(views.view, views.slotCount, slot);
  if (shown !== views.view) views.setView(shown);
}
