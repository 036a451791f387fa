/** What each export of the library costs when imported alone, in bytes of minified gzip. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { entryPoints, output, packageOf, peers } from './places.mjs';

/**
 * @typedef {object} Size
 * @property {string} name
 * @property {string} entryPoint as it is imported: ".", "./charts"
 * @property {number} own bytes of the library's own code
 * @property {number} all bytes with the packages it brings, peers aside
 * @property {string[]} brings names of those packages
 */

/** The name of the row for all exports of an entry point. */
export const everything = '*';

const entry = '\0entry';

/** All icons cost the same within a few bytes: one represents them. */
const isIcon = /Icon$/;
const modelIcon = 'CloseIcon';

/** @param {string} id */
const isPeer = (id) => peers.includes(packageOf(id));
/** @param {string} id */
const isPackage = (id) => !/^[./\0]/.test(id) && !path.isAbsolute(id);

/** @param {string} entryPoint @param {string} name @param {(id: string) => boolean} isExternal */
async function bundle(entryPoint, name, isExternal) {
  const file = path.join(output, `${entryPoints[/** @type {keyof typeof entryPoints} */ (entryPoint)]}.js`);
  const build = await rolldown({
    input: entry,
    external: isExternal,
    logLevel: 'silent',
    // The entry points and the icon set are long lists of modules: only those of the export are read.
    experimental: { lazyBarrel: true },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'one-export',
        resolveId: { filter: { id: /^\0entry$/ }, handler: (id) => id },
        load: {
          filter: { id: /^\0entry$/ },
          handler: () =>
            name === everything
              ? `export * from ${JSON.stringify(file)}`
              : `export { ${name} } from ${JSON.stringify(file)}`,
        },
      },
    ],
  });
  const { output: chunks } = await build.generate({ minify: true });
  await build.close();
  // What is loaded later, by import(), is not what the import costs.
  const scripts = chunks.filter((chunk) => chunk.type === 'chunk');
  const first = scripts.find((chunk) => chunk.isEntry);
  const loaded = scripts.filter((chunk) => chunk === first || first?.imports.includes(chunk.fileName));
  return {
    bytes: gzipSync(loaded.map((chunk) => chunk.code).join('\n'), { level: 9 }).length,
    hasPackages: loaded.some((chunk) => chunk.imports.some((id) => isPackage(id) && !isPeer(id))),
    packages: [
      ...new Set(
        loaded
          .flatMap((chunk) => chunk.moduleIds)
          .map(packageIn)
          .filter(Boolean),
      ),
    ],
  };
}

/** @param {string} id of a module @returns {string} its package, or nothing for one of ours */
function packageIn(id) {
  const below = id.split('node_modules/').at(-1) ?? '';
  return id.includes('node_modules/') ? packageOf(below) : '';
}

/** What an entry point exports. @param {string} entryPoint @returns {Promise<string[]>} */
async function exportsOf(entryPoint) {
  const build = await rolldown({
    input: path.join(output, `${entryPoints[/** @type {keyof typeof entryPoints} */ (entryPoint)]}.js`),
    external: isPackage,
    logLevel: 'silent',
  });
  const { output: chunks } = await build.generate();
  await build.close();
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk.exports : []));
}

/**
 * Each export at the first entry point that has it, the lightest first; the whole of each entry point last.
 * @param {readonly string[]} dependencies of the library: what they bring in their turn is counted, not named
 * @returns {Promise<Size[]>}
 */
export async function measureSizes(dependencies) {
  /** @type {Map<string, string>} */
  const entryPointOf = new Map();
  for (const entryPoint of Object.keys(entryPoints)) {
    for (const name of await exportsOf(entryPoint))
      if (!entryPointOf.has(name)) entryPointOf.set(name, entryPoint);
  }
  /** @param {string} name @param {string} entryPoint @returns {Promise<Size>} */
  const measure = async (name, entryPoint) => {
    const own = await bundle(entryPoint, name, isPackage);
    const all = own.hasPackages ? await bundle(entryPoint, name, isPeer) : own;
    const brings = all.packages.filter((found) => dependencies.includes(found)).toSorted();
    return { name, entryPoint, own: own.bytes, all: all.bytes, brings };
  };
  const names = [...entryPointOf].filter(([name]) => name === modelIcon || !isIcon.test(name));
  const sizes = await Promise.all(names.map(([name, entryPoint]) => measure(name, entryPoint)));
  sizes.sort((a, b) => a.all - b.all || a.name.localeCompare(b.name));
  return [
    ...sizes,
    ...(await Promise.all(Object.keys(entryPoints).map((entryPoint) => measure(everything, entryPoint)))),
  ];
}

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(2);

/** @param {readonly Size[]} sizes @returns {string} the table in Markdown, kB */
export function sizeTable(sizes) {
  const rows = sizes.map(({ name, entryPoint, own, all, brings }) => [
    name === everything
      ? `everything of \`${entryPoint}\``
      : `\`${name}\`${entryPoint === '.' ? '' : ` (${entryPoint})`}`,
    kB(own),
    kB(all),
    brings.join(', '),
  ]);
  const table = [['import', 'own, kB gz', 'with packages, kB gz', 'brings'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map(
    ([first = '', own = '', all = '', brings = '']) =>
      `| ${first.padEnd(widths[0] ?? 0)} | ${own.padStart(widths[1] ?? 0)} | ${all.padStart(widths[2] ?? 0)} | ${brings.padEnd(widths[3] ?? 0)} |`,
  );
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${column === 1 || column === 2 ? ':' : '-'}`).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
