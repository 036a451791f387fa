import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { serve } from '../scripts/atlas/storybooks.mjs';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/run/root.mjs';
import { policyFor } from '../scripts/vite/content-security-policy.ts';
import { median, slowdown } from './measure.mjs';
import type { Taken } from './page/upload.tsx';

/**
 * What a photo of 12 megapixels costs the main thread while it is taken in, on a processor four times slower: `npm run bench --
 * upload`. Under the scripts' part of the policy that the app is deployed with, so that it ends where the worker may not open.
 */

const photo = { widthPx: 4_032, heightPx: 3_024 };
const rounds = 5;
/** No task may be longer: a frame that a person sees frozen. In ms. */
const limitMs = 50;

/** A line of the browser's own record. Times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own time: what other programs take of a busy machine does not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Styles apart: the benchmark's other pages write their own. */
function scriptPolicy(): string {
  const policy = policyFor('', { isDemo: false });
  const kept = ['script-src', 'worker-src', 'img-src', 'require-trusted-types-for', 'trusted-types'];
  return kept.map((directive) => `${directive} ${(policy[directive] ?? []).join(' ')}`).join('; ');
}

/** The longest tasks of the page's main thread between two marks, in ms. */
function tasksOf(trace: readonly TraceEvent[]): number[] {
  const at = (mark: string): TraceEvent => {
    const found = trace.find(({ name }) => name === mark);
    if (found === undefined) throw new Error(`the record has no mark "${mark}"`);
    return found;
  };
  const [from, to] = [at('chosen'), at('shown')];
  return trace
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === from.pid && tid === from.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > from.ts && ts < to.ts)
    .map(({ tdur = Number.NaN }) => tdur / 1000)
    .toSorted((a, b) => b - a);
}

async function round(browser: Browser, url: string): Promise<{ taken: Taken; tasks: number[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await page.route('**/index.html', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': scriptPolicy() };
      await route.fulfill({ response, headers });
    });
    await page.goto(`${url}index.html`);
    await page.waitForFunction('globalThis.bench');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, {
      categories: [
        'disabled-by-default-devtools.timeline',
        'devtools.timeline',
        'blink.user_timing',
        'toplevel',
      ],
    });
    const taken = await page.evaluate(
      ({ widthPx, heightPx }) => globalThis.bench.takeIn(widthPx, heightPx),
      photo,
    );
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    if (taken.phase !== 'done') throw new Error(`the picture was not taken in: ${taken.phase}`);
    return { taken, tasks: tasksOf(traceEvents) };
  } finally {
    await context.close();
  }
}

const server = await serve(path.join(root, '.cache/bench'));
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
try {
  const megapixels = Math.round((photo.widthPx * photo.heightPx) / 1e6);
  console.log(`\nA photo of ${megapixels} megapixels taken in, processor ${slowdown} × slower`);
  const measured = [];
  for (let index = 0; index < rounds; index += 1) {
    const { taken, tasks } = await round(browser, server.url);
    measured.push({ taken, tasks });
    const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(2);
    console.log(
      `  ${mb(taken.chosenBytes)} MB became ${mb(taken.sentBytes)} MB in ${Math.round(taken.preparedMs)} ms; longest tasks of the main thread ${tasks
        .slice(0, 3)
        .map((task) => task.toFixed(1))
        .join(', ')} ms`,
    );
  }
  // One run may meet a busy moment of the machine.
  const longestMs = median(measured.map(({ tasks }) => tasks[0] ?? Number.NaN));
  const isMet = longestMs <= limitMs;
  console.log(
    `  longest task, middle of ${rounds} runs: ${longestMs.toFixed(1)} ms   target ${limitMs} ms   ${isMet ? 'met' : 'missed'}`,
  );
  if (!isMet) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
