/** Which code makes a world's state of its commands: a checkpoint of any other is worth nothing. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** From here, so that it holds wherever the project lies. */
const sources = ['../../', '../../../../contracts/api/src/'];
/** The versions of what both are written with. */
const lockfile = '../../../../package-lock.json';

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A hash of every source file a state can depend on; of the packages and of Node, which encodes it. */
export function codeVersion(): string {
  const digest = createHash('sha256')
    .update(process.version)
    .update(readFileSync(pathOf(lockfile)));
  for (const root of sources.map(pathOf)) {
    for (const file of filesOf(root))
      digest
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  }
  return digest.digest('hex');
}

function filesOf(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.split(sep).join('/'))
    .toSorted();
}
