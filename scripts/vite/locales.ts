import path from 'node:path';
import type { Plugin } from 'vite';
import { compileLocales } from '../locales.mjs';
import { root } from '../run/root.mjs';

/** Keeps `locales/compiled` fresh: before anything is built or served, and whenever a catalogue or a declaration is edited. */
export function localesPlugin(): Plugin {
  return {
    name: 'meridian:locales',
    config() {
      compileLocales();
    },
    configureServer(server) {
      const folder = path.join(root, 'locales');
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        const isCatalogue = path.dirname(file) === folder && file.endsWith('.json');
        if (isCatalogue || file.endsWith('.messages.ts')) compileLocales();
      });
    },
  };
}
