/** What each export may weigh at most: one component imported costs only itself, and it stays that way. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everything } from './sizes.mjs';

const file = path.join(import.meta.dirname, 'ceilings.json');

/** @typedef {import('./sizes.mjs').Size} Size */

/** @param {Size} size */
const keyOf = ({ name, entryPoint }) => (name === everything ? `everything of ${entryPoint}` : name);

/** A tenth more than it weighs, in whole steps of 250 bytes: room for a repair, none for a second package. @param {number} bytes */
const roomFor = (bytes) => Math.ceil((bytes * 1.1) / 250) * 250;

/** @returns {Record<string, number>} bytes of minified gzip, packages included */
export const readCeilings = () => JSON.parse(readFileSync(file, 'utf8'));

/** Takes today's sizes for what is allowed. @param {readonly Size[]} sizes */
export function acceptSizes(sizes) {
  const ceilings = Object.fromEntries(
    sizes
      .map((size) => /** @type {const} */ ([keyOf(size), roomFor(size.all)]))
      .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(ceilings, null, 2)}\n`);
}

/**
 * @param {readonly Size[]} sizes
 * @param {Readonly<Record<string, number>>} ceilings
 * @returns {string[]} faults; none is a pass
 */
export function checkSizes(sizes, ceilings) {
  const accept = 'If that is meant, run npm run build:library -- --accept and look at the change.';
  const faults = sizes.flatMap((size) => {
    const ceiling = ceilings[keyOf(size)];
    if (ceiling === undefined) return [`${keyOf(size)} is new and has no ceiling. ${accept}`];
    if (size.all <= ceiling) return [];
    const brings = size.brings.length > 0 ? ` It brings ${size.brings.join(', ')}.` : '';
    return [
      `${keyOf(size)} costs ${size.all} bytes gz and may cost ${ceiling}: imported alone, it brings more than itself.${brings} ${accept}`,
    ];
  });
  const measured = new Set(sizes.map(keyOf));
  const gone = Object.keys(ceilings).filter((name) => !measured.has(name));
  return [...faults, ...gone.map((name) => `${name} has a ceiling and is exported no more. ${accept}`)];
}
