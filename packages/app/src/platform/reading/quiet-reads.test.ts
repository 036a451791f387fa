/** Reads whose failure nothing on the screen reports by itself: each has its reason here, and a new one has to give one. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reasons } from './test/quiet-reads.ts';

const source = path.join(import.meta.dirname, '../..');

/** `useRead` that takes the request without a way to try it again. */
function quietReads(): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(test|stories)\.tsx?$|\/test\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      const destructured = [...text.matchAll(/const \{([^}]*)\} = useRead\(\s*(\w+)/g)]
        .filter(([, taken = '']) => !taken.includes('reload'))
        .map(([, , call = '']) => call);
      const direct = [...text.matchAll(/knownData\(\s*useRead\(\s*(\w+)/g)].map(([, call = '']) => call);
      return [...destructured, ...direct].map((call) => `${path.basename(file)} ${call}`);
    });
}

test('a read that takes no way to try it again has its reason here, and no reason is left over', () => {
  expect([...new Set(quietReads())].toSorted()).toEqual(Object.keys(reasons).toSorted());
});
