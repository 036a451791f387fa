/** Measures contenders in one Chromium, in turns, so that a busy moment of the machine strikes all alike. */

/**
 * `hasTarget` is false where there is no target: it is shown for comparison, and measured once.
 * @typedef {{ name: string, size: number, hasTarget?: boolean }} Case
 */
/** @typedef {Record<string, number>} Figures */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * A A' B B' would give one contender the quiet minutes: this goes A B A B. A case without a target takes part in the first round only.
 * @param {readonly Case[]} cases
 * @param {number} rounds
 * @param {(one: Case) => Promise<Figures>} measure
 * @param {(line: string) => void} say
 * @returns {Promise<Figures[]>} medians, in the order of the cases
 */
export async function inTurns(cases, rounds, measure, say) {
  /** @type {Figures[][]} */
  const all = cases.map(() => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, one] of cases.entries()) {
      if (round === 1 || one.hasTarget !== false) all[index]?.push(await measure(one));
    }
    say(`  round ${round} of ${rounds}`);
  }
  return all.map((measured) =>
    Object.fromEntries(
      Object.keys(measured[0] ?? {}).map((key) => [
        key,
        median(measured.map((figures) => figures[key] ?? Number.NaN)),
      ]),
    ),
  );
}

/** @typedef {{ width: number, height: number }} Viewport */

/** @type {Viewport} */
const phone = { width: 390, height: 844 };

/** What a processor four times slower is to the machine at hand: about a phone. */
export const slowdown = 4;

/** @param {import('playwright').Browser} browser @param {string} url @param {Case} one @param {Viewport} [viewport] */
async function openCase(browser, url, { name, size }, viewport = phone) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    // A flash is part of what a list has to carry.
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction('globalThis.bench');
  await page.evaluate(
    ([wanted, count]) => globalThis.bench.prepare(wanted, count),
    /** @type {const} */ ([name, size]),
  );
  const devtools = await context.newCDPSession(page);
  // The thread's own time: what other programs take of a busy machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const heapBytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  return { page, devtools, busyMs, heapBytes, close: () => context.close() };
}

/**
 * Drags to and fro across the plot, half of it in view, one move a frame.
 * @param {import('playwright').Page} page @param {{ x: number, y: number }} grip @param {number} frames
 */
async function drag(page, grip, frames) {
  for (let done = 0; done < frames; done += 1) {
    const swing = Math.sin((done / 30) * Math.PI * 2);
    await page.mouse.move(grip.x + swing * 60, grip.y);
    await page.evaluate(() => globalThis.bench.frame());
  }
}

/**
 * Main thread busy in a frame of a pan, the frame itself and the mouse included.
 * @param {import('playwright').Page} page @param {() => Promise<number>} busyMs
 */
async function panFrame(page, busyMs) {
  await page.evaluate(() => globalThis.bench.zoom());
  await page.waitForTimeout(400);
  const grip = await page.evaluate(() => globalThis.bench.grip());
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await drag(page, grip, 15);
  const frames = 60;
  const before = await busyMs();
  await drag(page, grip, frames);
  const busy = (await busyMs()) - before;
  await page.mouse.up();
  return busy / frames;
}

/**
 * First paint (wall clock), a tick and a pan frame (main thread busy, the frame it causes included) and heap of a chart.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Case} one
 * @returns {Promise<Figures>} ms, ms, ms, MB
 */
export async function measureChart(browser, url, one) {
  const { page, busyMs, heapBytes, close } = await openCase(browser, url, one);
  const emptyBytes = await heapBytes();
  const firstPaint = await page.evaluate(() => globalThis.bench.firstPaint());
  const heap = ((await heapBytes()) - emptyBytes) / 1e6;
  const ticks = 60;
  await page.evaluate(() => globalThis.bench.ticks(10));
  const before = await busyMs();
  await page.evaluate((count) => globalThis.bench.ticks(count), ticks);
  const tick = ((await busyMs()) - before) / ticks;
  const pan = await panFrame(page, busyMs);
  await close();
  return { firstPaint, tick, pan, heap };
}

