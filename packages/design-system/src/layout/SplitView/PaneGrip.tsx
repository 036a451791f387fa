import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { capturePointer } from '#primitives/capturePointer.ts';
import { Grip } from './SplitView.styles.ts';

/** Narrowest and widest, in px: a list is read, a ticket filled in. */
export const paneWidths = {
  list: { min: 288, max: 560 },
  table: { min: 320, max: 720 },
  side: { min: 320, max: 520 },
} as const;

export type SizedPlace = keyof typeof paneWidths;

/** How far an arrow key moves the line, in px. */
const stepPx = 16;

export interface PaneGripProps {
  /** The pane whose width it changes: a neighbour in the same `SplitView`. */
  paneId: string;
  /** Names what changes its width: "Width of Markets". */
  label: string;
  /** The pane's place, which says how narrow and how wide it may be. */
  place: SizedPlace;
  /** In px; null: the pane has its own width again. */
  onWidth: (width: number | null) => void;
}

/** The line between a pane and the room: moved by a pointer or by keys. A double press gives the pane its own width again. */
export function PaneGrip({ paneId, label, place, onWidth }: PaneGripProps): ReactNode {
  const { min, max } = paneWidths[place];
  // A ticket grows to the left.
  const sign = place === 'side' ? -1 : 1;
  const grip = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(min);
  const drag = useRef<{ readonly startX: number; readonly startWidth: number; width: number } | null>(null);

  useLayoutEffect(() => {
    const pane = paneOf(grip.current, paneId);
    if (pane === null) return;
    const observer = new ResizeObserver(() => setWidth(Math.round(pane.offsetWidth)));
    observer.observe(pane);
    return () => observer.disconnect();
  }, [paneId]);

  const within = (wanted: number): number => Math.round(Math.max(min, Math.min(wanted, max)));

  function onKeyDown(event: KeyboardEvent): void {
    const pane = paneOf(grip.current, paneId);
    const wanted = widthByKey(event.key, { width: pane?.offsetWidth ?? width, min, max, sign });
    if (wanted === undefined) return;
    event.preventDefault();
    if (wanted === null) return onWidth(null);
    const next = within(wanted);
    // At once: of two presses before the next picture both count.
    if (pane !== null) showWidth(pane, next);
    onWidth(next);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    capturePointer(event);
    const startWidth = paneOf(grip.current, paneId)?.offsetWidth ?? width;
    drag.current = { startX: event.clientX, startWidth, width: startWidth };
  }

  /** The pane follows at once; the caller that keeps the width is called when the pointer lets go. */
  function onPointerMove(event: PointerEvent): void {
    const { current } = drag;
    const pane = paneOf(grip.current, paneId);
    if (current === null || pane === null) return;
    current.width = within(current.startWidth + sign * (event.clientX - current.startX));
    showWidth(pane, current.width);
  }

  function onPointerUp(): void {
    const { current } = drag;
    drag.current = null;
    if (current !== null && current.width !== current.startWidth) onWidth(current.width);
  }

  return (
    <Grip
      ref={grip}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.max(min, Math.min(width, max))}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => onWidth(null)}
    />
  );
}

interface Measures {
  readonly width: number;
  readonly min: number;
  readonly max: number;
  readonly sign: number;
}

/** What a key makes of the width; null: the pane's own; undefined: the key does nothing. */
function widthByKey(key: string, { width, min, max, sign }: Measures): number | null | undefined {
  if (key === 'ArrowRight') return width + sign * stepPx;
  if (key === 'ArrowLeft') return width - sign * stepPx;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  return key === 'Enter' ? null : undefined;
}

function paneOf(grip: HTMLElement | null, id: string): HTMLElement | null {
  return grip?.parentElement?.querySelector<HTMLElement>(`:scope > [data-pane="${id}"]`) ?? null;
}

function showWidth(pane: HTMLElement, width: number): void {
  pane.dataset['sized'] = '';
  pane.style.setProperty('--m-pane-width', `${width}px`);
}
