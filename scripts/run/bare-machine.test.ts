import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const staticImport = /^(?:import|export)\s[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** What a file imports before its first line runs, and so do the files it imports. */
function importedBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(staticImport)].flatMap(([, from, bare]) => {
    const name = from ?? bare ?? '';
    return name.startsWith('.') ? importedBy(path.resolve(path.dirname(file), name), seen) : [name];
  });
}

test.each(['start', 'test', 'check', 'build', 'with-node', 'atlas'])(
  'on a bare machine scripts/%s.mjs loads with nothing installed',
  (name) => {
    const packages = importedBy(path.join(root, `scripts/${name}.mjs`)).filter(
      (one) => !one.startsWith('node:'),
    );
    expect(packages).toEqual([]);
  },
);
