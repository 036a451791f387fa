import path from 'node:path';
import { createMarket } from '@meridian/mocks/market';
import { pinyinOf } from '@meridian/mocks/pinyin';
import { chromium, type Browser, type Page } from 'playwright';
import { serve } from '../scripts/atlas/storybooks.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/run/root.mjs';
import { inTurns, median, slowdown } from './measure.mjs';
import type { Searchable } from './page/search.ts';

/**
 * How soon a search answers, on a processor four times slower: `npm run bench -- search`. On the built demo, whether the
 * first result is in the frame that shows the letter, and what its first use costs; and the search alone beside uFuzzy.
 */

/** Typed letter by letter; each finds something from its first letter on. */
const keywords = ['tengxun', 'txkg', '00700', 'apple', 'btc', 'nvidia', 'eurusd', 'sp500', '腾讯', '蘋果'];
const rounds = 5;
const patienceMs = 60_000;

/** One letter, and what was seen of it. */
interface Keystroke {
  /** Whether results for the text in the field were on the page before the frame was drawn that showed the letter. */
  readonly isSameFrame: boolean;
  /** From the browser's own time of the keystroke until the results were on the page, and until that frame was drawn, in ms. */
  readonly shownMs: number;
  readonly drawnMs: number;
}

declare global {
  /** Written by {@link watchKeys} into the page. */
  var keystrokes: Keystroke[];
}

