/**
 * `npm test`: everything, from a bare machine to end-to-end journeys in a real browser. Goes on after a failure.
 * `npm test -- --shard 2/3`: the second of three parts, which three machines run side by side.
 */
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { compileLocales } from './locales.mjs';
import { quickSteps } from './run/checks.mjs';
import { ensureInstalled } from './run/install.mjs';
import { endTreesOnSignal } from './run/processes.mjs';
import { root } from './run/root.mjs';
import { readShard, stepsOfShard } from './run/shards.mjs';
import { runSteps, summarise, vitestStep } from './run/steps.mjs';

/** @param {string} name @param {string} what @returns {import('./run/steps.mjs').Step} */
const build = (name, what) => ({ name, args: [path.join(root, 'scripts/build.mjs'), what] });

try {
  const startedMs = Date.now();
  const shard = readShard(process.argv.slice(2));
  const { node, env } = await ensureInstalled();
  // The browser's path is found once and handed down, so that every step runs the same one.
  const chromium = ensureChromium(console.log, env);
  console.log(`Node ${node}\nChromium ${chromium}\n`);
  endTreesOnSignal();
  compileLocales();

  const steps = [
    quickSteps,
    [vitestStep('unit', { canSplit: true })],
    // Pact's native core keeps to one processor, and so does a build. Each build writes a folder of its own.
    [build('production build', 'app'), vitestStep('pact')],
    [build('storybook build', 'storybook'), vitestStep('provider', { needs: ['pact'] })],
    [build('demo build', 'demo'), build('library build', 'library')],
    [vitestStep('stories', { canSplit: true })],
    [vitestStep('e2e', { canSplit: true, needs: ['demo build', 'production build', 'storybook build'] })],
  ];
  const results = await runSteps(stepsOfShard(steps, shard), {
    node,
    env: { ...env, CHROMIUM_PATH: chromium },
  });
  console.log(`\nIn ${Math.round((Date.now() - startedMs) / 1000)} s:`);
  process.exitCode = summarise(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
