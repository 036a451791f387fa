import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../run/root.mjs';

/** Where the list stands inside the build's folder, beside Vite's manifest. */
const fileName = '.vite/modules.json';

/**
 * Writes which modules went into which chunk, with their sizes in bytes before minifying: the bundle check judges by it,
 * and a person can look up what weighs.
 */
export function moduleList(): Plugin {
  return {
    name: 'meridian:module-list',
    generateBundle(_options, bundle) {
      const modules: Record<string, Record<string, number>> = {};
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue;
        modules[name] = Object.fromEntries(
          Object.entries(output.modules).map(([id, { renderedLength }]) => [fromRoot(id), renderedLength]),
        );
      }
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(modules, null, 2)}\n` });
    },
  };
}

function fromRoot(id: string): string {
  return path.isAbsolute(id) ? path.relative(root, id).split(path.sep).join('/') : id;
}
