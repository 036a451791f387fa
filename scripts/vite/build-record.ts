import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BuildRecord } from '../bundle/check.mjs';
import { root } from '../run/root.mjs';

/**
 * Writes which modules went into which chunk, with their sizes in bytes before minifying, and which chunks import which:
 * the bundle check reads it, and a person can look up what is large. It is outside the build's folder, which is
 * deployed as it is and need not show how our source is laid out.
 */
export function buildRecord(file: string): Plugin {
  return {
    name: 'meridian:build-record',
    writeBundle(_options, bundle) {
      const record: BuildRecord = {};
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        const modules = Object.fromEntries(
          Object.entries(output.modules).map(([id, { renderedLength }]) => [fromRoot(id), renderedLength]),
        );
        record[name] = { isEntry: output.isEntry, imports: output.imports, modules };
      }
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    },
  };
}

function fromRoot(id: string): string {
  return path.isAbsolute(id) ? path.relative(root, id).split(path.sep).join('/') : id;
}
