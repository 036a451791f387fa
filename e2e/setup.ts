import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { demoFolder, serveDemo } from './serve.ts';

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
    /** Where the run's one browser listens. */
    browserEndpoint: string;
  }
}

function isOutdated(): boolean {
  const page = path.join(demoFolder, 'index.html');
  if (!existsSync(page)) return true;
  const builtMs = statSync(page).mtimeMs;
  return globSync(sources, { cwd: root }).some((file) => statSync(path.join(root, file)).mtimeMs > builtMs);
}

/**
 * Journeys run against the demo as it is deployed: built, no older than its sources, and served by a plain static host.
 * One browser serves the whole run; every journey has a profile of its own in it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (isOutdated()) {
    execFileSync(process.execPath, [path.join(root, 'scripts/build.mjs'), 'demo'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...buildMode },
    });
  }
  // A copy, so that a build made meanwhile does not take files from under a journey.
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-demo-'));
  cpSync(demoFolder, folder, { recursive: true });
  const [demo, browser] = await Promise.all([serveDemo(folder), serveBrowser()]);
  project.provide('demoUrl', demo.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await demo.close();
    rmSync(folder, { recursive: true });
  };
}
