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
    readonly scrolled: number;
    readonly shownIn: Element;
  }
  let seen = new Map<Element, Seen>();
  let address = '';

  const fault = (what: string): void => {
    const isKnown = film.faults.some((known) => known.what === what);
    if (!isKnown) film.faults.push({ at: Math.round(performance.now() - film.startedAt), what });
  };
  const isInSight = ({ width, height, top, bottom }: DOMRect): boolean =>
    width > 1 && height > 1 && bottom > 0 && top < innerHeight;
  /** Texts and controls; what contains them moves with them. Sheets and notices slide in by design. */
  const thingsOf = (main: Element): Element[] =>
    [...main.querySelectorAll('h1,h2,h3,a,button,input,p,dt,dd,canvas')].filter(
      (one) =>
        one.closest('[role="dialog"],[role="alertdialog"],[aria-live],[data-visually-hidden]') === null,
    );
  const nameOf = (one: Element): string =>
    `<${one.tagName.toLowerCase()}> "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`;

  function look(): void {
    if (!film.isRunning) return;
    requestAnimationFrame(look);
    film.frames += 1;
    const main = document.querySelector('main');
    if (main === null) return fault('an empty frame: no screen');
    const headings = [...document.querySelectorAll('h1')].filter((one) =>
      isInSight(one.getBoundingClientRect()),
    );
    if (headings.length === 0 && scrollY === 0) fault('an empty frame: no heading');
    const texts = headings.map(({ textContent }) => textContent);
    if (new Set(texts).size < texts.length) fault(`a heading twice: ${texts.join(', ')}`);
    const now = new Map<Element, Seen>();
    for (const one of thingsOf(main)) {
      const box = one.getBoundingClientRect();
      if (isInSight(box)) now.set(one, { box, scrolled: scrollY, shownIn: main });
    }
    const body = [...now.keys()].filter((one) => one.tagName !== 'H1' && one.closest('header') === null);
    const skeleton = [...main.querySelectorAll('[aria-busy="true"] div')].some(
      (one) => isInSight(one.getBoundingClientRect()) && one.checkVisibility({ opacityProperty: true }),
    );
    if (body.length === 0 && !skeleton) fault(`an empty frame: nothing below "${texts.join(', ')}"`);
    // Another address is another picture: nothing of it has been shown before.
    if (address === location.hash) {
      for (const [one, { box, scrolled }] of now) {
        const before = seen.get(one);
        if (before === undefined) continue;
        const down = box.top + scrolled - before.box.top - before.scrolled;
        // Digits grow to one side or to both.
        const across = Math.min(
          Math.abs(box.left - before.box.left),
          Math.abs(box.right - before.box.right),
          Math.abs(box.left + box.right - before.box.left - before.box.right) / 2,
        );
        if (Math.abs(down) > tolerancePx && scrolled === before.scrolled)
          fault(`moved by ${Math.round(down)} px: ${nameOf(one)}`);
        else if (across > tolerancePx) fault(`moved aside by ${Math.round(across)} px: ${nameOf(one)}`);
      }
    }
    address = location.hash;
    seen = now;
  }
  Object.assign(globalThis, {
    startFilm() {
      Object.assign(film, { frames: 0, faults: [], startedAt: performance.now(), isRunning: true });
      seen = new Map();
      address = location.hash;
      requestAnimationFrame(look);
    },
  });
}

/** Where pictures go, when somebody asked for them: `FILM_FOLDER=/tmp/film`. */
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
