import {
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { capturePointer } from '#primitives/capturePointer.ts';
import { DockBox, DockGrip } from './SplitView.styles.ts';

/** Lowest and highest, and as it comes, in px. */
const dockHeights = { min: 120, max: 480, usual: 220 } as const;
/** Of its bar alone, in px. */
const foldedDockPx = 44;
/** How far an arrow key moves its edge, in px. */
const stepPx = 16;

/** A strip under the list and the `room`: what one keeps an eye on whatever they show. A `side` keeps the window's height. */
export interface ScreenDock {
  /** Names its landmark: "Positions and orders". */
  label: string;
  /** Chosen by the person, in px; null for the usual 220. */
  height: number | null;
  /** Its edge was moved; null: back to the usual height. */
  onHeight: (height: number | null) => void;
  /** Names its edge: "Height of positions and orders". */
  resizeLabel: string;
  /** Only its bar is left. */
  isFolded: boolean;
  content: ReactNode;
}

export function dockPx({ height, isFolded }: Pick<ScreenDock, 'height' | 'isFolded'>): number {
  return isFolded ? foldedDockPx : within(height ?? dockHeights.usual);
}

const within = (wanted: number): number =>
  Math.round(Math.max(dockHeights.min, Math.min(wanted, dockHeights.max)));

/** The strip, and its upper edge that moves it. */
export function Dock({ dock }: { dock: ScreenDock }): ReactNode {
  const box = useRef<HTMLElement>(null);
  const drag = useRef<{
    readonly pointer: number;
    readonly startY: number;
    readonly start: number;
    height: number;
  } | null>(null);
  const height = dockPx(dock);

  // The panes' widths are the window's and the person's: the strip follows those it is under.
  useLayoutEffect(() => {
    const panes = box.current?.parentElement?.querySelectorAll<HTMLElement>(
      ':scope > :not([data-place=side])[data-pane]',
    );
    const [first, last] = [panes?.[0], panes?.[panes.length - 1]];
    if (first === undefined || last === undefined) return;
    const observer = new ResizeObserver(() => {
      box.current?.style.setProperty(
        'inline-size',
        `${last.offsetLeft + last.offsetWidth - first.offsetLeft}px`,
      );
    });
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  });

  const show = (px: number): void => box.current?.parentElement?.style.setProperty('--m-dock', `${px}px`);

  function onKeyDown(event: KeyboardEvent): void {
    const wanted = heightByKey(event.key, drag.current?.height ?? height);
    if (wanted === undefined) return;
    event.preventDefault();
    dock.onHeight(wanted === null ? null : within(wanted));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    capturePointer(event);
    drag.current = { pointer: event.pointerId, startY: event.clientY, start: height, height };
  }

  /** The strip follows at once; the caller that keeps the height is called when the pointer lets go. */
  function onPointerMove(event: PointerEvent): void {
    const { current } = drag;
    if (current === null || event.pointerId !== current.pointer) return;
    current.height = within(current.start - (event.clientY - current.startY));
    show(current.height);
  }

  function onPointerUp(): void {
    const { current } = drag;
    drag.current = null;
    if (current !== null && current.height !== current.start) dock.onHeight(current.height);
  }

  return (
    <DockBox
      ref={box}
      aria-label={dock.label}
      data-dock=""
      style={{ blockSize: 'var(--m-dock)' } as CSSProperties}
    >
      {!dock.isFolded && (
        <DockGrip
          role="separator"
          aria-orientation="horizontal"
          aria-label={dock.resizeLabel}
          aria-valuemin={dockHeights.min}
          aria-valuemax={dockHeights.max}
          aria-valuenow={height}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onDoubleClick={() => dock.onHeight(null)}
        />
      )}
      {dock.content}
    </DockBox>
  );
}

/** What a key makes of the height; null: the usual one; undefined: the key does nothing. */
function heightByKey(key: string, height: number): number | null | undefined {
  if (key === 'ArrowUp') return height + stepPx;
  if (key === 'ArrowDown') return height - stepPx;
  if (key === 'Home') return dockHeights.min;
  if (key === 'End') return dockHeights.max;
  return key === 'Enter' ? null : undefined;
}
