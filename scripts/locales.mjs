/**
 * The message catalogues. `locales/en.json` is extracted from the code; `zh-Hans.json` and `zh-Hant.json` are written by
 * translators; `locales/compiled` holds them by part of the app (zh-Hans.home.json), texts with placeholders as syntax
 * trees, so that no parser travels to the browser. English needs none: it travels in the code.
 *
 *   node scripts/locales.mjs extract       refresh en.json from packages/app/src/**\/*.messages.ts
 *   node scripts/locales.mjs merge FILE    add translations: { "id": ["简体", "繁體"] }
 *   node scripts/locales.mjs prune         drop translations whose message is gone
 *   node scripts/locales.mjs compile       write locales/compiled (skipped when it is up to date)
 *   node scripts/locales.mjs verify        fail on stale English, missing or extra keys, different placeholders,
 *                                          and words that the glossary rules out, here, in the simulated brokerage and
 *                                          in stories
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glossaryFaults, glossaryFaultsInCode } from './glossary.mjs';
import { appPart, partsOfTexts } from './locale-parts.mjs';
import { root } from './run/root.mjs';

/** The languages of the product; the first is the source and the fallback. */
export const localeNames = /** @type {const} */ (['en', 'zh-Hans', 'zh-Hant']);
const translated = /** @type {const} */ (['zh-Hans', 'zh-Hant']);
const staleLockMs = 30_000;

/** @typedef {Record<string, string>} Catalogue */

/**
 * @param {string} folder
 * @param {() => Map<string, string>} [partsOf] the part of the app that each text belongs to; one that none declares is the shell's
 */
