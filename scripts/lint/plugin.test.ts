import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { ruleNames } from '../test/lint-cases.ts';

describe('lint rules', () => {
  test('every rule is on in the project, as an error', () => {
    const settings = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
    const { rules } = JSON.parse(settings) as { rules: Record<string, unknown> };
    for (const name of ruleNames) {
      expect(rules, name).toHaveProperty([`meridian/${name}`], 'error');
    }
  });
});
