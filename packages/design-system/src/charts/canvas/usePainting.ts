import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { paint, type Scene } from './paint.ts';

/**
 * Paints the latest scene once a frame, however many scenes came. A waiting frame is never cancelled for a newer scene:
 * under steady ticks it would always be put off to the next one.
 */
export function usePainting(canvas: RefObject<HTMLCanvasElement | null>, scene: Scene | undefined): void {
  const latest = useRef<Scene>(undefined);
  const frame = useRef<number>(undefined);

  useLayoutEffect(() => {
    latest.current = scene;
    if (!scene) return;
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      if (canvas.current && latest.current) paint(canvas.current, latest.current);
    });
  }, [canvas, scene]);

  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    },
    [],
  );
}
