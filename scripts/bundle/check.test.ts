import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { budgets, bundleTable, inspectBundle, recordOf, type BuildRecord } from './check.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A production build on disk: an entry that imports one chunk, the home screen that its page names, and a lazy screen. */
function build({
  entry = 'start()',
  shared = 'react()',
  lazy = 'screen()',
  home = 'home()',
  lazyModules = {},
  lazyImports = ['assets/shared.js'],
}: {
  entry?: string;
  shared?: string;
  lazy?: string;
  home?: string;
  lazyModules?: Record<string, number>;
  lazyImports?: string[];
} = {}): string {
  const place = mkdtempSync(path.join(tmpdir(), 'meridian-bundle-'));
  folders.push(place);
  const folder = path.join(place, 'dist');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const record = {
    'assets/entry.js': {
      isEntry: true,
      imports: ['assets/shared.js'],
      modules: { 'packages/app/src/main.tsx': 7 },
    },
    'assets/shared.js': { isEntry: false, imports: [], modules: {} },
    'assets/home.js': {
      isEntry: false,
      imports: ['assets/shared.js'],
      modules: { 'packages/app/src/features/home/index.ts': 7 },
    },
    'assets/lazy.js': { isEntry: false, imports: lazyImports, modules: lazyModules },
  } satisfies BuildRecord;
  mkdirSync(path.dirname(recordOf(folder)));
  writeFileSync(recordOf(folder), JSON.stringify(record));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<script src="./assets/entry.js"></script><link rel="modulepreload" href="./assets/home.js">',
  );
  writeFileSync(path.join(folder, 'assets/home.js'), home);
  writeFileSync(path.join(folder, 'assets/entry.js'), entry);
  writeFileSync(path.join(folder, 'assets/shared.js'), shared);
  writeFileSync(path.join(folder, 'assets/lazy.js'), lazy);
  return folder;
}

/** Text that gzip cannot make smaller than `bytes`. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('latin1');

describe('the bundle check', () => {
  test('passes a small build without mock code', () => {
    const inspection = inspectBundle(build());
    expect(inspection.faults).toEqual([]);
    expect(inspection.totalBytes).toBeGreaterThan(0);
  });

  test('counts the entry and what it imports, not what is loaded later', () => {
    const lazy = incompressible(budgets.entryBytes);
    expect(inspectBundle(build({ lazy })).faults).toEqual([]);
    expect(inspectBundle(build({ lazy })).rows.map(({ file }) => file)).toEqual([
      'assets/entry.js',
      'assets/shared.js',
    ]);
  });

  test('fails one byte over the budget, naming how far over', () => {
    const folder = build();
    const { totalBytes } = inspectBundle(folder);
    expect(inspectBundle(folder, { entryBytes: totalBytes }).faults).toEqual([]);
    expect(inspectBundle(folder, { entryBytes: totalBytes - 1 }).faults).toEqual([
      expect.stringContaining('bytes gz, 1 more than'),
    ]);
  });

  test('fails when a shared chunk alone breaks the budget of 122,000 bytes', () => {
    expect(budgets.entryBytes).toBe(122_000);
    expect(inspectBundle(build({ shared: incompressible(123_000) })).faults).toEqual([
      expect.stringContaining('more than the 122,000 allowed'),
    ]);
  });

  test('fails when what the home page names weighs more than 155,000 bytes', () => {
    expect(budgets.homeBytes).toBe(155_000);
    expect(inspectBundle(build({ home: incompressible(156_000) })).faults).toEqual([
      expect.stringMatching(/^The home page's scripts are .* more than the 155,000 allowed/),
    ]);
  });

  test('fails one file over those that the home page may have', () => {
    const folder = build();
    expect(inspectBundle(folder, { homeFiles: 2 }).faults).toEqual([]);
    expect(inspectBundle(folder, { homeFiles: 1 }).faults).toEqual([
      "The home page's scripts are 2 files, 1 more than the 1 allowed.",
    ]);
  });

  test("fails when a screen fetches another feature's code for something they share", () => {
    const lazyModules = { 'packages/app/src/features/settings/index.ts': 7 };
    expect(inspectBundle(build({ lazyModules })).faults).toEqual([]);
    expect(inspectBundle(build({ lazyModules, lazyImports: ['assets/home.js'] })).faults).toEqual([
      expect.stringContaining(
        'assets/lazy.js fetches the code of home (assets/home.js): name what they share',
      ),
    ]);
  });

  test('lets a screen of the shell that is made of two features fetch them', () => {
    const lazyModules = { 'packages/app/src/shell/HongKongOrder.tsx': 7 };
    expect(inspectBundle(build({ lazyModules, lazyImports: ['assets/home.js'] })).faults).toEqual([]);
  });

  test.each([
    'mocks/src/kernel/world.ts',
    'node_modules/msw/lib/browser/index.mjs',
    'node_modules/@mswjs/interceptors/lib/index.mjs',
    'node_modules/@faker-js/faker/dist/index.js',
    'packages/app/src/scenario-panel/boot.ts',
  ])('fails when even a lazy chunk is made of %s', (module) => {
    const folder = build({ lazyModules: { [module]: 1 } });
    expect(inspectBundle(folder).faults).toEqual([
      expect.stringContaining(`assets/lazy.js holds mock code: ${module}`),
    ]);
  });

  test('fails when mock code came in under another name', () => {
    const folder = build({ lazy: 'navigator.serviceWorker.register("./mockServiceWorker.js")' });
    expect(inspectBundle(folder).faults).toEqual([expect.stringContaining('assets/lazy.js holds mock code')]);
  });

  test.each(['.vite/manifest.json', 'modules.json', '.env'])(
    'fails when %s, which is no part of the app, would be deployed',
    (name) => {
      const folder = build();
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), '{}');
      expect(inspectBundle(folder).faults).toEqual([expect.stringContaining(`${name} would be deployed`)]);
    },
  );

  test('fails when there is nothing to check', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'meridian-bundle-'));
    folders.push(folder);
    expect(inspectBundle(folder).faults).toEqual([expect.stringContaining('holds no build')]);
  });

  test('counts the texts of a language apart: only those of one are fetched', () => {
    const folder = build();
    const texts = path.join(folder, 'assets/texts-1');
    mkdirSync(texts);
    for (const name of ['zh-Hans.app', 'zh-Hans.home', 'zh-Hant.app', 'zh-Hant.ticket']) {
      writeFileSync(path.join(texts, `${name}.js`), incompressible(1_000));
    }
    const { home, faults } = inspectBundle(folder);
    expect(faults).toEqual([]);
    expect(home.files).toEqual(['assets/entry.js', 'assets/home.js']);
    expect(home.textBytes).toBeGreaterThan(2_000);
    expect(home.textBytes).toBeLessThan(3_000);
  });

  test('shows every chunk and the sum', () => {
    const table = bundleTable(inspectBundle(build()));
    expect(table).toMatch(/assets\/entry\.js/);
    expect(table).toMatch(/together\s+\d+\s+122,000 allowed/);
    expect(table).toMatch(/home page, all its scripts\s+\d+\s+155,000 allowed, in 2 files, 3 allowed/);
  });
});
