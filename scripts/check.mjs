/**
 * `npm run check`: lint with the boundaries between areas, types, format, unused code, locales, commit subjects and unit tests; under a minute.
 * `npm run check -- --changed`: of these what differs from main, and the stories it can be seen in.
 */
import { ensureChromium } from './chromium.mjs';
import { compileLocales } from './locales.mjs';
import { changedSince, readChanged } from './run/changed.mjs';
import { lintStep, otherQuickSteps, quickSteps } from './run/checks.mjs';
import { ensureInstalled } from './run/install.mjs';
import { endTreesOnSignal } from './run/processes.mjs';
import { runSteps, summarise, vitestStep } from './run/steps.mjs';

/** @typedef {import('./run/steps.mjs').Step} Step */

/** @param {string} base @returns {Step[][]} */
function stepsOfChange(base) {
  const { since, files } = changedSince(base);
  console.log(`${files.length} files differ from ${base} (${since.slice(0, 7)}).\n`);
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const lint = code.length === 0 ? [] : [{ ...lintStep, args: [...lintStep.args, ...code] }];
  const flags = [`--changed=${since}`, '--passWithNoTests'];
  return [
    [...lint, ...otherQuickSteps],
    [vitestStep('unit', { mayBeEmpty: true }, flags)],
    [vitestStep('stories', { mayBeEmpty: true }, flags)],
  ];
}

try {
  const base = readChanged(process.argv.slice(2));
  const { node, env } = await ensureInstalled();
  endTreesOnSignal();
  compileLocales();
  process.exitCode = summarise(
    base === null
      ? await runSteps([quickSteps, [vitestStep('unit')]], { node, env })
      : await runSteps(stepsOfChange(base), {
          node,
          env: { ...env, CHROMIUM_PATH: ensureChromium(console.log, env) },
        }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
