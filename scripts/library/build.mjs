/**
 * `npm run build:library`: the design system as a package for others, in packages/design-system/dist, and the proof that
 * it is fit to be one. `-- --accept` takes today's sizes for what is allowed.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { tool } from '../run/install.mjs';
import { ensureChromium } from '../chromium.mjs';
import { root } from '../run/root.mjs';
import { acceptSizes, checkSizes, readCeilings } from './ceilings.mjs';
import { tidyDeclarations } from './declarations.mjs';
import { writeManifest } from './manifest.mjs';
import { checkManifest, checkTypes, pack } from './packing.mjs';
import { measureSizes, sizeTable } from './sizes.mjs';
import { tryInstalled } from './installed-package.mjs';

const cache = path.join(root, '.cache/library');

/** @template T @param {string} what @param {() => T | Promise<T>} work @returns {Promise<T>} */
async function timed(what, work) {
  const startedMs = Date.now();
  const result = await work();
  console.log(`  ${what} (${((Date.now() - startedMs) / 1000).toFixed(1)} s)`);
  return result;
}

function declareTypes() {
  const config = path.join(import.meta.dirname, 'tsconfig.json');
  const { status } = spawnSync(process.execPath, [tool('typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The declarations have errors.');
  tidyDeclarations();
}

/** @param {readonly string[]} options @returns {Promise<number>} exit code */
async function main(options) {
  const chromiumPath = ensureChromium(console.log);
  await timed('modules', () => build({ configFile: path.join(import.meta.dirname, 'vite.config.ts') }));
  await timed('types', declareTypes);
  const manifest = await timed('package.json', writeManifest);
  const archive = await timed('archive', () => pack(cache));
  const faults = [
    ...(await timed('publint', () => checkManifest(archive))),
    ...(await timed('attw', () => checkTypes(archive))),
    ...(await timed("the README's start", () => tryInstalled(archive, manifest, chromiumPath))),
  ];
  const sizes = await timed('sizes', () => measureSizes(Object.keys(manifest.dependencies)));
  if (options.includes('--accept')) acceptSizes(sizes);
  faults.push(...checkSizes(sizes, readCeilings()));

  const table = sizeTable(sizes);
  writeFileSync(path.join(cache, 'sizes.md'), `${table}\n`);
  console.log(
    `\nWhat one import costs; react, react-dom and styled-components are there already.\n\n${table}\n`,
  );
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
