/** Takes the pictures: several windows of one Chromium, each going from story to story without loading again. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countCalls, pinClock, readStories, readTokens, showStory } from './in-page.mjs';
import { batchesOf, globalsOf } from './plan.mjs';

/** Nothing moves, nothing blinks, and every machine shows the same scroll bars: none. */
const stillness = `*,*::before,*::after{transition:none!important;caret-color:transparent!important}
::-webkit-scrollbar{display:none}html{scrollbar-width:none!important}`;

/** The time of the stories' worlds, for what asks the browser instead. */
const pinnedMs = Date.parse('2026-11-18T15:30:00Z');
const limitMs = 15_000;

/** @typedef {import('./plan.mjs').Picture} Picture */
/** @typedef {{ picture: Picture, fault: string, width: number, height: number, image: Buffer }} Taken */

/** A frame without a story yet: the first one is chosen like every other. @param {string} url of a Storybook */
const frameAddress = (url) => `${url}iframe.html?viewMode=story`;

/**
 * A window to take pictures in: in English and UTC, whatever the machine says. A second page of the same window would be in
 * its background: Chromium lets such a page wait, and does not always report its new size.
 * @param {import('playwright').Browser} browser
 * @param {number} scale device pixels per CSS pixel
 */
export async function openStudio(browser, scale) {
  const context = await browser.newContext({
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 390, height: 844 },
  });
  await context.addInitScript(countCalls);
  await context.addInitScript(pinClock, pinnedMs);
  await context.addInitScript((css) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    });
  }, stillness);
  return context;
}

/**
 * What a Storybook holds.
 * @param {() => Promise<import('playwright').BrowserContext>} open a window
 * @param {string} url
 */
export async function inspect(open, url) {
  const studio = await open();
  const page = await studio.newPage();
  try {
    await page.goto(frameAddress(url));
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
    const stories = await page.evaluate(readStories);
    const first = stories[0];
    if (!first) throw new Error('This Storybook has no story.');
    await page.evaluate(showStory, { id: first.id, globals: {}, limitMs });
    return { stories, tokens: await page.evaluate(readTokens) };
  } finally {
    await studio.close();
  }
}

/** A page that answers no more is given up. @template T @param {Promise<T>} work @returns {Promise<T>} */
async function inTime(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page does not answer.')), 3 * limitMs);
  });
  try {
    return await Promise.race([work, /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {() => Promise<import('playwright').BrowserContext>} open a window
 * @param {string} url of a Storybook
 */
async function openPage(open, url) {
  let studio = await open();
  let page = await studio.newPage();
  let devtools = await studio.newCDPSession(page);
  /** The looks that the page was loaded for: Storybook would render the story before once more in new ones. */
  let dressed = '';
  let windowSize = '';

  /** @param {number} width @param {number} height */
  async function resize(width, height) {
    if (windowSize === `${width} ${height}`) return;
    windowSize = `${width} ${height}`;
    await page.setViewportSize({ width, height });
    // A page in the background is notified later; a story that measures must not begin before.
    await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
  }

  /** @param {Picture} picture */
  async function load({ look }) {
    await page.goto(frameAddress(url));
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
    dressed = globalsOf(look);
  }

  /** @param {Picture} picture @returns {Promise<Taken>} */
  async function take(picture) {
    await resize(picture.look.width, picture.height);
    if (dressed !== globalsOf(picture.look)) await load(picture);
    const { theme, locale, convention } = picture.look;
    const size = await page.evaluate(showStory, {
      id: picture.story.id,
      globals: { theme, locale, convention },
      limitMs,
    });
    if (size.width !== picture.look.width) throw new Error(`The window is ${size.width} px wide.`);
    // As high as the page, so that a bar at the window's foot is at the page's foot and not across its middle.
    if (size.height > picture.height) await resize(size.width, size.height);
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width: size.width, height: size.height, scale: 1 },
    });
    return {
      picture,
      fault: size.fault,
      width: size.width,
      height: size.height,
      image: Buffer.from(data, 'base64'),
    };
  }

  async function renew() {
    // Not waited for: what answers no more may not end either.
    studio.close().catch(() => {});
    studio = await open();
    page = await studio.newPage();
    devtools = await studio.newCDPSession(page);
    dressed = '';
    windowSize = '';
  }

  return {
    /** @param {Picture} picture @returns {Promise<Taken>} */
    async take(picture) {
      try {
        return await inTime(take(picture));
      } catch {
        // A story that led its page away, crashed it or made it load again and again: once more on a page of its own.
        await renew();
        return inTime(take(picture));
      }
    },
    close: () => studio.close(),
  };
}

/**
 * Takes all pictures and writes each into a folder as soon as it is there.
 * @param {object} work
 * @param {() => Promise<import('playwright').BrowserContext>} work.open a window
 * @param {string} work.url of a Storybook
 * @param {readonly Picture[]} work.pictures
 * @param {number} work.pages
 * @param {string} work.folder
 * @param {(done: number) => void} work.onProgress
 * @returns {Promise<Map<string, Omit<Taken, 'image'>>>} by file name
 */
export async function photograph({ open, url, pictures, pages, folder, onProgress }) {
  const queue = batchesOf(pictures, pages).values();
  /** @type {Map<string, Omit<Taken, 'image'>>} */
  const taken = new Map();
  const workers = Array.from({ length: Math.min(pages, pictures.length) }, async () => {
    const page = await openPage(open, url);
    // The pages share one queue: who is ready takes the next portion.
    for (const batch of queue) {
      for (const picture of batch) {
        const { image, ...facts } = await page.take(picture);
        writeFileSync(path.join(folder, picture.file), image);
        taken.set(picture.file, facts);
        onProgress(taken.size);
      }
    }
    await page.close();
  });
  await Promise.all(workers);
  return taken;
}
