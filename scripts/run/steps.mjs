/** Runs named steps, shows how far each is, goes on after a failure, and counts what they tested. */
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endTree, startTree } from './processes.mjs';
import { root } from './root.mjs';

const heartbeatMs = 10_000;
const shownLines = 400;
/** Of each failure, in the summary: whoever has only the end of a log sees what failed, and where. */
const reasonLines = 12;
/** More than this many failures have one cause. */
const shownFailures = 20;
/** After this a step counts as hung. No measure of speed: a busy machine is slow, not wrong. */
const patienceMs = 60 * 60_000;
const folder = path.join(root, '.cache/test');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args of the Node that runs the tools
 * @property {string} [report] a vitest JSON report the step writes: its tests are counted, else the step counts as one
 * @property {string} [cwd]
 * @property {string[]} [needs] names of steps; when one failed, this step could only repeat that failure
 * @property {number} [limitMs] a step that takes longer has failed
 * @property {boolean} [mayBeEmpty] a vitest step that need not have a test to run
 * @property {boolean} [canSplit] a vitest step of many files, which machines may share (see shards.mjs)
 */

/** @typedef {{ name: string, reason: string }} Failure */

/** @typedef {{ step: Step, outcome: 'passed' | 'failed' | 'blocked', passed: number, failed: number, skipped: number, seconds: number, note: string, failures: readonly Failure[] }} Result */

/**
 * @param {string} name the vitest project
 * @param {Partial<Omit<Step, 'args'>>} [more]
 * @param {readonly string[]} [flags] of vitest
 * @returns {Step}
 */
export function vitestStep(name, more = {}, flags = []) {
  const report = path.join(folder, `${name}.json`);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...flags,
  ];
  return { name, args, report, ...more };
}

const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
/** @param {number} code @param {string} text */
const paint = (code, text) => (colour ? `\u001B[${code}m${text}\u001B[0m` : text);
// oxlint-disable-next-line no-control-regex -- these are the control characters that colour a terminal
const escapes = /\u001B\[[0-9;]*[A-Za-z]/g;

/**
 * What a vitest report says. A report that is missing, empty or of a run that broke outside its tests is a failure.
 * @param {string} report file
 * @param {number | null} code how vitest ended
 * @param {boolean} [mayBeEmpty]
 */
export function readReport(report, code, mayBeEmpty = false) {
  const nothing = { passed: 0, failed: 1, skipped: 0, note: 'wrote no report', failures: [] };
  if (!existsSync(report)) return nothing;
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = JSON.parse(readFileSync(report, 'utf8'));
  const failures = testResults.flatMap(failuresOf);
  const skipped = numPendingTests + numTodoTests;
  if (passed + numFailedTests === 0 && !(mayBeEmpty && code === 0))
    return { passed, failed: 1, skipped, note: 'no test ran', failures };
  // A file that does not load, or an uncaught error, fails no test but ends the run with 1.
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  const note = failed > numFailedTests ? 'broke outside its tests' : '';
  return { passed, failed, skipped, note, failures };
}

/**
 * What failed in a file of tests: its tests, or the file itself.
 * @param {{ name: string, status: string, message?: string, assertionResults?: { fullName: string, status: string, failureMessages?: string[] }[] }} file
 * @returns {Failure[]}
 */
function failuresOf({ name, status, message = '', assertionResults = [] }) {
  const place = path.relative(root, name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages = [] }) => ({
      name: `${place}: ${fullName}`,
      reason: failureMessages.join('\n'),
    }));
  return tests.length === 0 && status === 'failed' ? [{ name: place, reason: message }] : tests;
}

