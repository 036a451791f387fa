import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';

/** A rule with code that breaks it, or the nearest code that keeps it. */
interface LintCase {
  rule: string;
  file: string;
  code: string;
  /** Start of the message; absent where the code is allowed. */
  says?: string;
}

export const features = 'packages/app/src/features';

/** The rules of this project, as it switches them on. */
export const ruleNames = [
  'boundaries',
  'ambient',
  'text',
  'looks',
  'lookups',
  'names',
  'selectors',
  'asset-source',
];

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
}

/** One test for each case. The real oxlint checks all of them in one run, on a tree of their own. */
export function testLintCases(cases: readonly LintCase[]) {
  let tree = '';
  let diagnostics: Diagnostic[] = [];

  beforeAll(() => {
    tree = mkdtempSync(path.join(tmpdir(), 'meridian-lint-'));
    for (const { file, code } of cases) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), `${code}\n`);
    }
    const rules = ruleNames.map((name) => [`meridian/${name}`, 'error']);
    writeFileSync(
      path.join(tree, '.oxlintrc.json'),
      JSON.stringify({
        jsPlugins: [path.join(root, 'scripts/lint/plugin.mjs')],
        categories: { correctness: 'off' },
        rules: Object.fromEntries(rules) as Record<string, string>,
      }),
    );
    diagnostics = lint(tree);
  });

  afterAll(() => {
    rmSync(tree, { recursive: true, force: true });
  });

  describe('lint rules', () => {
    test.each(cases)('$rule ($file)', ({ file, says }) => {
      const found = diagnostics.filter((one) => one.filename === file).map((one) => one.message);
      if (says === undefined) expect(found).toEqual([]);
      else expect(found).toEqual([expect.stringMatching(startingWith(says))]);
    });
  });
}

function lint(folder: string): Diagnostic[] {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    return parse(execFileSync(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, encoding: 'utf8' }));
  } catch (error) {
    // Violations are its way of ending with 1; the report is on standard output all the same.
    return parse((error as { stdout: string }).stdout);
  }
}

function parse(report: string): Diagnostic[] {
  return (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics;
}

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}
