import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compileLocales } from '../locales.mjs';
import { root } from '../run/root.mjs';

const compiled = path.join(root, 'locales/compiled');

/** The compiled texts of one language and part, `zh-Hans.home.json`. */
const textsFile = /^([\w-]+\.[\w-]+)\.json$/;

/** The folder of a build's texts, beside its scripts. Named after all of them, it may be kept by browsers for ever. */
export function textsFolder(): string {
  compileLocales();
  return `texts-${readFileSync(path.join(compiled, '.mark'), 'utf8').slice(0, 8)}`;
}

/**
 * Puts the texts into a build as files whose names follow from language and part: the entry names the folder, and not each
 * of thirty files, so that a further feature costs it nothing (platform/words/catalogues).
 */
export function builtTexts({ isDemo }: { isDemo: boolean }): Plugin {
  const folder = textsFolder();
  return {
    name: 'meridian:built-texts',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.TEXTS_FOLDER': JSON.stringify(folder) } }),
    generateBundle() {
      for (const file of readdirSync(compiled)) {
        const name = textsFile.exec(file)?.[1];
        if (name === undefined || (!isDemo && name.endsWith('.scenario-panel'))) continue;
        const source = `export default ${readFileSync(path.join(compiled, file), 'utf8')}`;
        this.emitFile({ type: 'asset', fileName: `assets/${folder}/${name}.js`, source });
      }
    },
  };
}
