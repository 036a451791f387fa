/**
 * How many stories a second run as tests, with a page for each file and with one page for all: the same stories, each as
 * `npm test` runs them, accessibility in every look included. The two are compared: a speed alone measures the machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/run/root.mjs';

/** Stories of both kinds: controls, which cost little, and screens, which each open a world. */
const subjects = ['packages/design-system/src/primitives', 'packages/app/src/features/ticket'];

/** So much faster has one page for all to be: it is why stories have to be safe beside each other. */
const target = 1.5;

/** @typedef {{ title: string, isolate: boolean }} Way */

/** @type {readonly [Way, Way]} */
const ways = [
  { title: 'a page for each file', isolate: true },
  { title: 'one page for all', isolate: false },
];

/**
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @param {Way} way
 * @param {string} report file
 */
function run({ node, env }, { isolate }, report) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', 'stories', '--reporter=json', `--outputFile.json=${report}`];
  const { status, stderr } = spawnSync(
    node,
    [vitest, ...args, ...(isolate ? ['--isolate'] : []), ...subjects],
    { cwd: root, env, encoding: 'utf8' },
  );
  /** @type {{ numTotalTests: number, testResults: { startTime: number, endTime: number, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} */
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (status !== 0) {
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((one) => one.status !== 'passed')
      .map((one) => `${one.fullName}: ${one.failureMessages.join(' ').slice(0, 300)}`);
    throw new Error(
      ['Stories fail, so their speed says nothing.', ...failed, stderr.slice(-1000)].join('\n'),
    );
  }
  // From the first story to the last: starting the browser is the same for one story and for a thousand.
  const fromMs = Math.min(...testResults.map(({ startTime }) => startTime));
  const toMs = Math.max(...testResults.map(({ endTime }) => endTime));
  return { count: numTotalTests, seconds: (toMs - fromMs) / 1000 };
}

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {(line: string) => void} say */
export function benchStories(node, env, say) {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-stories-'));
  try {
    say('\nStories as tests');
    const rates = ways.map((way, index) => {
      const { count, seconds } = run({ node, env }, way, path.join(folder, `${index}.json`));
      const rate = count / seconds;
      say(`  ${way.title.padEnd(22)} ${count} in ${seconds.toFixed(1)} s   ${rate.toFixed(1)} a second`);
      return rate;
    });
    const ratio = (rates[1] ?? 0) / (rates[0] ?? 1);
    say(
      `  ${'ratio'.padEnd(22)} ${ratio.toFixed(2)} ×   target ${target} ×   ${ratio >= target ? 'met' : 'missed'}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
