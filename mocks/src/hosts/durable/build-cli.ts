/** `npm run build:sandbox`: the host of Durable Objects as one file, with what its deployment is told. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { codeVersion } from '../store/code-version.ts';
import { bundleWorker, compatibilityDate } from './bundle.ts';

const folder = fileURLToPath(new URL('../../../dist', import.meta.url));

/** What an account on the smallest plan takes, packed. */
const mostBytes = 3_000_000;

const deployment = {
  name: 'meridian-sandbox',
  main: 'worker.js',
  no_bundle: true,
  compatibility_date: compatibilityDate,
  vars: { CODE: codeVersion() },
  durable_objects: {
    bindings: [
      { name: 'WORLDS', class_name: 'WorldObject' },
      { name: 'DIRECTORY', class_name: 'DirectoryObject' },
    ],
  },
  migrations: [{ tag: 'v1', new_sqlite_classes: ['WorldObject', 'DirectoryObject'] }],
};

const code = await bundleWorker();
const { byteLength } = gzipSync(code);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'worker.js'), code);
writeFileSync(join(folder, 'wrangler.json'), `${JSON.stringify(deployment, null, 2)}\n`);
console.log(`${Math.round(byteLength / 1000)} kB packed`);
if (byteLength > mostBytes) throw new Error(`The sandbox has more than ${mostBytes} bytes packed.`);
