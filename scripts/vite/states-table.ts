import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
/** Of a table of a thousand states and their links. */
const longestAnswer = 20_000_000;

/** What `npm run states` prints as data, by the module that has it. Each is read from the sources when it is asked for. */
const printed = new Map([
  ['virtual:states', { option: '--json', name: 'tables' }],
  ['virtual:askers', { option: '--askers', name: 'askers' }],
  ['virtual:situations', { option: '--situations', name: 'situations' }],
]);

/** `virtual:states` for the page of Storybook that shows it; the others for the demo's tools. */
export function statesTable(): Plugin {
  return {
    name: 'meridian:states',
    resolveId: (id) => (printed.has(id) ? `\0${id}` : undefined),
    async load(id) {
      const asked = id.startsWith('\0') ? printed.get(id.slice(1)) : undefined;
      if (asked === undefined) return undefined;
      const program = path.join(root, 'states/cli.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [program, asked.option], {
        cwd: root,
        maxBuffer: longestAnswer,
      });
      return { code: `export const ${asked.name} = ${stdout};`, map: null };
    },
  };
}
