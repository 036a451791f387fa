/**
 * Which part of the app a text belongs to. Texts travel by part: those of a feature with its code, all others
 * with the shell's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run/root.mjs';

const source = path.join(root, 'packages/app/src');

/** What is there from the first picture on: the texts of every layer below the features, and of the shell. */
export const appPart = 'app';

/** The part of a file under packages/app/src, such as `home`. @param {string} file its path from there, with slashes */
export function partOfFile(file) {
  return /^(?:features\/([^/]+)|(scenario-panel))\//.exec(file)?.slice(1).find(Boolean) ?? appPart;
}

/** The part of each text that the code declares, by its id. @returns {Map<string, string>} */
export function partsOfTexts() {
  /** @type {Map<string, string>} */
  const parts = new Map();
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.messages.ts')).toSorted()) {
    const part = partOfFile(name.split(path.sep).join('/'));
    for (const [, id = ''] of readFileSync(path.join(source, name), 'utf8').matchAll(/\bid:\s*'([^']+)'/g)) {
      parts.set(id, part);
    }
  }
  return parts;
}
