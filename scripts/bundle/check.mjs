/**
 * What production may weigh and hold. The initial script is the entry and everything it imports statically: what a
 * person on a slow phone waits for before anything of ours runs.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What may be fetched, in bytes of gzip -9: the entry with all it imports, and every script that the home page fetches,
 * which are those its index.html names (e2e/first-visit holds it to that).
 */
export const budgets = { entryBytes: 122_000, homeBytes: 155_000, homeFiles: 3 };

/** Modules that belong to the simulated brokerage. */
const mockModules =
  /(^|\/)(mocks\/src|packages\/app\/src\/scenario-panel|node_modules\/(msw|@mswjs\/[^/]+|@faker-js\/[^/]+))\//;

/** Words that only their code writes, for the case that a module list is wrong. */
const mockWords = ['mockServiceWorker', 'MOCK_ACTIVATE', '[MSW]', 'FakerError', '@faker-js/faker'];

/**
 * What a build is made of, by the name of each chunk: what it imports statically, and the sizes of its modules in bytes
 * before minifying.
 * @typedef {Record<string, { isEntry: boolean, imports: string[], modules: Record<string, number> }>} BuildRecord
 */
/** @typedef {{ file: string, bytes: number, gzipBytes: number, largest: string[] }} Row */

/** What home fetches: its scripts, and besides the texts of one language, the heaviest (English has none).
 * @typedef {{ files: string[], bytes: number, textBytes: number }} Home */

/** Texts that home shows. */
const homeTexts = /^assets\/texts-\w+\/([\w-]+)\.(app|home)\.js$/;

/** @param {string} folder @param {string} [prefix] @returns {string[]} */
function filesIn(folder, prefix = '') {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(prefix, entry.name);
    return entry.isDirectory() ? filesIn(folder, name) : [name];
  });
}

/** Files of the entries and of all they import statically. @param {BuildRecord} record */
function initialFiles(record) {
  const files = new Set();
  /** @param {string} file */
  const visit = (file) => {
    const chunk = record[file];
    if (!chunk || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const [file, { isEntry }] of Object.entries(record)) if (isEntry) visit(file);
  return /** @type {string[]} */ ([...files]);
}

/** The features whose code is in a chunk. @param {BuildRecord[string] | undefined} chunk */
function featuresIn(chunk) {
  const ids = Object.keys(chunk?.modules ?? {});
  return new Set(ids.flatMap((id) => /^packages\/app\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? []));
}

/** Screens of the shell that are made of two features' screens, of which an address asks for either (spec §2). */
const composedScreens = ['packages/app/src/shell/HongKongOrder.tsx'];

/** Screens that fetch another feature's code, for something they share: it belongs into a chunk of its own. @param {BuildRecord} record */
function foreignScreens(record) {
  return Object.entries(record).flatMap(([file, chunk]) => {
    const own = featuresIn(chunk);
    if (composedScreens.some((id) => id in (chunk.modules ?? {}))) return [];
    return chunk.imports.flatMap((imported) => {
      const foreign = [...featuresIn(record[imported])].filter((feature) => !own.has(feature));
      if (foreign.length === 0) return [];
      const reason = `${file} fetches the code of ${foreign.join(', ')} (${imported})`;
      return [`${reason}: name what they share in everyScreen of packages/app/vite.config.ts.`];
    });
  });
}

/** Packages and rooms a chunk is made of, the heaviest first. @param {Record<string, number>} sizes bytes by module */
function makers(sizes) {
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const [id, bytes] of Object.entries(sizes)) {
    const name =
      /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
      /^(packages\/[^/]+|contracts\/[^/]+|locales|mocks)/.exec(id)?.[0];
    if (name) weights.set(name, (weights.get(name) ?? 0) + bytes);
  }
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** Where the record of a build lies: beside the build's folder, which is deployed as it is. @param {string} folder */
export function recordOf(folder) {
  return path.join(path.dirname(folder), '.cache', `${path.basename(folder)}.json`);
}

/** @param {string} file */
const gzipSize = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts that a build's page names, and home's texts. @param {string} folder @returns {Home} */
function homeOf(folder) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = [...new Set([...page.matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => name))];
  /** @type {Map<string, number>} */
  const texts = new Map();
  for (const file of filesIn(folder)) {
    const locale = homeTexts.exec(file)?.[1];
    if (locale) texts.set(locale, (texts.get(locale) ?? 0) + gzipSize(path.join(folder, file)));
  }
  const bytes = files.reduce((sum, file) => sum + gzipSize(path.join(folder, file)), 0);
  return { files, bytes, textBytes: Math.max(0, ...texts.values()) };
}

