/**
 * How many stories a second run as tests, with a page for each file and with one page for all: the same stories, each as
 * `npm test` runs them, accessibility included.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/run/root.mjs';

/** Stories of both kinds: controls, which cost little, and screens, which each open a world. */
const subjects = ['packages/design-system/src/primitives', 'packages/app/src/features/ticket'];

/** @typedef {{ title: string, isolate: boolean, target: number }} Way */

/** @type {readonly Way[]} */
const ways = [
  { title: 'isolated', isolate: true, target: 5 },
  { title: 'not isolated', isolate: false, target: 10 },
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
    for (const way of ways) {
      const { count, seconds } = run({ node, env }, way, path.join(folder, `${way.title}.json`));
      const rate = count / seconds;
      const verdict = rate >= way.target ? 'met' : 'missed';
      say(
        `  ${way.title.padEnd(14)} ${count} in ${seconds.toFixed(1)} s   ${rate.toFixed(1)} a second   target ${way.target}   ${verdict}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
