/** Packs the library as npm would publish it, and checks the result with publint and attw. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { output } from './places.mjs';

/** @param {string} folder where the archive goes @returns {string} the archive */
export function pack(folder) {
  mkdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: output,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  // npm 12 answers by package name, older ones with a list.
  const [packed] = Object.values(JSON.parse(stdout));
  return path.join(folder, packed.filename);
}

/** Everything publint says, suggestions too. @param {string} archive @returns {Promise<string[]>} faults */
export async function checkManifest(archive) {
  const data = readFileSync(archive);
  const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

/** The library is for ES modules alone: how CommonJS and Node 10 would look for its types does not matter. */
const ourResolutions = new Set(['node16-esm', 'bundler']);

/** @param {string} archive @returns {Promise<string[]>} faults */
export async function checkTypes(archive) {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(archive))));
  if (!result.types) return ['attw: the package has no types.'];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem) || ourResolutions.has(problem.resolutionKind))
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}
