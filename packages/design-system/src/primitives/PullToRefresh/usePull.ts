import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far a finger goes in px until letting go refreshes. */
const thresholdPx = 112;
/** A finger that has gone this far in px has decided between down and sideways. */
const decidedPx = 8;

/** What takes a finger's way for itself, and a selection that a finger is about to change. */
const ownGestures = 'input, textarea, select, [role="slider"], [contenteditable="true"]';

export interface Pull {
  /** 0 to 1 while a finger pulls, 1 from where letting go refreshes; undefined while none does. */
  readonly share: number | undefined;
}

type Ref = { readonly current: HTMLElement | null };

/** A finger's way down from the very top of the parent of the element in `ref`. */
export function usePull(ref: Ref, isOff: boolean, onPulled: () => void): Pull {
  const [share, setShare] = useState<number>();
  const latest = useRef({ onPulled, isOff });
  useEffect(() => {
    latest.current = { onPulled, isOff };
  });

  // Native listeners: only one that is not passive may keep the page from scrolling. There as soon as the sign is: a finger
  // does not wait for an idle moment.
  useLayoutEffect(() => {
    const area = ref.current?.parentElement;
    if (!area) return undefined;
    let start: Touch | undefined;
    let isDown = false;
    let pulledPx = 0;

    const end = (): void => {
      start = undefined;
      isDown = false;
      pulledPx = 0;
      setShare(undefined);
    };
    const onStart = (event: TouchEvent): void => {
      end();
      if (event.touches.length === 1 && !latest.current.isOff && mayPull(event.target))
        start = event.touches[0];
    };
    const onMove = (event: TouchEvent): void => {
      const touch = event.touches[0];
      if (start === undefined || touch === undefined) return;
      const downPx = touch.clientY - start.clientY;
      const sidewaysPx = Math.abs(touch.clientX - start.clientX);
      if (!isDown) {
        if (Math.max(Math.abs(downPx), sidewaysPx) < decidedPx) return;
        // Up scrolls, sideways is a row's or a strip's, and a selection that has begun goes on.
        if (downPx <= sidewaysPx || hasSelection()) return end();
        isDown = true;
      }
      if (event.cancelable) event.preventDefault();
      pulledPx = Math.max(0, downPx);
      setShare(Math.min(1, pulledPx / thresholdPx));
    };
    const onEnd = (): void => {
      const isPulled = isDown && pulledPx >= thresholdPx && !latest.current.isOff;
      end();
      if (isPulled) latest.current.onPulled();
    };
    area.addEventListener('touchstart', onStart, { passive: true });
    area.addEventListener('touchmove', onMove, { passive: false });
    area.addEventListener('touchend', onEnd);
    area.addEventListener('touchcancel', end);
    return () => {
      area.removeEventListener('touchstart', onStart);
      area.removeEventListener('touchmove', onMove);
      area.removeEventListener('touchend', onEnd);
      area.removeEventListener('touchcancel', end);
    };
  }, [ref]);

  return { share };
}

const hasSelection = (): boolean => document.getSelection()?.isCollapsed === false;

/** From the very top of the page and all it is scrolled in, with nothing over it and no text being selected. */
function mayPull(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(ownGestures) !== null || hasSelection()) return false;
  if (document.querySelector('[data-modal][data-open]') !== null) return false;
  for (let at: Element | null = target; at; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}
