import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { demoFolder, productionFolder, serveDemo } from './serve.ts';

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

/** Left to the build: the test runner's own mode would put the development build of React into the demo. */
const buildMode = { NODE_ENV: undefined };

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built demo is served, with a trailing slash. */
    demoUrl: string;
    /** The built production app, as it is deployed. */
    productionFolder: string;
    /** Where the run's one browser listens. */
    browserEndpoint: string;
  }
}

function isOutdated(folder: string): boolean {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return true;
  const builtMs = statSync(page).mtimeMs;
  return globSync(sources, { cwd: root }).some((file) => statSync(path.join(root, file)).mtimeMs > builtMs);
}

/** Builds what is outdated. A copy is handed out, so that a build made meanwhile does not take files from under a journey. */
function upToDateCopy(name: 'demo' | 'app', folder: string, place: string): string {
  if (isOutdated(folder)) {
    execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs'), name], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...buildMode },
    });
  }
  const copy = path.join(place, name);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/**
 * Journeys run against the apps as they are deployed: built, no older than their sources, and served by a plain static
 * host. One browser serves the whole run; every journey has a profile of its own in it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = mkdtempSync(path.join(tmpdir(), 'meridian-e2e-'));
  const demoCopy = upToDateCopy('demo', demoFolder, place);
  project.provide('productionFolder', upToDateCopy('app', productionFolder, place));
  const [demo, browser] = await Promise.all([serveDemo(demoCopy), serveBrowser()]);
  project.provide('demoUrl', demo.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await demo.close();
    rmSync(place, { recursive: true });
  };
}
