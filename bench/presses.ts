import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { serve } from '../scripts/atlas/storybooks.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/run/root.mjs';
import { median } from './measure.mjs';
import { measuredScreens } from './screens.ts';

/**
 * How soon a press is answered on a phone that is four times slower: `npm run bench -- presses`. The tabs at the foot of the
 * built demo, and those of Trade: when what was pressed is marked as chosen, and when the picture that shows it is drawn
 * (the browser's own record of events, in steps of 8 ms).
 */

const slowdown = 4;
const rounds = 5;
/** A press that is answered within this feels answered at once, in ms. */
const limitMs = 100;

/** A page that has not come to rest by then never does, in ms. */
const restLimitMs = 30_000;

/** From the press, in ms. */
interface Answer {
  readonly marked: number;
  readonly drawn: number;
}

declare global {
  /** Written by {@link watchPresses} into the page. */
  var presses: { pressed: Element | null; at: number; marked: number; drawn: number };
}

/** Runs in the page before anything of it. */
function watchPresses(): void {
  globalThis.presses = { pressed: null, at: 0, marked: Number.NaN, drawn: Number.NaN };
  const isChosen = (pressed: Element | null): boolean =>
    pressed?.matches('[aria-current="page"], [aria-selected="true"]') === true;
  addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest('a, [role="tab"]');
      // A tab is chosen when the press gives it the focus, which comes before the click.
      const marked = isChosen(pressed) ? 0 : Number.NaN;
      globalThis.presses = { pressed, at: event.timeStamp, marked, drawn: Number.NaN };
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const { pressed, at, marked } = presses;
    if (isChosen(pressed) && Number.isNaN(marked)) presses.marked = performance.now() - at;
  }).observe(document, { subtree: true, attributeFilter: ['aria-current', 'aria-selected'] });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click' && startTime === presses.at) presses.drawn = duration;
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** A person presses what they see: the screen before has come, and the page has nothing left to do. */
async function restOf(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate(
    (mostMs) =>
      new Promise((resolve, reject) => {
        requestIdleCallback(resolve);
        setTimeout(() => reject(new Error(`The page was busy for ${mostMs} ms and more.`)), mostMs);
      }),
    restLimitMs,
  );
}

async function press(page: Page, role: 'link' | 'tab', name: string): Promise<Answer> {
  await restOf(page);
  const bar = role === 'link' ? page.getByRole('navigation').last() : page.getByRole('main');
  await bar.getByRole(role, { name, exact: true }).first().tap();
  await page.waitForFunction(() => !Number.isNaN(presses.marked));
  // A press that was answered within 16 ms has no record of its own.
  await page.waitForTimeout(400);
  return page.evaluate(() => ({
    marked: presses.marked,
    drawn: Number.isNaN(presses.drawn) ? 16 : presses.drawn,
  }));
}

const pressed: readonly (readonly ['link' | 'tab', string])[] = [
  ['link', 'Markets'],
  ['link', 'Trade'],
  ['tab', 'Closed'],
  ['tab', 'Entrusted'],
  ['link', 'Account'],
  ['link', 'Home'],
];

const start = measuredScreens.find(({ name }) => name === 'home');
if (start === undefined) throw new Error('There is no measured screen of the name home.');
const app = await serve(path.join(root, 'packages/app/dist-demo'));
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
const answers = new Map<string, Answer[]>();
try {
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-US',
    });
    await context.addInitScript(watchPresses);
    const page = await context.newPage();
    await page.goto(`${app.url}index.html?scenario=${start.scenario}#${start.address}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const session = await context.newCDPSession(page);
    // The window is as high as the phone, its own bars included: what is drawn under its lower edge would not be recorded.
    const { windowId } = await session.send('Browser.getWindowForTarget');
    await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 600, height: 1200 } });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // The first way round loads each screen's code, the second has it.
    for (const visit of ['first', 'again'])
      for (const [role, name] of pressed) {
        const key = `${name}, ${visit}`;
        answers.set(key, [...(answers.get(key) ?? []), await press(page, role, name)]);
      }
    await context.close();
  }
} finally {
  await browser.close();
  app.close();
}

console.log(`\nPresses on a phone ${slowdown} × slower, median of ${rounds}, in ms from the press`);
console.log(`  ${''.padEnd(24)}${['marked', 'drawn', 'limit'].map((head) => head.padStart(10)).join('')}`);
for (const [key, taken] of answers) {
  const [marked, drawn] = [median(taken.map((one) => one.marked)), median(taken.map((one) => one.drawn))];
  const figures = [marked, drawn, limitMs].map((ms) => ms.toFixed(0).padStart(10)).join('');
  console.log(`  ${key.padEnd(24)}${figures}  ${Math.max(marked, drawn) <= limitMs ? 'met' : 'missed'}`);
}
