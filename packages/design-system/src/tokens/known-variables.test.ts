/** A variable that nothing sets is no error for a browser: the style is what it would be without. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokenCss } from './css.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const files = ['packages/*/src/**/*.{ts,tsx}', 'packages/app/index.html', '.storybook/*.{ts,tsx}'];

test('each variable that a style reads is a token, or is set somewhere', () => {
  const codes = files.flatMap((pattern) =>
    globSync(pattern, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8')),
  );
  const all = [tokenCss(), ...codes].join('\n');
  const set = new Set([...all.matchAll(/(--m-[\w-]+)['"]?\]?:/g)].map(([, name]) => name));
  // With a fallback it may be set by whoever is around it.
  const read = new Set([...all.matchAll(/var\((--m-[\w-]+)\)/g)].map(([, name]) => name));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});