/**
 * Checks a production build.
 * @param {string} folder the build's output; its record lies at {@link recordOf}
 * @param {Partial<typeof budgets>} [changed] limits other than {@link budgets}
 * @returns {{ rows: Row[], totalBytes: number, home: Home, faults: string[] }} an empty list of faults is a pass
 */
export function inspectBundle(folder, changed) {
  const limits = { ...budgets, ...changed };
  if (!existsSync(folder) || !existsSync(recordOf(folder))) {
    const fault = `${folder} holds no build to check: run npm run build.`;
    return { rows: [], totalBytes: 0, home: { files: [], bytes: 0, textBytes: 0 }, faults: [fault] };
  }
  /** @type {BuildRecord} */
  const record = JSON.parse(readFileSync(recordOf(folder), 'utf8'));

  const rows = initialFiles(record).map((file) => {
    return {
      file,
      bytes: statSync(path.join(folder, file)).size,
      gzipBytes: gzipSize(path.join(folder, file)),
      largest: makers(record[file]?.modules ?? {}).slice(0, 4),
    };
  });
  const totalBytes = rows.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

  const home = homeOf(folder);

  const faults = [];
  if (rows.length === 0) faults.push('The record names no entry: nothing was measured.');
  if (totalBytes > limits.entryBytes) {
    faults.push(
      `The initial script is ${format(totalBytes)} bytes gz, ${excess(totalBytes, limits.entryBytes)}: ` +
        'load something when it is needed, by import().',
    );
  }
  if (home.bytes > limits.homeBytes) {
    faults.push(
      `The home page's scripts are ${format(home.bytes)} bytes gz, ${excess(home.bytes, limits.homeBytes)}.`,
    );
  }
  if (home.files.length > limits.homeFiles) {
    faults.push(
      `The home page's scripts are ${home.files.length} files, ${excess(home.files.length, limits.homeFiles)}.`,
    );
  }
  faults.push(...foreignScreens(record));
  for (const [chunk, { modules }] of Object.entries(record)) {
    const mocks = Object.keys(modules).filter((id) => mockModules.test(id));
    if (mocks.length) faults.push(`${chunk} holds mock code: ${mocks.slice(0, 3).join(', ')}.`);
  }
  const hidden = filesIn(folder).filter((name) => /(^|\/)\./.test(name) || name.endsWith('.json'));
  if (hidden.length)
    faults.push(`${hidden.join(', ')} would be deployed, and says how the source is laid out.`);
  for (const file of filesIn(folder).filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const word = mockWords.find((candidate) => text.includes(candidate));
    if (word || path.basename(file) === 'mockServiceWorker.js')
      faults.push(`${file} holds mock code ("${word ?? file}").`);
  }
  return { rows, totalBytes, home, faults };
}

/** @param {number} count */
const format = (count) => count.toLocaleString('en-US');

/** @param {number} count @param {number} allowed */
const excess = (count, allowed) => `${format(count - allowed)} more than the ${format(allowed)} allowed`;

/** @param {{ rows: Row[], totalBytes: number, home: Home }} inspection @returns {string} */
export function bundleTable({ rows, totalBytes, home }) {
  const lines = rows
    .toSorted((a, b) => b.gzipBytes - a.gzipBytes)
    .map(({ file, bytes, gzipBytes, largest }) => [
      file,
      format(bytes),
      format(gzipBytes),
      largest.join(', '),
    ]);
  const table = [['initial script', 'bytes', 'gzip -9', 'made of'], ...lines];
  const files = `in ${home.files.length} files, ${budgets.homeFiles} allowed`;
  table.push(
    ['together', '', format(totalBytes), `${format(budgets.entryBytes)} allowed`],
    ['home page, all its scripts', '', format(home.bytes), `${format(budgets.homeBytes)} allowed, ${files}`],
    ['besides, texts in Chinese', '', format(home.textBytes)],
  );
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map(([file = '', bytes = '', gzipBytes = '', made = '']) =>
      `  ${file.padEnd(widths[0] ?? 0)}  ${bytes.padStart(widths[1] ?? 0)}  ${gzipBytes.padStart(widths[2] ?? 0)}  ${made}`.trimEnd(),
    )
    .join('\n');
}
