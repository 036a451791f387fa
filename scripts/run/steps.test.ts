import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
    ...more,
  });

  test('ends with the sum alone on the last line', () => {
    expect(summarise([result({ passed: 12 }), result({ passed: 1, failed: 3, outcome: 'failed' })])).toBe(1);
    expect(lines.at(-1)).toBe('13 passed, 3 failed');
  });

  test('is a pass only when something was tested', () => {
    expect(summarise([result({ passed: 1 })])).toBe(0);
    expect(summarise([result({})])).toBe(1);
  });
});
