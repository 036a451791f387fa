import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoFolder } from './serve.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What the demo is made of: when any of it is newer than the build, the build is outdated. */
const sources = [
  'packages/*/src/**/*.{ts,tsx,css}',
  'packages/app/{index.html,vite.config.ts}',
  'contracts/api/src/**/*.ts',
  'mocks/src/**/*.ts',
  'locales/*.json',
  'scripts/vite/*.ts',
];

function isOutdated(): boolean {
  const manifest = path.join(demoFolder, '.vite/manifest.json');
  if (!existsSync(manifest)) return true;
  const builtMs = statSync(manifest).mtimeMs;
  return globSync(sources, { cwd: root }).some((file) => statSync(path.join(root, file)).mtimeMs > builtMs);
}

/** Journeys run against the demo as it is deployed: built, and no older than its sources. */
export default function setup(): void {
  if (!isOutdated()) return;
  execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs'), 'demo'], {
    cwd: root,
    stdio: 'inherit',
  });
}
