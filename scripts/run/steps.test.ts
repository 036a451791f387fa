import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from './root.mjs';
import { readReport, runSteps, summarise, type Result } from './steps.mjs';

let folder = '';
let lines: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meridian-steps-'));
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(...String(line).split('\n'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const tools = { node: process.execPath, env: process.env };
const step = (name: string, code: string, more = {}) => ({ name, args: ['-e', code], ...more });

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('a test report', () => {
  test('counts what passed, failed and was skipped', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
    expect(readReport(file, 1)).toMatchObject({ passed: 7, failed: 2, skipped: 1 });
  });

  test('of a run that ended badly although every test passed is one failure', () => {
    expect(readReport(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toMatchObject({
      passed: 7,
      failed: 1,
    });
  });

  test('without a test is a failure, even when the run ended well', () => {
    expect(readReport(report({ numPassedTests: 0 }), 0)).toMatchObject({ failed: 1, note: 'no test ran' });
  });

  test('without a test is none where none may be touched, as long as the run ended well', () => {
    expect(readReport(report({ numPassedTests: 0 }), 0, true)).toMatchObject({ passed: 0, failed: 0 });
    expect(readReport(report({ numPassedTests: 0 }), 1, true)).toMatchObject({ failed: 1 });
  });

  test('names what failed: the tests of a file, or the file where none of them ran', () => {
    const file = report({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: path.join(root, 'e2e/order.e2e.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'an order is placed', status: 'passed' },
            { fullName: 'an order is kept', status: 'failed', failureMessages: ['it was lost'] },
          ],
        },
        {
          name: path.join(root, 'e2e/broken.ts'),
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
        { name: path.join(root, 'e2e/fine.ts'), status: 'passed', assertionResults: [] },
      ],
    });
    expect(readReport(file, 1).failures).toEqual([
      { name: 'e2e/order.e2e.test.ts: an order is kept', reason: 'it was lost' },
      { name: 'e2e/broken.ts', reason: 'no such module' },
    ]);
  });

  test('that was never written is a failure', () => {
    expect(readReport(path.join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 });
  });
});

describe('running steps', () => {
  test('goes on after a failure and shows what the failed step said', async () => {
    const results = await runSteps(
      [[step('broken', 'console.log("the reason"); process.exit(3)')], [step('fine', '')]],
      tools,
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'passed']);
    expect(lines.join('\n')).toContain('│ the reason');
    expect(lines.join('\n')).toContain('broken ended with 3');
    expect(results[0]?.failures).toEqual([{ name: 'broken', reason: 'the reason' }]);
  });

  test('does not run what a failed step would have made, and counts it as failed', async () => {
    const results = await runSteps(
      [[step('build', 'process.exit(1)')], [step('journeys', '', { needs: ['build'] })]],
      tools,
    );
    expect(results.map(({ outcome, failed }) => [outcome, failed])).toEqual([
      ['failed', 1],
      ['blocked', 1],
    ]);
  });

  test('ends a step that takes too long', async () => {
    const [result] = await runSteps(
      [[step('endless', 'setInterval(() => {}, 1000)', { limitMs: 300 })]],
      tools,
    );
    expect(result).toMatchObject({ outcome: 'failed', failed: 1, note: 'took longer than 0.3 s' });
  });
});

describe('the summary', () => {
  const result = (more: Partial<Result>): Result => ({
    step: { name: 'unit', args: [], report: 'unit.json' },
    outcome: 'passed',
    passed: 0,
    failed: 0,
    skipped: 0,
    seconds: 1,
    note: '',
    failures: [],
    ...more,
  });

  test('ends with the sum alone on the last line', () => {
    expect(summarise([result({ passed: 12 }), result({ passed: 1, failed: 3, outcome: 'failed' })])).toBe(1);
    expect(lines.at(-1)).toBe('13 passed, 3 failed');
  });

  test('says what failed, each with the beginning of its reason', () => {
    const reason = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
    const failures = Array.from({ length: 22 }, (_, index) => ({ name: `journey ${index + 1}`, reason }));
    summarise([result({ failed: 22, outcome: 'failed', failures })]);
    expect(lines.slice(0, 5)).toEqual(['', 'What failed:', '', '  unit  journey 1', '    line 1']);
    expect(lines).toContain('    line 12');
    expect(lines).not.toContain('    line 13');
    expect(lines).toContain('  unit  journey 20');
    expect(lines).toContain('  and 2 more');
  });

  test('is a pass only when something was tested', () => {
    expect(summarise([result({ passed: 1 })])).toBe(0);
    expect(summarise([result({})])).toBe(1);
  });
});
