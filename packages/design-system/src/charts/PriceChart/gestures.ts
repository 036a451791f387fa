import { glidePx, isGlideOver, releaseSpeed, remember, type Sample } from '../model/kinetic.ts';
import { isWhole, panViewport, viewportAround, zoomViewport, type Viewport } from '../model/viewport.ts';

/** What gestures act on, as of the last render. */
interface Stage {
  surface: HTMLElement;
  /** At rest. */
  view: Viewport;
  slotCount: number;
  /** Width in px over which the view is spread. */
  plotPx: number;
  /** While the picture moves. */
  movingView: () => Viewport | undefined;
  move: (view: Viewport, isNow?: boolean) => void;
  /** The picture has come to rest. */
  settle: (view: Viewport) => void;
  readAt: (x: number) => void;
  stopReading: () => void;
  isReading: boolean;
}

/** Of a pointer event, what gestures look at. */
interface Touch {
  pointerId: number;
  pointerType: string;
  clientX: number;
  clientY: number;
  button: number;
  timeStamp: number;
}

export interface Gestures {
  /** After each render. */
  follow(stage: Stage): void;
  down(event: Touch): void;
  move(event: Touch): void;
  up(event: Touch): void;
  /** The page has taken the fingers for itself. */
  cancel(): void;
  leave(event: Touch): void;
  wheel(event: WheelEvent): void;
  end(): void;
}

/** Less than this is a finger that does not hold quite still. */
const slopPx = 6;
const longPressMs = 350;
/** A wheel has no end: this long after its last turn the picture rests. */
const wheelRestMs = 140;
const zoomOfWheel = 0.0015;
/** Px of a line, where a wheel counts in lines. */
const wheelLinePx = 16;

type Mode = 'idle' | 'reading' | 'undecided' | 'panning' | 'pinching';

/**
 * Fingers, mouse and wheel. Everything in view: a finger reads, sideways; there is nothing to pan. Zoomed: a drag pans
 * and glides on, a tap or a long press reads. Two fingers zoom. A mouse reads where it hovers and pans when it drags.
 */
