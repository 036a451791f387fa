import { useState } from 'react';
import type { Candle } from '../model/candles.ts';
import type { SlotLayout } from '../model/slots.ts';
import { clampViewport, isWhole, wholeViewport, type Viewport } from '../model/viewport.ts';

interface Held {
  view: Viewport;
  /** Of the axis when the view was chosen. */
  slotCount: number;
  /** Other candles than these are another chart, and begin with everything in view. */
  beginsAt: number | undefined;
  stepMs: number;
}

export interface ViewControls {
  /** What is in view at rest. */
  view: Viewport;
  /** The axis, in slots. */
  slotCount: number;
  /** Whether less than everything is in view. */
  isZoomed: boolean;
  /** Whether anybody has changed the view: from then on it is announced. */
  wasChanged: boolean;
  setView: (view: Viewport) => void;
}

/** What part of the axis is in view. One that reaches the newest candle goes on reaching it as candles are added. */
export function useViewport(candles: readonly Candle[], { slotCount, stepMs }: SlotLayout): ViewControls {
  const [held, setHeld] = useState<Held>();
  const beginsAt = candles[0]?.t;
  const isCurrent = held?.beginsAt === beginsAt && held?.stepMs === stepMs;
  const view = held && isCurrent ? followed(held, slotCount) : wholeViewport(slotCount);
  return {
    view,
    slotCount,
    isZoomed: !isWhole(view, slotCount),
    wasChanged: held !== undefined && isCurrent,
    setView: (next) => setHeld({ view: next, slotCount, beginsAt, stepMs }),
  };
}

function followed({ view, slotCount: before }: Held, slotCount: number): Viewport {
  if (isWhole(view, before)) return wholeViewport(slotCount);
  const isAtEnd = view.start + view.count >= before - 1e-6;
  return clampViewport(isAtEnd ? { ...view, start: slotCount - view.count } : view, slotCount);
}
