import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { capturePointer } from '../capturePointer.ts';

/** Way in px before a drag is a drag and not a tap. */
const slackPx = 8;
/** Part of the sheet's height that, once dragged away, closes it. */
const closingShare = 0.3;
/** Speed in px/ms that closes it from any place. */
const flickSpeed = 0.6;

interface Drag {
  startY: number;
  lastY: number;
  lastMs: number;
  /** px/ms, downwards positive, over the last move. */
  speed: number;
  /** How far down it was pushed, px. */
  offset: number;
  isDragging: boolean;
}

/** To be spread on what the finger takes hold of. */
export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/**
 * A sheet pushed down by its head, which closes it; let go too early it springs back. Only for fingers and pens: a
 * mouse and the keyboard have the close button and Escape. Ours because Base UI's drawer costs half as much again as
 * its dialog (9 kB gz) for this one gesture.
 */
export function useDragDown(onDismiss: () => void): {
  handlers: DragHandlers;
  isDragging: boolean;
  style: CSSProperties;
} {
  const [offset, setOffset] = useState(0);
  const drag = useRef<Drag>(undefined);
  const sheetHeight = useRef(0);
  const isDragging = offset > 0;

  const letGo = (): void => {
    drag.current = undefined;
    setOffset(0);
  };

  return {
    isDragging,
    style: { '--m-drag': `${offset}px` } as CSSProperties,
    handlers: {
      onPointerDown(event) {
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        sheetHeight.current = event.currentTarget.parentElement?.offsetHeight ?? 0;
        drag.current = {
          startY: event.clientY,
          lastY: event.clientY,
          lastMs: event.timeStamp,
          speed: 0,
          offset: 0,
          isDragging: false,
        };
      },
      onPointerMove(event) {
        const now = drag.current;
        if (!now) return;
        const y = event.clientY - now.startY;
        if (!now.isDragging) {
          if (Math.abs(y) <= slackPx) return;
          now.isDragging = true;
          capturePointer(event);
        }
        const tookMs = event.timeStamp - now.lastMs;
        if (tookMs > 0) now.speed = (event.clientY - now.lastY) / tookMs;
        now.lastY = event.clientY;
        now.lastMs = event.timeStamp;
        now.offset = Math.max(0, y);
        setOffset(now.offset);
      },
      onPointerUp() {
        const now = drag.current;
        const isFlick = (now?.speed ?? 0) > flickSpeed;
        // Not what is drawn: a quick finger lets go before its last move is rendered.
        const way = now?.offset ?? 0;
        const isFar = way > sheetHeight.current * closingShare;
        letGo();
        if (now?.isDragging === true && way > 0 && (isFlick || isFar)) onDismiss();
      },
      onPointerCancel: letGo,
    },
  };
}
