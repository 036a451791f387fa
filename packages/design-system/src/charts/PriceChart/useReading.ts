import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Series } from '../model/candles.ts';
import { nearestIndex } from '../model/slots.ts';

interface Reading {
  index: number;
  /** Time of the candle read: other data under the same index ends the reading. */
  t: number;
  /** Only what was reached by keys is spoken: a pointer would flood the listener. */
  isSpoken: boolean;
}

export interface ReadingControls {
  /** Index of the candle being read. */
  index: number | undefined;
  isSpoken: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
}

/** Moves of the keys, in steps; a step is one candle, or one pixel's worth where there are more candles than pixels. */
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

/** Which candle a person reads, by mouse, finger or keys. `slotPx` is the width of one slot. */
export function useReading({ candles, slots }: Series, slotPx: number, plotWidth: number): ReadingControls {
  const [reading, setReading] = useState<Reading>();
  const isCurrent = reading !== undefined && candles[reading.index]?.t === reading.t;

  const read = (index: number, isSpoken: boolean): void => {
    const candle = candles[index];
    if (candle) setReading({ index, t: candle.t, isSpoken });
  };
  const readAt = (event: PointerEvent<HTMLElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    read(nearestIndex(slots, x / slotPx - 0.5), false);
  };
  const stop = (): void => setReading(undefined);

  return {
    index: isCurrent ? reading.index : undefined,
    isSpoken: isCurrent && reading.isSpoken,
    handlers: {
      onPointerDown: (event) => {
        // A finger that slides off the plot is still reading.
        if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        readAt(event);
      },
      onPointerMove: readAt,
      onPointerUp: (event) => {
        if (event.pointerType !== 'mouse') stop();
      },
      onPointerLeave: stop,
      onPointerCancel: stop,
      onBlur: stop,
      onKeyDown: (event) => {
        if (event.key === 'Escape') stop();
        const steps = keySteps[event.key];
        if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const step = Math.max(1, Math.ceil(candles.length / Math.max(1, plotWidth)));
        const last = candles.length - 1;
        // The first key starts at the newest candle, Home at the oldest.
        const target = isCurrent
          ? reading.index + steps * step * (event.shiftKey ? 10 : 1)
          : steps === -Infinity
            ? 0
            : last;
        read(Math.min(last, Math.max(0, target)), true);
      },
    },
  };
}
