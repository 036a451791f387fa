import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Time in ms a finger rests before it is a long press (spec §9). */
export const longPressMs = 350;
/** Way in px a finger may wander meanwhile; more is a scroll (spec §9). */
export const longPressSlackPx = 10;

/** To be spread on the element that is pressed. */
export interface LongPressHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onPointerLeave: () => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * A long press of the main button or a finger, cancelled by a move. The click that follows it is swallowed. The
 * keyboard's menu key and a right click do the same, since they ask for the same thing; still give the action a
 * visible way too, because nobody sees that a thing can be pressed long.
 */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const hasFired = useRef(false);
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });

  const cancel = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => cancel, []);

  return {
    onPointerDown(event) {
      cancel();
      hasFired.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const timer = setTimeout(() => {
        press.current = undefined;
        hasFired.current = true;
        latest.current();
      }, longPressMs);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove(event) {
      const start = press.current;
      if (!start) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > longPressSlackPx) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onContextMenu(event) {
      event.preventDefault();
      // A finger's own context menu comes with its long press, which has told already or will.
      if (hasFired.current || press.current) return;
      latest.current();
    },
    onClickCapture(event) {
      if (!hasFired.current) return;
      hasFired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
