import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { serve } from '../scripts/atlas/storybooks.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/run/root.mjs';
import { measuredScreens, type MeasuredScreen } from './screens.ts';

/**
 * How much moves by itself while a screen opens: `npm run bench -- shifts [screen …] [--verbose]`. Layout shift of the
 * first load, of a reload and of the way back from another screen, on the built demo; what moved is named where a limit is
 * missed, with `--verbose` always. A screen is named as its route (bench/screens.ts).
 */

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
type Size = (typeof sizes)[number];

/** Screens measured side by side: more would only wait for each other. */
const lanes = 2;
/** A screen has come to rest when nothing has changed in it for this long, in ms. */
const restMs = 1_500;
const patienceMs = 60_000;

/** One layout shift the person did not cause. Pixels are those of the page. */
interface Shift {
  readonly value: number;
  /** ms since the navigation began */
  readonly at: number;
  readonly moved: readonly string[];
}

const ways = ['first load', 'reload', 'return'] as const;
type Way = (typeof ways)[number];

interface Measured {
  readonly screen: MeasuredScreen;
  readonly size: Size;
  readonly shifts: Readonly<Record<Way, readonly Shift[]>>;
}

declare global {
  /** Written by {@link recordShifts} into the page. */
  var shifts: { taken: Shift[]; startedAt: number; changedAt: number };
}

/** Runs in the page before anything of it: notes every shift, and when something last changed. */
function recordShifts(): void {
  globalThis.shifts = { taken: [], startedAt: 0, changedAt: 0 };
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  type Entry = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly Source[];
  };
  const edges = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (element === null) return 'gone';
    const around = element.closest('[aria-label],[aria-labelledby],section,header,nav,article,ul');
    const label = around?.getAttribute('aria-label') ?? around?.querySelector('h1,h2,h3')?.textContent ?? '';
    const text = (element.textContent ?? '').trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> "${text}" in <${around?.tagName.toLowerCase() ?? 'page'}> "${label.slice(0, 30)}"`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${edges(previousRect)} to ${edges(currentRect)}`,
      );
      shifts.taken.push({ value: entry.value, at: entry.startTime - shifts.startedAt, moved });
      shifts.changedAt = performance.now();
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // A market never rests: what comes and goes is a change only while something is awaited.
  new MutationObserver(() => {
    if (document.querySelector('[aria-busy="true"]') !== null) shifts.changedAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Until the screen is complete: named, nothing of it awaited, and at rest. */
async function untilAtRest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    (ms) =>
      document.querySelector('main [aria-busy="true"]') === null && performance.now() - shifts.changedAt > ms,
    restMs,
    { timeout: patienceMs },
  );
}

const takeShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => shifts.taken.splice(0));

/** Another screen of the app, to come back from. */
const elsewhere = (address: string): string =>
  address.startsWith('/pages/setting/index') ? '/pages/market/index' : '/pages/setting/index';

async function measure(browser: Browser, url: string, screen: MeasuredScreen, size: Size): Promise<Measured> {
  const context: BrowserContext = await browser.newContext({
    viewport: size,
    hasTouch: size.width < 1024,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(recordShifts);
  const { scenario, language, faults = [] } = screen;
  if (language !== undefined) {
    await context.addInitScript(([world, locale]) => localStorage.setItem(`${world}:locale`, locale), [
      scenario,
      language,
    ] as const);
  }
  const query = new URLSearchParams([['scenario', scenario], ...faults.map((fault) => ['fault', fault])]);
  const page = await context.newPage();
  try {
    await page.goto(`${url}index.html?${query.toString()}#${screen.address}`);
    await untilAtRest(page);
    const firstLoad = await takeShifts(page);

    await page.reload();
    await untilAtRest(page);
    const reload = await takeShifts(page);

    await page.evaluate((hash) => (location.hash = hash), elsewhere(screen.address));
    await untilAtRest(page);
    await page.evaluate(() => {
      shifts.taken.length = 0;
      shifts.startedAt = performance.now();
      history.back();
    });
    await untilAtRest(page);
    return { screen, size, shifts: { 'first load': firstLoad, reload, return: await takeShifts(page) } };
  } finally {
    await context.close();
  }
}

const total = (taken: readonly Shift[]): number => taken.reduce((sum, { value }) => sum + value, 0);

const isMet = ({ screen, shifts: taken }: Measured): boolean =>
  ways.every((way) => total(taken[way]) <= screen.limit);

function print(measured: Measured, isVerbose: boolean): void {
  const { screen, size, shifts: taken } = measured;
  const figures = ways.map((way) => total(taken[way]).toFixed(3).padStart(12)).join('');
  const where = `${screen.name} ${size.width}`.padEnd(30);
  console.log(
    `  ${where}${figures}${screen.limit.toFixed(2).padStart(9)}  ${isMet(measured) ? 'met' : 'missed'}`,
  );
  for (const way of ways) {
    if (!isVerbose && total(taken[way]) <= screen.limit) continue;
    for (const { value, at, moved } of taken[way]) {
      console.log(`    ${way}, after ${at.toFixed(0)} ms: ${value.toFixed(4)}`);
      for (const one of moved) console.log(`      ${one}`);
    }
  }
}

/** By its whole name, "home, failed", or with all that it is to others, "home". */
const isCalled = (screen: MeasuredScreen, name: string): boolean =>
  screen.name === name || screen.name.split(',')[0] === name;

function chosen(names: readonly string[]): readonly MeasuredScreen[] {
  const unknown = names.find((name) => !measuredScreens.some((screen) => isCalled(screen, name)));
  if (unknown !== undefined) throw new Error(`No screen is called "${unknown}" (bench/screens.ts).`);
  return names.length === 0
    ? measuredScreens
    : measuredScreens.filter((screen) => names.some((name) => isCalled(screen, name)));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', default: false } },
});
const cases = chosen(positionals).flatMap((screen) => sizes.map((size) => ({ screen, size })));
const demo = await serve(path.join(root, 'packages/app/dist-demo'));
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
try {
  console.log('Layout shift of each screen, by its width');
  console.log(`  ${''.padEnd(30)}${ways.map((way) => way.padStart(12)).join('')}${'limit'.padStart(9)}`);
  const waiting = cases.values();
  const missed: string[] = [];
  const lane = async (): Promise<void> => {
    for (const { screen, size } of waiting) {
      const measured = await measure(browser, demo.url, screen, size);
      print(measured, values.verbose);
      if (!isMet(measured)) missed.push(`${screen.name} ${size.width}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(
    missed.length === 0
      ? `\nAll ${cases.length} met.`
      : `\n${missed.length} of ${cases.length} missed: ${missed.join(', ')}.`,
  );
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  demo.close();
}
