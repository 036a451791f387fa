/**
 * `npm run bench`: the price chart against lightweight-charts, what the lighter charts cost, the quote list, the sorted
 * table and the blotter against ag-grid, search against uFuzzy and the keystroke's own frame, what the simulated market, a busy day of it, keeping
 * a world, its sockets, the sandbox on either engine, a long statement and a run of stories cost, how the app loads beside bare libraries, what a photo costs that is uploaded,
 * how soon a press is answered, and what moves by itself while a screen opens. Each pair in one run of one browser; ratios are
 * ours to theirs. `-- charts`, `-- light`, `-- lists`, `-- search`, `-- world`, `-- storage`, `-- sockets`, `-- sandbox`,
 * `-- statement`, `-- stories`, `-- load`, `-- upload`, `-- presses`, `-- shifts` run one. `-- shifts home quoteStock` measures
 * those screens only, `-- shifts --verbose` names all that moved and not only what missed its limit.
 */
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { serve } from '../scripts/atlas/storybooks.mjs';
import { chromiumFlags, ensureChromium } from '../scripts/chromium.mjs';
import { ensureInstalled, tool } from '../scripts/run/install.mjs';
import { endTreesOnSignal, startTree } from '../scripts/run/processes.mjs';
import { root } from '../scripts/run/root.mjs';
import { blotters, lists, reordering, sortedLists } from './lists.mjs';
import { inTurns, measureChart, measureLightChart } from './measure.mjs';
import { row, say, verdict } from './report.mjs';
import { benchStories } from './stories.mjs';

const sizes = [300, 1_000, 5_000, 50_000];
const parts = [
  'charts',
  'light',
  'lists',
  'search',
  'world',
  'storage',
  'sockets',
  'sandbox',
  'statement',
  'stories',
  'load',
  'upload',
  'presses',
  'shifts',
];

/** @param {string} node @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function runNode(node, args, env) {
  const child = startTree(node, args, { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}.`);
}

/** @param {import('playwright').Browser} browser @param {string} url */
async function charts(browser, url) {
  say(
    '\nPrice chart beside lightweight-charts, candles and volume, 390 × 320 px, all in view (half of it for the pan);',
  );
  say('on a quote screen that is already shown, the same for both');
  const cases = sizes.flatMap((size) => [
    { name: 'meridianChart', size },
    { name: 'lightweightCharts', size },
  ]);
  const medians = await inTurns(cases, 5, (one) => measureChart(browser, url, one), say);
  say(row(['', 'ours', 'theirs', 'ratio', 'target', '']));
  const rows = /** @type {const} */ ([
    ['firstPaint', 'first paint, ms', 0.5],
    ['tick', 'tick, ms busy', 0.5],
    ['pan', 'pan frame, ms busy', 1.1],
    ['heap', 'heap, MB', 0.5],
  ]);
  for (const [index, size] of sizes.entries()) {
    const [ours, theirs] = [medians[index * 2], medians[index * 2 + 1]];
    for (const [key, title, target] of rows) {
      const figures = [ours?.[key], theirs?.[key]].map((value = Number.NaN) => value.toFixed(2));
      say(
        row([
          `${size.toLocaleString('en')}: ${title}`,
          ...figures,
          ...verdict(ours?.[key], theirs?.[key], target),
        ]),
      );
    }
  }
}

/** Without a contender: what each costs, to be compared from one version to the next (ADR 6). */
const lightCharts = {
  heatMap: '120 cells in 8 sectors',
  allocationDonut: '10 slices',
  profitBars: '90 bars and their total',
  depthChart: '500 levels a side',
  compareChart: '6 lines of 250 points',
  sparklines: '24 of 50 points',
};

