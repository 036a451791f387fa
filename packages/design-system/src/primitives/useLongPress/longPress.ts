/** Time in ms a finger rests before it is a long press (spec §9). */
const longPressMs = 350;
/** Way in px a finger may move meanwhile; more is a scroll (spec §9). */
const longPressSlackPx = 10;

/** A place in px of the window. */
export interface PressPoint {
  readonly x: number;
  readonly y: number;
}

export interface LongPresses<Target> {
  /** What is pressed there; null where a long press means nothing. Asked as a finger comes down. */
  targetOf: (pressed: EventTarget | null) => Target | null;
  /** `at`: where it was asked for. Of a key it is where the browser puts a menu for the focus, or 0, 0. */
  onLongPress: (target: Target, at: PressPoint) => void;
}

/** What is read of a pointer's event: tests have no pointer. */
type Pointing = Event & Pick<PointerEvent, 'isPrimary' | 'pointerType' | 'clientX' | 'clientY'>;

interface Press<Target> {
  readonly target: Target;
  readonly at: PressPoint;
  readonly timer: ReturnType<typeof setTimeout>;
}

const pointOf = ({ clientX, clientY }: Pointing): PressPoint => ({ x: clientX, y: clientY });

/**
 * Watches a part of the page for long presses of a finger or a pen, and for what asks for the same: a right click, the
 * context-menu key, Shift + F10. The rest of a long press is swallowed: the click that would follow a link, the browser's
 * own menu, a drag, a selection. @returns stops watching
 */
export function watchLongPresses<Target>(within: EventTarget, presses: LongPresses<Target>): () => void {
  let press: Press<Target> | null = null;
  let hasFired = false;

  const cancel = (): void => {
    if (press !== null) clearTimeout(press.timer);
    press = null;
  };
  const begin = (event: Event): void => {
    cancel();
    hasFired = false;
    const { isPrimary, pointerType } = event as Pointing;
    if (!isPrimary || pointerType === 'mouse') return;
    const target = presses.targetOf(event.target);
    if (target === null) return;
    const at = pointOf(event as Pointing);
    const pressed = event.target;
    const fire = (): void => {
      press = null;
      hasFired = true;
      // Without it, letting go would click on what has come under the finger meanwhile.
      pressed?.addEventListener('touchend', prevent, { once: true, passive: false });
      presses.onLongPress(target, at);
    };
    press = { target, at, timer: setTimeout(fire, longPressMs) };
  };
  const move = (event: Event): void => {
    if (press === null) return;
    const { x, y } = pointOf(event as Pointing);
    if (Math.hypot(x - press.at.x, y - press.at.y) > longPressSlackPx) cancel();
  };
  const ask = (event: Event): void => {
    // A finger's own menu comes with its long press, which has fired already or will.
    if (hasFired || press !== null) return prevent(event);
    const target = presses.targetOf(event.target);
    if (target === null) return;
    prevent(event);
    presses.onLongPress(target, pointOf(event as Pointing));
  };
  const preventOfPress = (event: Event): void => {
    if (hasFired || press !== null) prevent(event);
  };
  const swallow = (event: Event): void => {
    if (!hasFired) return;
    hasFired = false;
    prevent(event);
    event.stopPropagation();
  };

  const forget = (): void => {
    hasFired = false;
  };

  const listeners: readonly (readonly [string, (event: Event) => void, boolean?])[] = [
    ['pointerdown', begin],
    ['pointermove', move],
    ['pointerup', cancel],
    ['pointercancel', cancel],
    ['contextmenu', ask],
    ['dragstart', preventOfPress],
    ['selectstart', preventOfPress],
    ['click', swallow, true],
    // What a key does is no end of a press.
    ['keydown', forget, true],
  ];
  for (const [type, listener, isCapture] of listeners) within.addEventListener(type, listener, isCapture);
  return () => {
    cancel();
    for (const [type, listener, isCapture] of listeners)
      within.removeEventListener(type, listener, isCapture);
  };
}

function prevent(event: Event): void {
  event.preventDefault();
}
