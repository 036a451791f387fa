import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { endFlash, flash } from './flash.ts';
import { figureWidth } from './largeFigure.ts';
import { Root } from './Price.styles.ts';

export type Trend = 'up' | 'down' | 'flat';

export interface PriceProps {
  /** Formatted, or `--` when missing. */
  text: string;
  /** `flat` is the ink colour: for prices with their change beside them. */
  trend: Trend;
  /** 14, 16, 28, 40 px. */
  size?: 's' | 'm' | 'l' | 'hero' | undefined;
  /** The price as a plain number: when it changes, its background is lit once. */
  flashKey?: string | number | undefined;
  /** Too old to be relied on: dimmed. Say the age in words beside it. */
  isStale?: boolean | undefined;
}

/**
 * A price. Digits of one width; a tick changes its text and attributes, never a class or the layout, so hundreds may
 * tick at once. `text` is all a reader hears; the flash is for the eye and is not there under reduced motion.
 */
export function Price({ text, trend, size = 'm', flashKey, isStale = false }: PriceProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const lastKey = useRef(flashKey);

  // Before the paint: the new text and its light are one frame.
  useLayoutEffect(() => {
    const node = ref.current;
    if (node === null || lastKey.current === flashKey) return;
    lastKey.current = flashKey;
    flash(node);
  }, [flashKey]);

  useEffect(() => {
    const node = ref.current;
    return () => {
      if (node !== null) endFlash(node);
    };
  }, []);

  return (
    <Root
      ref={ref}
      data-size={size}
      data-trend={trend}
      data-stale={isStale || undefined}
      style={figureWidth(size, text)}
    >
      {text}
    </Root>
  );
}