/** Some tools take FORCE_COLOR=0 for a yes, so it has to go. @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
function withoutColour(env) {
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'FORCE_COLOR')),
    NO_COLOR: '1',
  };
}

/** @param {Step} step @param {{ node: string, env: NodeJS.ProcessEnv }} tools @returns {Promise<Result>} */
function runStep(step, { node, env }) {
  const startedMs = Date.now();
  const log = path.join(folder, `${step.name.replaceAll(/[^a-z0-9]+/gi, '-')}.log`);
  if (step.report) rmSync(step.report, { force: true });
  const file = createWriteStream(log);
  console.log(`${paint(2, '…')} ${step.name}`);
  const child = startTree(node, step.args, {
    cwd: step.cwd ?? root,
    // What a step says is read again in a log, where colours are noise.
    env: withoutColour(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let lastLine = '';
  /** @type {string[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (/** @type {string} */ chunk) => {
      chunks.push(chunk);
      file.write(chunk);
      lastLine = chunk.replaceAll(escapes, '').trim().split('\n').at(-1)?.trim() || lastLine;
    });
  }
  const elapsed = () => (Date.now() - startedMs) / 1000;
  const heartbeat = setInterval(() => {
    console.log(paint(2, `  ${step.name}: ${Math.round(elapsed())} s, ${lastLine.slice(0, 90)}`));
  }, heartbeatMs);
  let isLate = false;
  const limitMs = step.limitMs ?? patienceMs;
  const limit = setTimeout(() => {
    isLate = true;
    void endTree(child);
  }, limitMs);

  return new Promise((resolve) => {
    child.on('error', (error) => chunks.push(String(error)));
    child.on('close', (code) => {
      clearInterval(heartbeat);
      clearTimeout(limit);
      file.end();
      const counts = step.report
        ? readReport(step.report, code, step.mayBeEmpty)
        : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, note: '', failures: [] };
      const seconds = elapsed();
      const outcome = counts.failed || isLate ? 'failed' : 'passed';
      if (isLate) counts.note = `took longer than ${limitMs / 1000} s`;
      if (outcome === 'passed') {
        const tests = step.report ? `, ${counts.passed} tests` : '';
        console.log(`${paint(32, '✓')} ${step.name} (${seconds.toFixed(1)} s${tests})`);
      } else {
        printLog(step, chunks.join(''), log, code);
      }
      const said = {
        name: step.name,
        reason: chunks.join('').trimEnd().split('\n').slice(-reasonLines).join('\n'),
      };
      resolve({
        step,
        outcome,
        ...counts,
        failures: outcome === 'failed' && counts.failures.length === 0 ? [said] : counts.failures,
        failed: outcome === 'failed' ? Math.max(1, counts.failed) : 0,
        seconds,
      });
    });
  });
}

/** @param {Step} step @param {string} text @param {string} log @param {number | null} code */
function printLog(step, text, log, code) {
  const lines = text.trimEnd().split('\n');
  console.log(`${paint(31, '✗')} ${step.name} ended with ${code}. Its output:`);
  if (lines.length > shownLines)
    console.log(`  (last ${shownLines} lines; all of it is in ${path.relative(root, log)})`);
  for (const line of lines.slice(-shownLines)) console.log(`  │ ${line}`);
}

/**
 * Runs groups one after another, and the steps of a group side by side.
 * @param {readonly (readonly Step[])[]} groups
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @returns {Promise<Result[]>}
 */
export async function runSteps(groups, tools) {
  mkdirSync(folder, { recursive: true });
  /** @type {Result[]} */
  const results = [];
  for (const group of groups) {
    const finished = await Promise.all(
      group.map((step) => {
        const blocker = results.find(
          (result) => result.outcome !== 'passed' && step.needs?.includes(result.step.name),
        );
        return blocker ? Promise.resolve(blocked(step, blocker.step)) : runStep(step, tools);
      }),
    );
    results.push(...finished);
  }
  return results;
}

/** @param {Step} step @param {Step} blocker @returns {Result} */
function blocked(step, blocker) {
  const note = `not run: ${blocker.name} failed`;
  console.log(`${paint(31, '✗')} ${step.name} ${note}`);
  return { step, outcome: 'blocked', passed: 0, failed: 1, skipped: 0, seconds: 0, note, failures: [] };
}

/** @param {readonly Result[]} results */
function printFailures(results) {
  const all = results.flatMap(({ step, failures }) => failures.map((failure) => ({ step, ...failure })));
  if (all.length > 0) console.log('\nWhat failed:');
  for (const { step, name, reason } of all.slice(0, shownFailures)) {
    console.log(`\n  ${step.name === name ? '' : `${step.name}  `}${name}`);
    for (const line of reason.replaceAll(escapes, '').trim().split('\n').slice(0, reasonLines))
      console.log(`    ${line}`);
  }
  if (all.length > shownFailures) console.log(`\n  and ${all.length - shownFailures} more`);
}

/**
 * Prints what failed, the table and, last and alone on its line, the sum.
 * @param {readonly Result[]} results
 * @returns {number} exit code: 1 when anything failed or nothing was tested
 */
export function summarise(results) {
  const width = Math.max(...results.map(({ step }) => step.name.length));
  printFailures(results);
  console.log('');
  for (const { step, outcome, passed, failed, skipped, seconds, note } of results) {
    const mark = outcome === 'passed' ? paint(32, '✓') : paint(31, '✗');
    const counts = step.report
      ? [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
          .filter(Boolean)
          .join(', ')
      : outcome;
    console.log(
      `  ${mark} ${step.name.padEnd(width)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}${note ? `  (${note})` : ''}`,
    );
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
