/**
 * The library as an installed package: the packed archive in a folder outside the project, beside the packages it
 * declares and no others, and the start of its own README.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serve } from '../atlas/storybooks.mjs';
import { chromiumFlags } from '../chromium.mjs';
import { tool } from '../run/install.mjs';
import { output } from './places.mjs';

const linesOfStart = 5;

/** A complaint about the types of a package that is not ours, or its second line: its users have it without us too. */
const othersTypes = /^\s|node_modules\/(?!@meridian\/)/;

/**
 * The program under "Start" of the README.
 * @param {string} readme
 * @returns {string}
 * @throws when there is none, or it is longer than promised
 */
export function startOf(readme) {
  const code = /^## Start\n[\s\S]*?```tsx\n([\s\S]*?)```/m.exec(readme)?.[1];
  if (code === undefined) throw new Error('README.md has no ```tsx program under "## Start".');
  const lines = code.split('\n').filter((line) => line.trim() !== '').length;
  if (lines > linesOfStart) throw new Error(`README.md starts in ${lines} lines, not in ${linesOfStart}.`);
  return code;
}

/** @param {string} folder @param {string} archive @param {{ name: string, dependencies: object, peerDependencies: object }} manifest */
function furnish(folder, archive, manifest) {
  const modules = path.join(folder, 'node_modules');
  const home = path.join(modules, manifest.name);
  mkdirSync(home, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', home, '--strip-components=1']);
  if (status !== 0) throw new Error(`tar: ${String(stderr)}`);
  const beside = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
    '@types/react-dom',
  ];
  for (const name of beside) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(tool(name), path.join(modules, name), 'junction');
  }
  const start = startOf(readFileSync(path.join(output, 'README.md'), 'utf8'));
  writeFileSync(path.join(folder, 'start.tsx'), start);
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Start</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="./start.tsx"></script></html>',
  );
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  // Every entry point, so that none has types that only the first one's user would not see.
  const entryPoints = [manifest.name, `${manifest.name}/charts`, `${manifest.name}/charts/light`];
  writeFileSync(
    path.join(folder, 'entryPoints.ts'),
    entryPoints
      .map(
        (entryPoint, index) =>
          `import * as entryPoint${index} from '${entryPoint}';\nvoid entryPoint${index};\n`,
      )
      .join(''),
  );
}

/** @param {string} folder @param {{ module: string, moduleResolution: string }} resolution @returns {string[]} */
function typeFaults(folder, { module, moduleResolution }) {
  const args = [
    '--noEmit',
    '--pretty',
    'false',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--jsx',
    'react-jsx',
  ];
  args.push('--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', '');
  args.push('--module', module, '--moduleResolution', moduleResolution, 'start.tsx', 'entryPoints.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool('typescript/bin/tsc'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return [];
  const ours = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !othersTypes.test(line));
  return ours.map((line) => `The README's start, types by ${moduleResolution}: ${line}`);
}

/** Any bundler that knows the web's modules would do; this one is at hand. @param {string} folder @returns {Promise<string[]>} */
async function bundleFaults(folder) {
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  });
  const files = readdirSync(path.join(folder, 'dist/assets'));
  const wanted = [/\.js$/, /^inter-latin-wght-normal.*\.woff2$/, /^inter-latin-ext-wght-normal.*\.woff2$/];
  return wanted
    .filter((name) => !files.some((file) => name.test(file)))
    .map((name) => `The README's start, bundled, has no ${name.source} among ${files.join(', ')}.`);
}

/** Does what a person would: looks, and presses the button. @param {string} folder @param {string} chromiumPath @returns {Promise<string[]>} */
async function pressFaults(folder, chromiumPath) {
  const server = await serve(path.join(folder, 'dist'));
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  /** @type {string[]} */
  const faults = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(`The README's start, running: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`The README's start, running: ${message.text()}`);
    });
    await page.goto(`${server.url}index.html`);
    await page.getByRole('button', { name: 'Press me' }).click();
    await page.getByText('Pressed.').waitFor({ timeout: 5_000 });
    const faces = await page.evaluate(
      async () => (await document.fonts.load('16px "Inter Variable"')).length,
    );
    if (faces === 0) faults.push("The README's start, running: the font does not load.");
  } catch (error) {
    faults.push(`The README's start, running: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await browser.close();
    server.close();
  }
  return faults;
}

/**
 * @param {string} archive
 * @param {Parameters<typeof furnish>[2]} manifest
 * @param {string} chromiumPath
 * @returns {Promise<string[]>} faults
 */
export async function tryInstalled(archive, manifest, chromiumPath) {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-installed-'));
  try {
    furnish(folder, archive, manifest);
    if (existsSync(path.join(folder, 'node_modules', manifest.name, 'src')))
      return ['The package holds its source.'];
    return [
      ...typeFaults(folder, { module: 'preserve', moduleResolution: 'bundler' }),
      ...typeFaults(folder, { module: 'nodenext', moduleResolution: 'nodenext' }),
      ...(await bundleFaults(folder)),
      ...(await pressFaults(folder, chromiumPath)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
