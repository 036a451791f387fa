import type { KeyboardEvent, PointerEvent } from 'react';
import { capturePointer } from '#primitives/capturePointer.ts';
import { useReading } from './useReading.ts';

export interface ReadingRequest {
  /** Number of things that can be read: points, bars, levels. They are numbered from 0, in the order keys walk them. */
  count: number;
  /** What a thing is, whatever its number: its time, its code. Other data under the same number end the reading. */
  keyAt: (index: number) => string | number;
  /** The thing to read under a pointer, in px from the surface's top left corner; `undefined` where there is none. */
  indexAt: (x: number, y: number) => number | undefined;
  /** Where the first key lands: a number, or `end` (default), the newest of a series in time. Home always goes to 0. */
  startAt?: 'start' | 'end' | number | undefined;
  /** Things one key press passes. More than 1 where several share a pixel. Default 1. */
  keyStep?: number | undefined;
  /** A lifted finger leaves the reading, until Escape or until focus goes. For few and wide things; by default it ends it. */
  staysAfterTouch?: boolean | undefined;
}

export interface ReadingHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: () => void;
}

export interface ChartReading {
  /** Number of what is being read; `undefined`: nothing is. */
  index: number | undefined;
  /** Whether keys brought it there, so that it is to be spoken. */
  isSpoken: boolean;
  /** For the surface: `PlotSurface` takes them. */
  handlers: ReadingHandlers;
}

/** Moves of the keys, in steps. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Which of a chart's things a person reads, by mouse, finger or keys. Arrows move by one, with Shift or Page by ten, Home
 * and End to the ends, Escape ends it, and so does leaving by mouse or focus.
 */
export function useChartReading(request: ReadingRequest): ChartReading {
  const { count, keyAt, indexAt, startAt = 'end', keyStep = 1, staysAfterTouch = false } = request;
  const { index: current, isSpoken, read, stop } = useReading(count, keyAt);

  const readAt = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = indexAt(event.clientX - box.left, event.clientY - box.top);
    if (index === undefined || index < 0 || index >= count) stop();
    else read(index, false);
  };
  const lift = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType !== 'mouse' && !staysAfterTouch) stop();
  };

  return {
    index: current,
    isSpoken,
    handlers: {
      onPointerDown: (event) => {
        // A finger that slides off the plot is still reading.
        if (event.pointerType !== 'mouse') capturePointer(event);
        readAt(event);
      },
      onPointerMove: readAt,
      onPointerUp: lift,
      onPointerLeave: (event) => (event.pointerType === 'mouse' ? stop() : lift(event)),
      onPointerCancel: stop,
      onBlur: stop,
      onKeyDown: (event) => {
        // The first one ends the reading; the next may close what the chart is in.
        if (event.key === 'Escape' && current !== undefined) event.stopPropagation();
        if (event.key === 'Escape') stop();
        const steps = keySteps[event.key];
        if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
        event.preventDefault();
        const last = count - 1;
        const first = startAt === 'end' ? last : startAt === 'start' ? 0 : startAt;
        const from = Number.isFinite(steps) ? first : steps;
        const target = current === undefined ? from : current + steps * keyStep * (event.shiftKey ? 10 : 1);
        read(Math.min(last, Math.max(0, target)), true);
      },
    },
  };
}
