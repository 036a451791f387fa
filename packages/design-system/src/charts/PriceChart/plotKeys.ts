/** What a key does to the plot that has the focus. */
export type KeyAction =
  | { does: 'read'; steps: number }
  | { does: 'zoom'; factor: number }
  | { does: 'pan'; share: number }
  | { does: 'show-all' }
  | { does: 'stop' };

/** One press of a zoom key or button. */
export const zoomStep = 2;
/** Part of the view that one press moves past. */
const panShare = 0.25;

/** A step is one candle, or one pixel's worth where there are more candles than pixels. */
const readSteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

const others: Readonly<Record<string, KeyAction>> = {
  '+': { does: 'zoom', factor: 1 / zoomStep },
  '=': { does: 'zoom', factor: 1 / zoomStep },
  '-': { does: 'zoom', factor: zoomStep },
  _: { does: 'zoom', factor: zoomStep },
  '0': { does: 'show-all' },
  Escape: { does: 'stop' },
};

export interface Key {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export function keyAction({ key, shiftKey, altKey, ctrlKey, metaKey }: Key): KeyAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (shiftKey && key === 'ArrowLeft') return { does: 'pan', share: -panShare };
  if (shiftKey && key === 'ArrowRight') return { does: 'pan', share: panShare };
  const steps = readSteps[key];
  return steps === undefined ? others[key] : { does: 'read', steps };
}