export function createGestures(): Gestures {
  let stage: Stage | undefined;
  let mode: Mode = 'idle';
  const fingers = new Map<number, Touch>();
  let start: { touch: Touch; view: Viewport; wasReading: boolean } | undefined;
  let pinch: { distance: number; slot: number; view: Viewport } | undefined;
  let samples: Sample[] = [];
  let longPress: ReturnType<typeof setTimeout> | undefined;
  let wheelRest: ReturnType<typeof setTimeout> | undefined;
  let glide: number | undefined;

  const viewNow = (on: Stage): Viewport => on.movingView() ?? on.view;
  const xOf = (on: Stage, { clientX }: { clientX: number }): number =>
    clientX - on.surface.getBoundingClientRect().left;
  const placeOf = (on: Stage, view: Viewport, x: number): number =>
    view.start + (x / Math.max(1, on.plotPx)) * view.count;
  const slotsOf = (on: Stage, view: Viewport, px: number): number =>
    (px * view.count) / Math.max(1, on.plotPx);

  const settle = (): void => {
    const view = stage?.movingView();
    if (stage && view) stage.settle(view);
  };
  const stopGlide = (): boolean => {
    const wasGliding = glide !== undefined;
    if (glide !== undefined) cancelAnimationFrame(glide);
    glide = undefined;
    return wasGliding;
  };
  const forget = (): void => {
    clearTimeout(longPress);
    clearTimeout(wheelRest);
    samples = [];
  };
  const begin = (touch: Touch, next: Mode): void => {
    if (!stage) return;
    mode = next;
    start = { touch, view: viewNow(stage), wasReading: stage.isReading };
    samples = [{ x: touch.clientX, t: touch.timeStamp }];
  };

  const beginPinch = (): void => {
    const [one, other] = [...fingers.values()];
    if (!stage || !one || !other) return;
    forget();
    stage.stopReading();
    const view = viewNow(stage);
    mode = 'pinching';
    pinch = {
      distance: distance(one, other),
      slot: placeOf(stage, view, xOf(stage, middle(one, other))),
      view,
    };
  };
  const movePinch = (): void => {
    const [one, other] = [...fingers.values()];
    if (!stage || !pinch || !one || !other) return;
    const count = (pinch.view.count * pinch.distance) / Math.max(1, distance(one, other));
    const share = xOf(stage, middle(one, other)) / Math.max(1, stage.plotPx);
    stage.move(viewportAround(pinch.slot, share, count, stage.slotCount));
  };

  const movePan = (touch: Touch): void => {
    if (!stage || !start) return;
    samples = remember(samples, { x: touch.clientX, t: touch.timeStamp });
    const px = touch.clientX - start.touch.clientX;
    stage.move(panViewport(start.view, stage.slotCount, -slotsOf(stage, start.view, px)));
  };
  const beginGlide = (speed: number): void => {
    if (!stage) return;
    const from = viewNow(stage);
    const began = performance.now();
    const step = (): void => {
      if (!stage) return;
      const ms = performance.now() - began;
      const view = panViewport(from, stage.slotCount, -slotsOf(stage, from, glidePx(speed, ms)));
      const isAtEnd = ms > 0 && view.start === viewNow(stage).start;
      stage.move(view, true);
      glide = undefined;
      if (isAtEnd || isGlideOver(speed, ms)) settle();
      else glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  };

  function decide(touch: Touch): void {
    if (!stage || !start) return;
    const across = Math.abs(touch.clientX - start.touch.clientX);
    const along = Math.abs(touch.clientY - start.touch.clientY);
    if (Math.max(across, along) < slopPx) return;
    clearTimeout(longPress);
    if (touch.pointerType !== 'mouse' && along > across) {
      mode = 'idle';
      return;
    }
    stage.stopReading();
    if (touch.pointerType === 'mouse') hold(stage.surface, touch);
    begin(touch, 'panning');
  }

  function finish(touch: Touch, isCancelled: boolean): void {
    fingers.delete(touch.pointerId);
    clearTimeout(longPress);
    const ended = mode;
    mode = 'idle';
    if (!stage) return;
    stage.surface.style.cursor = '';
    if (ended === 'pinching') {
      const [left] = fingers.values();
      if (left) begin(left, 'panning');
      else settle();
      return;
    }
    if (ended === 'panning') {
      const speed = isCancelled || touch.pointerType === 'mouse' ? 0 : releaseSpeed(samples, touch.timeStamp);
      if (speed !== 0 && !prefersStillness()) beginGlide(speed);
      else settle();
      return;
    }
    if (touch.pointerType === 'mouse') return;
    const isTap = start !== undefined && !isCancelled && isSamePlace(start.touch, touch);
    // A tap leaves its reading behind, and the next one takes it away.
    if (isTap && ended === 'undecided' && !start?.wasReading) stage.readAt(xOf(stage, touch));
    else if (!isTap || start?.wasReading) stage.stopReading();
  }

  return {
    follow(next) {
      stage = next;
    },
    down(touch) {
      if (!stage) return;
      const wasGliding = stopGlide();
      if (touch.pointerType === 'mouse') {
        if (touch.button === 0 && !isWhole(viewNow(stage), stage.slotCount)) begin(touch, 'undecided');
        return;
      }
      fingers.set(touch.pointerId, touch);
      if (fingers.size === 2) return beginPinch();
      if (fingers.size > 2) return;
      if (wasGliding) begin(touch, 'panning');
      else if (isWhole(viewNow(stage), stage.slotCount)) {
        begin(touch, 'reading');
        stage.readAt(xOf(stage, touch));
      } else {
        begin(touch, 'undecided');
        longPress = setTimeout(() => {
          mode = 'reading';
          if (stage) stage.readAt(xOf(stage, touch));
        }, longPressMs);
      }
    },
    move(touch) {
      if (!stage) return;
      if (fingers.has(touch.pointerId)) fingers.set(touch.pointerId, touch);
      if (mode === 'pinching') movePinch();
      else if (mode === 'panning') movePan(touch);
      else if (mode === 'undecided') decide(touch);
      else if (stage.movingView() === undefined) stage.readAt(xOf(stage, touch));
    },
    up: (touch) => finish(touch, false),
    cancel() {
      fingers.clear();
      if (start) finish(start.touch, true);
    },
    leave(touch) {
      if (touch.pointerType === 'mouse' && mode === 'idle') stage?.stopReading();
    },
    wheel(event) {
      if (!stage) return;
      const view = viewNow(stage);
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : wheelLinePx;
      const isPan = !event.ctrlKey && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY));
      const px = (isPan && event.deltaX !== 0 ? event.deltaX : event.deltaY) * unit;
      // Nothing is left to show: the page takes the wheel.
      if (isWhole(view, stage.slotCount) && (isPan || px >= 0)) return;
      event.preventDefault();
      stopGlide();
      stage.stopReading();
      const next = isPan
        ? panViewport(view, stage.slotCount, slotsOf(stage, view, px))
        : zoomViewport(
            view,
            stage.slotCount,
            Math.exp(px * zoomOfWheel * (event.ctrlKey ? 5 : 1)),
            placeOf(stage, view, xOf(stage, event)),
          );
      stage.move(next);
      clearTimeout(wheelRest);
      wheelRest = setTimeout(settle, wheelRestMs);
    },
    end() {
      forget();
      stopGlide();
      stage = undefined;
    },
  };
}

function distance(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function middle(one: Touch, other: Touch): { clientX: number } {
  return { clientX: (one.clientX + other.clientX) / 2 };
}

function isSamePlace(one: Touch, other: Touch): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < slopPx;
}

/** A mouse that leaves the plot while it drags is still dragging. */
function hold(surface: HTMLElement, { pointerId }: Touch): void {
  surface.style.cursor = 'grabbing';
  try {
    surface.setPointerCapture(pointerId);
  } catch {
    // Its button was let go of meanwhile: there is nothing to hold.
  }
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
