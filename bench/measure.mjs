/** Measures contenders in one Chromium, in turns, so that a busy moment of the machine strikes all alike. */

/** @typedef {{ name: string, size: number }} Case */
/** @typedef {Record<string, number>} Figures */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * A A' B B' would give one contender the quiet minutes: this goes A B A B.
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
    for (const [index, one] of cases.entries()) all[index]?.push(await measure(one));
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

/** @param {import('playwright').Browser} browser @param {string} url @param {Case} one */
async function openCase(browser, url, { name, size }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction('globalThis.bench');
  await page.evaluate(
    ([wanted, count]) => globalThis.bench.prepare(wanted, count),
    /** @type {const} */ ([name, size]),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
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
 * First paint (wall clock), a tick (main thread busy, the frame it causes included) and heap of a chart.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Case} one
 * @returns {Promise<Figures>} ms, ms, MB
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
  await close();
  return { firstPaint, tick, heap };
}

/**
 * How long the main thread is busy in a second of 200 updates, on a processor four times slower.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Case} one
 * @returns {Promise<Figures>} ms a second
 */
export async function measureList(browser, url, one) {
  const { page, devtools, busyMs, close } = await openCase(browser, url, one);
  await page.evaluate(() => globalThis.bench.mount());
  await page.waitForTimeout(1_000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => globalThis.bench.feed(50, 1_000));
  const seconds = 4;
  const before = await busyMs();
  await page.evaluate((forMs) => globalThis.bench.feed(50, forMs), seconds * 1000);
  const busy = ((await busyMs()) - before) / seconds;
  await close();
  return { busy };
}