export function localesIn(folder, partsOf = partsOfTexts) {
  const file = (/** @type {string} */ name) => path.join(folder, `${name}.json`);
  const compiledFolder = path.join(folder, 'compiled');

  /** @param {string} name @returns {Catalogue} */
  function read(name) {
    return existsSync(file(name)) ? JSON.parse(readFileSync(file(name), 'utf8')) : {};
  }

  /** Sorted, so that two helpers adding messages touch different lines; renamed into place, so that no reader sees half a file.
   * @param {string} name @param {Catalogue} catalogue */
  function write(name, catalogue) {
    const sorted = Object.fromEntries(
      Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
    );
    const text = `${JSON.stringify(sorted, null, 2)}\n`;
    if (existsSync(file(name)) && readFileSync(file(name), 'utf8') === text) return;
    mkdirSync(folder, { recursive: true });
    const half = `${file(name)}.${process.pid}.tmp`;
    writeFileSync(half, text);
    renameSync(half, file(name));
  }

  /** One writer at a time, across processes. A lock older than 30 s was left by a process that died.
   * @template T @param {() => T} work @returns {T} */
  function locked(work) {
    const lock = path.join(folder, '.lock');
    mkdirSync(folder, { recursive: true });
    for (;;) {
      try {
        mkdirSync(lock);
        break;
      } catch {
        // It may be given back at any moment: asked once, and gone is young.
        const takenMs = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
        const ageMs = Date.now() - takenMs;
        if (ageMs > staleLockMs) rmSync(lock, { recursive: true, force: true });
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
      }
    }
    try {
      return work();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }

  /** Adds or replaces translations; ids the code does not have yet are welcome (`verify` checks at the end).
   * @param {Record<string, [hans: string, hant: string]>} additions */
  function merge(additions) {
    for (const [id, pair] of Object.entries(additions)) {
      if (
        !Array.isArray(pair) ||
        pair.length !== 2 ||
        pair.some((text) => typeof text !== 'string' || text === '')
      ) {
        throw new Error(`"${id}" needs two texts: ["简体", "繁體"].`);
      }
    }
    locked(() => {
      for (const [index, name] of translated.entries()) {
        const added = Object.fromEntries(
          Object.entries(additions).map(([id, pair]) => [id, pair[index] ?? '']),
        );
        write(name, { ...read(name), ...added });
      }
    });
  }

  /** Drops translations of messages that en.json no longer has. @returns {number} how many */
  function prune() {
    return locked(() => {
      const english = read('en');
      let dropped = 0;
      for (const name of translated) {
        const entries = Object.entries(read(name));
        const kept = entries.filter(([id]) => id in english);
        dropped += entries.length - kept.length;
        write(name, Object.fromEntries(kept));
      }
      return dropped;
    });
  }

  /** What the compiled texts are made of: they are fresh while they bear its mark. */
  function markOf(/** @type {Map<string, string>} */ parts) {
    const sources = translated.map((name) => JSON.stringify(read(name)));
    return createHash('sha256')
      .update(JSON.stringify([sources, [...parts]]))
      .digest('hex');
  }

  /** Compiled texts of every translation and part. Quick to call again: does nothing while they are fresh. */
  function compile() {
    const parts = partsOf();
    const mark = markOf(parts);
    const markFile = path.join(compiledFolder, '.mark');
    const isCompiled = () => existsSync(markFile) && readFileSync(markFile, 'utf8') === mark;
    if (isCompiled()) return false;
    locked(() => {
      if (isCompiled()) return;
      for (const name of localeNames) if (!existsSync(file(name))) write(name, {});
      // Compiled beside and then renamed: a dev server may be reading the old ones.
      const fresh = mkdtempSync(path.join(folder, '.compiling-'));
      try {
        formatjs(['compile-folder', '--ast', '--format', 'simple', folder, fresh]);
        mkdirSync(compiledFolder, { recursive: true });
        const written = translated.flatMap((name) => writeParts(name, fresh, parts));
        for (const old of readdirSync(compiledFolder)) {
          if (!written.includes(old)) rmSync(path.join(compiledFolder, old));
        }
        writeFileSync(markFile, mark);
      } finally {
        rmSync(fresh, { recursive: true, force: true });
      }
    });
    return true;
  }

  /** Splits one language's compiled texts. @param {string} name @param {string} fresh @param {Map<string, string>} parts */
  function writeParts(name, fresh, parts) {
    /** @type {Record<string, unknown[]>} */
    const texts = JSON.parse(readFileSync(path.join(fresh, `${name}.json`), 'utf8'));
    /** @type {Map<string, Record<string, unknown>>} */
    const byPart = new Map();
    for (const [id, tree] of Object.entries(texts)) {
      const part = parts.get(id) ?? appPart;
      byPart.set(part, { ...byPart.get(part), [id]: wordsOf(tree) ?? tree });
    }
    return [...byPart].map(([part, ofPart]) => {
      const half = path.join(fresh, `${part}.tmp`);
      writeFileSync(half, JSON.stringify(ofPart));
      renameSync(half, path.join(compiledFolder, `${name}.${part}.json`));
      return `${name}.${part}.json`;
    });
  }

  return { read, write, locked, merge, prune, compile };
}

/** The words of a text that has no placeholder: a string, not a tree. @param {unknown[]} tree @returns {string | undefined} */
function wordsOf(tree) {
  const [only] = /** @type {{ type?: number, value?: string }[]} */ (tree);
  return tree.length === 1 && only?.type === 0 ? only.value : undefined;
}

const catalogues = localesIn(path.join(root, 'locales'));

/** @param {string[]} args */
function formatjs(args) {
  return execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/@formatjs/cli/bin/formatjs'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** The English texts as the code has them now. @returns {Catalogue} */
function extracted() {
  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-locales-'));
  const output = path.join(folder, 'en.json');
  try {
    formatjs([
      'extract',
      'packages/app/src/**/*.messages.ts',
      '--format',
      'simple',
      '--throws',
      '--out-file',
      output,
    ]);
    return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : {};
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const compileLocales = catalogues.compile;

/** Every fault of the catalogues, one line each; an empty list is a pass. @returns {Promise<string[]>} */
export async function verifyLocales() {
  const english = catalogues.read('en');
  const code = extracted();
  const ids = new Set([...Object.keys(english), ...Object.keys(code)]);
  const stale = [...ids].filter((id) => english[id] !== code[id]);
  const faults = stale.length
    ? [
        `locales/en.json is behind the code (${stale.slice(0, 8).join(', ')}): run node scripts/locales.mjs extract`,
      ]
    : [];
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  try {
    formatjs([
      'verify',
      ...localeNames.map((name) => `locales/${name}.json`),
      '--source-locale',
      'en',
      ...checks,
    ]);
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    faults.push(`${stdout}${stderr}`.trim());
  }
  const texts = { en: english, 'zh-Hans': catalogues.read('zh-Hans'), 'zh-Hant': catalogues.read('zh-Hant') };
  // It reads code with a package, and this file is loaded before a bare machine has any.
  const { textsInSources } = await import('./glossary-sources.mjs');
  return [...faults, ...glossaryFaults(texts), ...glossaryFaultsInCode(textsInSources())];
}

/** @param {string} command @param {string | undefined} argument */
async function main(command, argument) {
  switch (command) {
    case 'extract': {
      const english = extracted();
      catalogues.locked(() => catalogues.write('en', english));
      console.log(`locales/en.json: ${Object.keys(english).length} messages`);
      return 0;
    }
    case 'merge': {
      if (!argument) throw new Error('Name a file: node scripts/locales.mjs merge FILE');
      const additions = JSON.parse(readFileSync(argument, 'utf8'));
      catalogues.merge(additions);
      console.log(`locales: ${Object.keys(additions).length} translations merged`);
      return 0;
    }
    case 'prune':
      console.log(`locales: ${catalogues.prune()} translations dropped`);
      return 0;
    case 'compile':
      console.log(catalogues.compile() ? 'locales/compiled written' : 'locales/compiled is up to date');
      return 0;
    case 'verify': {
      const faults = await verifyLocales();
      for (const fault of faults) console.error(fault);
      if (faults.length === 0) console.log('locales: complete');
      return faults.length === 0 ? 0 : 1;
    }
    default:
      throw new Error('Say what to do: extract, merge FILE, prune, compile or verify.');
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    process.exitCode = await main(process.argv[2] ?? '', process.argv[3]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