/** Frames in which a chart that was just mounted has measured its room and drawn itself. */
const settlingFrames = 6;

/**
 * Main thread busy with a chart of SVG or HTML, layout and paint included: until it is drawn, and with each change of its
 * data.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Case} one
 * @returns {Promise<Figures>} ms
 */
export async function measureLightChart(browser, url, one) {
  const { page, busyMs, close } = await openCase(browser, url, one);
  const empty = await busyMs();
  await page.evaluate(() => globalThis.bench.mount());
  for (let done = 0; done < settlingFrames; done += 1) await page.evaluate(() => globalThis.bench.frame());
  const mount = (await busyMs()) - empty;
  const ticks = 60;
  await page.evaluate(() => globalThis.bench.ticks(10));
  const before = await busyMs();
  await page.evaluate((count) => globalThis.bench.ticks(count), ticks);
  const change = ((await busyMs()) - before) / ticks;
  await close();
  return { mount, change };
}

/**
 * How long the main thread is busy in a second of 200 updates, on a processor four times slower.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Case} one
 * @param {Viewport} [viewport] a phone's by default
 * @returns {Promise<Figures>} ms a second
 */
export async function measureList(browser, url, one, viewport) {
  const { page, devtools, busyMs, close } = await openCase(browser, url, one, viewport);
  await page.evaluate(() => globalThis.bench.mount());
  await page.waitForTimeout(500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // As long as this either of them gets faster: a shorter time flatters ag-grid.
  await page.evaluate(() => globalThis.bench.feed(50, 1_000));
  const seconds = 2;
  const before = await busyMs();
  await page.evaluate((forMs) => globalThis.bench.feed(50, forMs), seconds * 1000);
  const busy = ((await busyMs()) - before) / seconds;
  await close();
  return { busy };
}

/** Where a row of either list is taken hold of: ours, or ag-grid's. */
const handles = '[aria-label^="Move "], .ag-row .ag-drag-handle';
/** How far up and down a held row goes, in px: over the rows that are in sight. */
const swingPx = 500;

/**
 * Main thread busy while a row is held and led over the others, a move a frame, and while it is held at the lower edge, where
 * the list comes along; on a processor four times slower.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Case} one
 * @returns {Promise<Figures>} ms until shown, ms a frame with nothing held and with a row, ms a second
 */
export async function measureReordering(browser, url, one) {
  const { page, devtools, busyMs, close } = await openCase(browser, url, one);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const empty = await busyMs();
  await page.evaluate(() => globalThis.bench.mount());
  const handle = page.locator(handles).nth(1);
  await handle.waitFor();
  for (let done = 0; done < settlingFrames; done += 1) await page.evaluate(() => globalThis.bench.frame());
  const mount = (await busyMs()) - empty;
  const box = await handle.boundingBox();
  if (box === null) throw new Error(`${one.name} has nothing to take hold of`);
  const grip = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Down and up again.
  const swingFrames = 45;
  /** @param {number} count */
  const lead = async (count) => {
    for (let done = 0; done < count; done += 1) {
      const share = (1 - Math.cos((done / swingFrames) * Math.PI * 2)) / 2;
      // Both at once: the hand does not wait for a frame of its own before the next.
      await Promise.all([
        page.mouse.move(grip.x, grip.y + share * swingPx),
        page.evaluate(() => globalThis.bench.frame()),
      ]);
    }
  };
  /** @param {number} before until code that has just been loaded runs as fast as it will @param {number} frames */
  const leading = async (before, frames) => {
    await lead(before);
    const start = await busyMs();
    await lead(frames);
    return ((await busyMs()) - start) / frames;
  };
  const free = await leading(8, 30);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  const move = await leading(swingFrames, 2 * swingFrames);
  await page.mouse.move(grip.x, phone.height - 12);
  const held = await busyMs();
  await page.waitForTimeout(1_000);
  const edge = (await busyMs()) - held;
  await page.mouse.up();
  await close();
  return { mount, free, move, edge };
}
