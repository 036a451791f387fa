import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';

/** What a film strip has against a way from one screen to another. */
interface FilmFault {
  /** ms since the camera ran */
  readonly at: number;
  readonly what: string;
}

declare global {
  /** Written into the page by {@link recordFrames}. */
  var film: { frames: number; faults: FilmFault[]; startedAt: number; isRunning: boolean };
}

/** Runs in the page before anything of it: looks at every frame that the browser draws, while the camera runs. */
function recordFrames(): void {
  globalThis.film = { frames: 0, faults: [], startedAt: 0, isRunning: false };
  /** What a finger does not feel, in px. */
  const tolerancePx = 2;
  interface Seen {
    readonly box: DOMRect;
    /** Its container, and how far that was scrolled, in px. */
    readonly screen: Element;
    readonly title: string;
    readonly scrolled: number;
  }
  let seen = new Map<Element, Seen>();
  /** What may be drawn anew and still be the same to the eye: only what has a name of its own in both pictures. */
  let seenByName = new Map<string, Seen>();
  let address = '';

  const fault = (what: string): void => {
    const isKnown = film.faults.some((known) => known.what === what);
    if (!isKnown) film.faults.push({ at: Math.round(performance.now() - film.startedAt), what });
  };
  const isInSight = ({ width, height, top, bottom }: DOMRect): boolean =>
    width > 1 && height > 1 && bottom > 0 && top < innerHeight;
  /** The screens of a picture: one on a phone, the panes of a desk on a wide window. */
  const screensOf = (main: Element): readonly Element[] => {
    const panes = [...main.querySelectorAll('[data-pane]')];
    return panes.length === 0 ? [main] : panes;
  };
  const scrolledOf = (screen: Element): number => (screen.tagName === 'MAIN' ? scrollY : screen.scrollTop);
  /**
   * Texts and controls; what contains them moves with them. Sheets and notices slide in by design, and the tag of a price on a
   * chart is where that price is on the scale.
   */
  const thingsOf = (main: Element): Element[] =>
    [...main.querySelectorAll('h1,h2,h3,a,button,input,p,dt,dd,canvas')].filter(
      (one) =>
        one.closest(
          '[role="dialog"],[role="alertdialog"],[aria-live],[data-visually-hidden],[data-line-y]',
        ) === null,
    );
  const nameOf = (one: Element): string =>
    `<${one.tagName.toLowerCase()}> "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`;

  const titleOf = (screen: Element): string => screen.querySelector('h1,header h2')?.textContent ?? '';
  const hasSkeleton = (screen: Element): boolean =>
    [...screen.querySelectorAll('[aria-busy="true"] div')].some(
      (one) => isInSight(one.getBoundingClientRect()) && one.checkVisibility({ opacityProperty: true }),
    );

  function compare(name: string, before: Seen, { box, scrolled }: Seen): void {
    const down = box.top + scrolled - before.box.top - before.scrolled;
    // Digits grow to one side or to both.
    const across = Math.min(
      Math.abs(box.left - before.box.left),
      Math.abs(box.right - before.box.right),
      Math.abs(box.left + box.right - before.box.left - before.box.right) / 2,
    );
    if (Math.abs(down) > tolerancePx && scrolled === before.scrolled)
      fault(`moved by ${Math.round(down)} px: ${name}`);
    else if (across > tolerancePx) fault(`moved aside by ${Math.round(across)} px: ${name}`);
  }

  function look(): void {
    if (!film.isRunning) return;
    requestAnimationFrame(look);
    film.frames += 1;
    const main = document.querySelector('main');
    if (main === null) return fault('an empty frame: no screen');
    const headings = [...document.querySelectorAll('h1')];
    // One that is only heard names its screen too.
    if (headings.length === 0) fault('an empty frame: no heading');
    const seenHeadings = headings.filter((one) => isInSight(one.getBoundingClientRect()));
    const texts = seenHeadings.map(({ textContent }) => textContent);
    if (new Set(texts).size < texts.length) fault(`a heading twice: ${texts.join(', ')}`);
    const now = new Map<Element, Seen>();
    const nowByName = new Map<string, Seen | null>();
    for (const screen of screensOf(main)) {
      const scrolled = scrolledOf(screen);
      const title = titleOf(screen);
      const things = thingsOf(screen)
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => isInSight(box));
      for (const { one, box } of things) {
        const place = { box, screen, title, scrolled };
        now.set(one, place);
        const name = nameOf(one);
        nowByName.set(name, nowByName.has(name) ? null : place);
      }
      const hasBody = things.some(({ one }) => one.tagName !== 'H1' && one.closest('header') === null);
      if (!hasBody && !hasSkeleton(screen)) fault(`an empty frame: nothing below "${title}"`);
    }
    // Another address is another picture: nothing of it has been shown before.
    if (address === location.hash) {
      for (const [one, place] of now) {
        const name = nameOf(one);
        const named = nowByName.get(name) === null ? undefined : seenByName.get(name);
        const isAgain = named?.screen === place.screen && named.title === place.title;
        const before = seen.get(one) ?? (isAgain ? named : undefined);
        if (before !== undefined) compare(name, before, place);
      }
    }
    address = location.hash;
    seen = now;
    seenByName = new Map([...nowByName].filter((entry): entry is [string, Seen] => entry[1] !== null));
  }
  Object.assign(globalThis, {
    startFilm() {
      Object.assign(film, { frames: 0, faults: [], startedAt: performance.now(), isRunning: true });
      seen = new Map();
      seenByName = new Map();
      address = location.hash;
      requestAnimationFrame(look);
    },
  });
}

/** Where pictures go, when they are asked for: `FILM_FOLDER=/tmp/film`. */
const folder = process.env['FILM_FOLDER'];
const picturesOfStrip = 10;

/** A camera for all pages of this profile that are opened from now on. */
export async function setUpCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordFrames);
}

export interface Strip {
  readonly frames: number;
  readonly faults: readonly string[];
}

/** Looks at every frame of a way. `act` ends when the person is there; the camera runs until the screen is at rest. */
export async function filmed(tab: Page, name: string, act: () => Promise<void>): Promise<Strip> {
  const pictures: string[] = [];
  const devtools = folder === undefined ? null : await tab.context().newCDPSession(tab);
  devtools?.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools?.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await tab.evaluate('startFilm()');
  await act();
  await tab.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  const strip = await tab.evaluate(() => {
    film.isRunning = false;
    return { frames: film.frames, faults: film.faults.map(({ at, what }) => `after ${at} ms: ${what}`) };
  });
  await devtools?.send('Page.stopScreencast');
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    const step = Math.max(1, pictures.length / picturesOfStrip);
    for (let index = 0; index * step < pictures.length && index < picturesOfStrip; index += 1) {
      const file = path.join(folder, `${name} ${String(index).padStart(2, '0')}.png`.replaceAll(' ', '-'));
      writeFileSync(file, Buffer.from(pictures[Math.floor(index * step)] ?? '', 'base64'));
    }
  }
  return strip;
}
