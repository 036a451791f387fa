import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const name = 'virtual:states';
const resolved = `\0${name}`;
/** Of a table of a thousand states and their links. */
const longestAnswer = 20_000_000;

/** `virtual:states`: what `npm run states -- --json` prints, for the page that shows it. Read from the sources when it is asked for. */
export function statesTable(): Plugin {
  return {
    name: 'meridian:states',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const program = path.join(root, 'states/cli.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [program, '--json'], {
        cwd: root,
        maxBuffer: longestAnswer,
      });
      return { code: `export const tables = ${stdout};`, map: null };
    },
  };
}