/** @param {import('playwright').Browser} browser @param {string} url */
async function light(browser, url) {
  say(
    '\nThe lighter charts, 358 px wide: main thread busy until drawn, and with each change of all their data',
  );
  const cases = Object.keys(lightCharts).map((name) => ({ name, size: 0 }));
  const medians = await inTurns(cases, 5, (one) => measureLightChart(browser, url, one), say);
  say(row(['', 'first, ms', 'change, ms']));
  for (const [index, [name, size]] of Object.entries(lightCharts).entries()) {
    const { mount = Number.NaN, change = Number.NaN } = medians[index] ?? {};
    say(row([`${name}, ${size}`, mount.toFixed(1), change.toFixed(2)]));
  }
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function loadBench(node, env) {
  ensureChromium(say, env);
  say('\nBuilding the app, the demo and their floors …');
  for (const name of ['app', 'demo']) await runNode(node, ['scripts/build.mjs', name], env);
  const floor = [tool('vite/bin/vite.js'), 'build', '--config', 'bench/floor.config.ts'];
  await runNode(node, floor, env);
  await runNode(node, [...floor, '--mode', 'demo'], env);
  await runNode(node, ['bench/load.ts'], env);
}

/** Of the built demo. @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} command a file and its arguments */
async function onDemo(node, env, command) {
  ensureChromium(say, env);
  await runNode(node, ['scripts/build.mjs', 'demo'], env);
  await runNode(node, command, env);
}

/** The page of what is measured by itself, as it would be shipped. @param {string} node @param {NodeJS.ProcessEnv} env */
async function buildPage(node, env) {
  say('Building the page …');
  await runNode(node, [tool('vite/bin/vite.js'), 'build', '--config', 'bench/vite.config.ts'], env);
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function search(node, env) {
  ensureChromium(say, env);
  await buildPage(node, env);
  await runNode(node, ['scripts/build.mjs', 'demo'], env);
  await runNode(node, ['bench/search.ts'], env);
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function upload(node, env) {
  ensureChromium(say, env);
  await buildPage(node, env);
  await runNode(node, ['bench/upload.ts'], env);
}

/** @param {string[]} args */
async function main(args) {
  // What follows `shifts` is its own: screens and --verbose.
  const shiftsAt = args.indexOf('shifts');
  const asked = shiftsAt < 0 ? args : args.slice(0, shiftsAt + 1);
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is no part of the bench: say ${parts.join(', ')}.`);
  const wanted = new Set(asked.length > 0 ? asked : parts);
  const { node, env } = await ensureInstalled();
  endTreesOnSignal();
  const load = loadavg()[0] ?? 0;
  say(`Load ${load.toFixed(1)} on ${availableParallelism()} processors`);
  if (load > availableParallelism()) say('The machine is busy: ratios hold roughly, milliseconds do not.');

  if (['charts', 'light', 'lists'].some((part) => wanted.has(part))) {
    const executablePath = ensureChromium(say, env);
    await buildPage(node, env);
    const server = await serve(path.join(root, '.cache/bench'));
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    try {
      if (wanted.has('charts')) await charts(browser, `${server.url}index.html`);
      if (wanted.has('light')) await light(browser, `${server.url}index.html`);
      if (wanted.has('lists')) {
        await lists(browser, `${server.url}index.html`);
        await sortedLists(browser, `${server.url}index.html`);
        await blotters(browser, `${server.url}index.html`);
        await reordering(browser, `${server.url}index.html`);
      }
    } finally {
      await browser.close();
      server.close();
    }
  }
  if (wanted.has('search')) await search(node, env);
  if (wanted.has('world')) {
    say('');
    await runNode(node, ['bench/world.ts'], env);
    await runNode(node, ['bench/orders.ts'], env);
  }
  if (wanted.has('storage')) {
    say('');
    await runNode(node, ['bench/storage.ts'], env);
  }
  if (wanted.has('sockets')) {
    say('');
    await runNode(node, ['bench/sockets.ts'], env);
  }
  if (wanted.has('sandbox')) {
    say('');
    await runNode(node, ['bench/sandbox.ts'], env);
  }
  if (wanted.has('statement')) {
    say('');
    await runNode(node, ['bench/statement.ts'], env);
  }
  if (wanted.has('load')) await loadBench(node, env);
  if (wanted.has('upload')) await upload(node, env);
  if (wanted.has('presses')) await onDemo(node, env, ['bench/presses.ts']);
  if (wanted.has('stories')) benchStories(node, env, say);
  // Last, as it ends with a failure where a screen moves too much.
  if (wanted.has('shifts'))
    await onDemo(node, env, ['bench/shifts.ts', ...args.slice(shiftsAt < 0 ? args.length : shiftsAt + 1)]);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
