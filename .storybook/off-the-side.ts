import { cdp } from 'vitest/browser';

/** Letters of twice the usual size, in px (WCAG 1.4.4), as a browser's own setting for larger text has them. */
const letterPx = 32;
const usualPx = 16;

/** The narrowest phone (WCAG 1.4.10). */
const narrowest = { width: '320px', height: '640px' } as const;

/** Windows wider than a phone's, and any there is: a story about one of them keeps it. */
const wideWindows = new Set<unknown>(['w768', 'w1280', 'w1440', 'w1920', '100pct-100pct']);

/**
 * Measures the story on the page once it has played, with letters of twice the size on the narrowest phone, unless the
 * story is about a wider window. Neither the story nor its play function runs again.
 * @param viewport the window that the story is about
 * @param isPadded whether the story has room around it in Storybook; a row may reach into it
 * @returns what runs off the side of the window; empty where all of it can be read and reached
 */
export async function offTheSideInLargeLetters(
  viewport: unknown,
  isPadded: boolean,
): Promise<readonly string[]> {
  const frame = frameOfStory();
  const { width, height } = frame.style;
  if (isPadded) document.body.style.padding = '1rem';
  try {
    await setLetters(letterPx);
    // After the letters: only where the size of the window changes, scripts hear that a media query does.
    const size = wideWindows.has(viewport) ? { width: 'calc(100% - 1px)' } : narrowest;
    Object.assign(frame.style, size);
    await nextPicture();
    const early = offTheSide();
    if (early.length === 0) return early;
    // What is measured and placed anew by a script comes a few pictures later.
    await untilQuiet();
    return offTheSide();
  } finally {
    await setLetters(usualPx);
    document.body.style.padding = '';
    Object.assign(frame.style, { width, height });
  }
}

function frameOfStory(): HTMLElement {
  // Of the page around it, whose HTMLElement is not the one of this page.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('Stories are tested in a frame of the test page.');
  return frame;
}

/** Unlike a size given to the root element, this one reaches media queries too. */
async function setLetters(px: number): Promise<void> {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Observers of sizes have run, and what they have changed is on the page. */
async function nextPicture(): Promise<void> {
  for (let pictures = 0; pictures < 2; pictures += 1) await new Promise(requestAnimationFrame);
}

/** Until nothing has changed for a few pictures. A story whose prices tick is never quiet. */
function untilQuiet(): Promise<void> {
  const quietMs = 60;
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    setTimeout(end, quietMs * 10);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const read = 'h1, h2, h3, p, dt, dd, li';
const used = 'a[href], button, input, select, textarea, [role=tab], [role=option], [role=slider]';

/** What cannot be read or reached without scrolling the page sideways. */
function offTheSide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll(`${read}, ${used}`)) {
    const box = element.getBoundingClientRect();
    // A text for screen readers alone is a pixel wide.
    if (box.width <= 1 || box.height <= 1) continue;
    if (box.left >= -1 && box.right <= clientWidth + 1) continue;
    if (element.closest('[aria-hidden=true]') || getComputedStyle(element).visibility === 'hidden') continue;
    if (isInScroller(element)) continue;
    const text = element.textContent || element.getAttribute('aria-label') || element.tagName;
    faults.push(`"${text.slice(0, 40)}" from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
  }
  return faults;
}

function isInScroller(element: Element): boolean {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (up.scrollWidth > up.clientWidth && /auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
  }
  return false;
}