/** Runs in the page: watches every letter from before the app receives it. */
function watchKeys(): void {
  globalThis.keystrokes = [];
  const areResultsOf = (keyword: string): boolean =>
    Array.from(document.querySelectorAll('main ul')).some(
      (list) =>
        list.getAttribute('aria-label')?.includes(`“${keyword}”`) === true &&
        list.querySelector('[data-row]') !== null,
    );
  const channel = new MessageChannel();
  channel.port1.start();
  document.addEventListener(
    'input',
    (event) => {
      const keyword = (event.target as HTMLInputElement).value;
      let shownMs = Number.NaN;
      // React answers a keystroke at once: what it changes is seen here before any frame.
      const watch = new MutationObserver(() => {
        if (Number.isNaN(shownMs) && areResultsOf(keyword)) shownMs = performance.now() - event.timeStamp;
      });
      watch.observe(document, { childList: true, subtree: true, attributes: true });
      requestAnimationFrame(() => {
        // Two letters may have come before one frame: it shows both, and the results of both.
        const isSameFrame = areResultsOf((event.target as HTMLInputElement).value);
        // A message sent from a frame arrives when its picture has been made.
        channel.port1.addEventListener(
          'message',
          () => {
            watch.disconnect();
            keystrokes.push({ isSameFrame, shownMs, drawnMs: performance.now() - event.timeStamp });
          },
          { once: true },
        );
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

async function openSearch(browser: Browser, url: string): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(watchKeys);
  const page = await context.newPage();
  await page.goto(`${url}index.html?scenario=trader#/pages/setting/index`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, close: () => context.close() };
}

/**
 * From the way to search being pressed until the first result of a letter that is typed the moment the field is there, in ms:
 * everything is fetched and made ready.
 */
async function firstUse(page: Page): Promise<number> {
  const shown = page.evaluate(async () => {
    const startMs = performance.now();
    location.hash = '/pages/search/index';
    while (document.querySelector('main ul[aria-label*="“t”"] [data-row]') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - startMs;
  });
  await page.getByRole('searchbox').press('t');
  return shown;
}

/** The index is there once a keyword finds something that only pinyin leads to, in the keystroke's own frame. */
async function typeAll(page: Page): Promise<readonly Keystroke[]> {
  const field = page.getByRole('searchbox');
  await field.fill('teng');
  await page
    .getByRole('link', { name: /Tencent/ })
    .first()
    .waitFor();
  const typed: Keystroke[] = [];
  for (const keyword of keywords) {
    await field.fill('');
    await page.waitForTimeout(200);
    await page.evaluate(() => (keystrokes.length = 0));
    for (const letter of keyword) {
      await page.keyboard.insertText(letter);
      // As fast as people type.
      await page.waitForTimeout(150);
    }
    typed.push(...(await page.evaluate(() => [...keystrokes])));
  }
  return typed;
}

/** The instruments of the demo, as the app receives them. */
function instruments(): readonly Searchable[] {
  return createMarket('bench').instruments.map(({ code, exchange, names }) => ({
    stock_code: code,
    market: exchange,
    name: names.en,
    names: [...new Set(Object.values(names) as string[])],
    pinyin: pinyinOf(names['zh-Hans'] ?? ''),
  }));
}

const row = ([first = '', ...rest]: readonly string[]): string =>
  `  ${first.padEnd(46)}${rest.map((cell) => cell.padStart(12)).join('')}`;
const ms = (value: number): string => value.toFixed(2);

async function beside(browser: Browser, url: string): Promise<void> {
  const all = instruments();
  console.log(
    `\nSearch alone beside uFuzzy, ${all.length} instruments, ${keywords.length} keywords letter by letter`,
  );
  const names = ['ours', 'uFuzzy'] as const;
  const measure = async (name: (typeof names)[number]): Promise<Record<string, number>> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}index.html`);
    await page.waitForFunction('globalThis.bench');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const figures = await page.evaluate(
      ([who, list, words]) => globalThis.bench.search(who, list, [...words]),
      [name, all, keywords] as const,
    );
    await context.close();
    return { ...figures };
  };
  const cases = names.map((name) => ({ name, size: all.length }));
  const [ours, theirs] = await inTurns(
    cases,
    rounds,
    ({ name }) => measure(name as (typeof names)[number]),
    console.log,
  );
  console.log(row(['', 'ours', 'uFuzzy', 'ratio']));
  for (const [key, title] of [
    ['build', 'made ready, once, ms'],
    ['first', 'the first letter after that, ms'],
    ['keystroke', 'a keystroke, ms'],
    ['slowest', 'the slowest keystroke, ms'],
    ['hits', `found first what was meant, of ${keywords.length}`],
  ] as const) {
    const [mine = Number.NaN, other = Number.NaN] = [ours?.[key], theirs?.[key]];
    const isCount = key === 'hits';
    console.log(
      row([
        title,
        ...[mine, other].map((value) => (isCount ? String(value) : ms(value))),
        isCount ? '' : `${(mine / other).toFixed(2)} ×`,
      ]),
    );
  }
}

async function inTheApp(browser: Browser, url: string): Promise<boolean> {
  console.log(`\nSearch in the demo, ${instruments().length} instruments, processor ${slowdown} × slower`);
  const firsts: number[] = [];
  const all: Keystroke[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { page, close } = await openSearch(browser, url);
    firsts.push(await firstUse(page));
    all.push(...(await typeAll(page)));
    await close();
    console.log(`  round ${round} of ${rounds}`);
  }
  const same = all.filter(({ isSameFrame }) => isSameFrame).length;
  const of = (key: 'shownMs' | 'drawnMs') => all.map((one) => one[key]).toSorted((a, b) => a - b);
  const [shown, drawn] = [of('shownMs'), of('drawnMs')];
  const isMet = same === all.length && all.length > 0;
  console.log(
    row(['first result in the keystroke’s own frame', `${same} of ${all.length}`, isMet ? 'met' : 'missed']),
  );
  console.log(row(['', 'middle', '95 %', 'slowest']));
  const spread = (times: readonly number[]): string[] =>
    [median(times), times[Math.floor(times.length * 0.95)], times.at(-1)].map((time = Number.NaN) =>
      time.toFixed(0),
    );
  console.log(row(['keystroke to its results on the page, ms', ...spread(shown)]));
  console.log(row(['keystroke to the frame drawn, ms', ...spread(drawn)]));
  console.log(row(['first use, from the way to search on, ms', ...spread(firsts.toSorted((x, y) => x - y))]));
  return isMet;
}

const [demo, bench] = [
  await serve(path.join(root, 'packages/app/dist-demo')),
  await serve(path.join(root, '.cache/bench')),
];
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
try {
  await beside(browser, bench.url);
  if (!(await inTheApp(browser, demo.url))) process.exitCode = 1;
} finally {
  await browser.close();
  demo.close();
  bench.close();
}
