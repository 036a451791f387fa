import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chromiumFlags, ensureChromium, findChromium } from './chromium.mjs';

/** A machine with nothing on it but what a test puts into `bin`. */
let home = '';
let bin = '';
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'meridian-machine-'));
  bin = path.join(home, 'bin');
  mkdirSync(bin);
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const machine = (env: NodeJS.ProcessEnv = {}) => ({ env: { PATH: bin, ...env }, home, applications: [] });

function program(file: string, script: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** A package manager that puts a working browser onto the PATH when asked to install one. */
const installs = (name: string) =>
  program(
    path.join(bin, name),
    `for last; do :; done
     [ "$last" = chromium ] || exit 0
     printf '#!/bin/sh\\nexit 0\\n' > ${bin}/chromium && /bin/chmod +x ${bin}/chromium`,
  );

function ensure(env: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const here = machine(env);
  return { path: ensureChromium((line) => said.push(line), here.env, here), said };
}

describe('finding a browser', () => {
  test('a machine without one has none', () => {
    expect(findChromium(machine())).toBeUndefined();
  });

  test('CHROMIUM_PATH wins over what is installed', () => {
    program(path.join(bin, 'chromium'), 'exit 0');
    const wanted = program(path.join(home, 'my-chrome'), 'exit 0');
    expect(findChromium(machine({ CHROMIUM_PATH: wanted }))).toBe(wanted);
  });

  test('a wrong CHROMIUM_PATH is said, not passed over', () => {
    program(path.join(bin, 'chromium'), 'exit 0');
    expect(() => findChromium(machine({ CHROMIUM_PATH: '/nowhere' }))).toThrow(
      'CHROMIUM_PATH names /nowhere',
    );
  });

  test('the newest of the downloaded ones is taken', () => {
    const cache = path.join(home, 'cache');
    program(path.join(cache, 'chromium-999/chrome-linux/chrome'), 'exit 0');
    const newest = program(path.join(cache, 'chromium-1200/chrome-linux/chrome'), 'exit 0');
    expect(findChromium(machine({ PLAYWRIGHT_BROWSERS_PATH: cache }))).toBe(newest);
  });
});

describe.skipIf(process.platform === 'win32')('getting a browser', () => {
  test('says nothing where one is installed', () => {
    const installed = program(path.join(bin, 'google-chrome'), 'exit 0');
    expect(ensure()).toEqual({ path: installed, said: [] });
  });

  test('passes over one that does not start', () => {
    program(path.join(bin, 'chromium'), 'exit 127');
    const working = program(path.join(bin, 'google-chrome'), 'exit 0');
    expect(ensure().path).toBe(working);
  });

  test('asks the package manager when the download fails', () => {
    program(path.join(bin, 'npx'), 'exit 1');
    program(path.join(bin, 'sudo'), 'shift; exec "$@"');
    installs('apt-get');
    const { path: found, said } = ensure();
    expect(found).toBe(path.join(bin, 'chromium'));
    expect(said.join('\n')).toMatch(/playwright install chromium[\s\S]*apt-get install/);
  });

  test('says what was tried when nothing helps', () => {
    program(path.join(bin, 'npx'), 'exit 1');
    program(path.join(bin, 'sudo'), 'shift; exec "$@"');
    program(path.join(bin, 'dnf'), 'exit 1');
    expect(() => ensure()).toThrow(
      /playwright install chromium[\s\S]*dnf install -y chromium[\s\S]*CHROMIUM_PATH=/,
    );
  });
});

test('What Playwright switches off in Chromium stays off beside what we switch off.', () => {
  const bundle = readFileSync(
    createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'),
    'utf8',
  );
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(bundle) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  const lists = chromiumFlags.filter((flag) => flag.startsWith('--disable-features='));
  expect(features).toContain('PaintHolding');
  expect(lists).toHaveLength(1);
  expect(lists[0]?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(features));
});
