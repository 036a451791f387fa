/** Where a person was on a page: enough to find it again when what is above has become longer or shorter, or has been replaced. */
export interface ReadingPlace {
  /** How far the page, or the main pane of a `SplitView`, was scrolled, in px. */
  readonly topPx: number;
  /** The first row in sight of a `List` or `GrowingList`, and how far below the window's upper edge it lay. */
  readonly row: { readonly key: string; readonly belowTopPx: number } | null;
  /** The row whose control had the focus. */
  readonly focusedRow: string | null;
}

/** A page that gets longer while it loads is followed for this long, in ms. */
const followMs = 2_000;
/** Frames in which nothing moves any more, after which the place counts as found. */
const quietFrames = 4;

const control = 'a[href], button:not(:disabled), input:not(:disabled)';

/** What the main screen is scrolled in. */
function scrollerOf(frame: Element): Element {
  return frame.querySelector('main > [data-main]') ?? frame.ownerDocument.documentElement;
}

/** The main screen. */
function mainOf(frame: Element): Element | null {
  return frame.querySelector('main > [data-main]') ?? frame.querySelector('main');
}

/** Where the person is now, by the rows of the main screen in `frame`. */
export function readingPlace(frame: Element): ReadingPlace {
  const topPx = scrollerOf(frame).scrollTop;
  return { topPx, row: topPx > 0 ? firstRowInSight(frame) : null, focusedRow: focusedRow(frame) };
}

/**
 * Brings a place back as soon as the page is long enough, and keeps it there until nothing moves any more or the person
 * moves the page. A row is kept in its place for the whole time: what is read anew may rank it higher or lower.
 * @returns ends it
 */
export function returnTo(frame: Element, place: ReadingPlace): () => void {
  const endMs = performance.now() + followMs;
  let request = 0;
  let quiet = 0;
  let isFocusDue = place.focusedRow !== null;

  scrollerOf(frame).scrollTo({ top: place.topPx, behavior: 'instant' });
  // Lists draw the rows of this place before the next paint, and not after the browser's own word for it.
  queueMicrotask(() => document.dispatchEvent(new Event('scroll', { bubbles: true })));
  request = requestAnimationFrame(step);

  function step(): void {
    quiet = settle(frame, place) ? quiet + 1 : 0;
    // Not at once: a screen reader announces the heading of a new screen first.
    if (isFocusDue) isFocusDue = !focusRow(frame, place.focusedRow);
    const isFound = place.row === null && quiet > quietFrames;
    if (isFound || performance.now() > endMs) stop();
    else request = requestAnimationFrame(step);
  }
  function stop(): void {
    cancelAnimationFrame(request);
    for (const type of personMoves) window.removeEventListener(type, stop);
  }
  for (const type of personMoves) window.addEventListener(type, stop, { passive: true });
  return stop;
}

const personMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** @returns whether the page is where it was */
function settle(frame: Element, { topPx, row }: ReadingPlace): boolean {
  const awayPx = row === null ? null : awayFrom(frame, row);
  if (awayPx === null) {
    if (Math.abs(scrollerOf(frame).scrollTop - topPx) < 1) return row === null;
    scrollerOf(frame).scrollTo({ top: topPx, behavior: 'instant' });
    return false;
  }
  if (Math.abs(awayPx) < 1) return true;
  scrollerOf(frame).scrollBy({ top: awayPx, behavior: 'instant' });
  return false;
}

/** How far the page has to be scrolled until the row lies where it lay; null where there is no such row. */
function awayFrom(frame: Element, { key, belowTopPx }: NonNullable<ReadingPlace['row']>): number | null {
  const ways = rowsOf(frame, key).map((row) => row.getBoundingClientRect().top - belowTopPx);
  // Two lists of a page may have the same row: the nearer one is meant.
  return ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}

function rowsOf(frame: Element, key: string): readonly HTMLElement[] {
  return Array.from(mainOf(frame)?.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? []);
}

function firstRowInSight(frame: Element): ReadingPlace['row'] {
  for (const row of mainOf(frame)?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    // Of rows with rows in them, such as the days of a statement, the innermost: a day may be higher than the window.
    if (row.querySelector('[data-row]') !== null) continue;
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { key: row.dataset['row'] ?? '', belowTopPx: top };
  }
  return null;
}

function focusedRow(frame: Element): string | null {
  const row = frame.ownerDocument.activeElement?.closest<HTMLElement>('main [data-row]');
  return row && mainOf(frame)?.contains(row) ? (row.dataset['row'] ?? null) : null;
}

/** Gives the row's control the focus, unless the person has gone on. @returns whether there is no more to do */
function focusRow(frame: Element, key: string | null): boolean {
  if (key === null) return true;
  const row = rowsOf(frame, key)[0];
  if (row === undefined) return false;
  const { activeElement } = frame.ownerDocument;
  const isFree = activeElement === frame.ownerDocument.body || activeElement?.tagName === 'H1';
  if (isFree) row.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  return true;
}
