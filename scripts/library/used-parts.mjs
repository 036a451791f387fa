/** Which exports of the library have a user: a screen of the app, a measured page, or another part of the library. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/root.mjs';
import { entryPoints, source } from './places.mjs';

/** Stories, samples, tests and pages of the manual show parts. They are no users of them. */
const isShown =
  /\.(stories|test|guide|states)\.tsx?$|\/(foundations|guide|test)\/|\/(sample|example)\w*\.tsx?$/;

/** @param {string} folder @returns {string[]} files that are shipped */
const shippedIn = (folder) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((file) => path.join(folder, file))
    .filter((file) => !isShown.test(file.replaceAll(path.sep, '/')));

/** `type X` and `X as Y` in the braces of an import or export. @param {string} list @returns {{ name: string, as: string }[]} values only */
const valuesIn = (list) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(' as '))
    .map(([name = '', as = name]) => ({ name, as }));

/**
 * @typedef {object} Export
 * @property {string} as its name at the entry point
 * @property {string} name its name in its own file
 * @property {string} file where it is defined
 */

/** What a file hands on from others, followed to where it is defined. @param {string} file @returns {Export[]} */
const handedOn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}\s+from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => {
      // A package's own names (the icons) are defined where they are renamed.
      if (!from.startsWith('.')) return valuesIn(names).map(({ as }) => ({ as, name: as, file }));
      const target = path.resolve(path.dirname(file), from);
      const further = new Map(handedOn(target).map((each) => [each.as, each]));
      return valuesIn(names).map(({ name, as }) => ({ name, file: target, ...further.get(name), as }));
    },
  );

/** Every value the entry points export; types have no user of their own. @returns {Export[]} */
export function exportedParts() {
  const modules = [...Object.values(entryPoints), 'icons/index'];
  const found = modules.flatMap((module) => handedOn(path.join(source, `${module}.ts`)));
  return [...new Map(found.map((each) => [each.as, each])).values()];
}

/** @param {string} text @returns {{ name: string, from: string }[]} the values a file imports by name */
export const importsOf = (text) =>
  [...text.matchAll(/(?<!\w)import \{([^}]*)\}\s+from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
    valuesIn(names).map(({ name }) => ({ name, from })),
  );

/** @returns {Export[]} exports that no screen, no measured page and no other folder of the library uses */
export function unusedParts() {
  const library = '@meridian/design-system';
  const usedByApp = new Set(
    ['packages/app/src', 'bench/page']
      .flatMap((folder) => shippedIn(path.join(root, folder)))
      .flatMap((file) => importsOf(readFileSync(file, 'utf8')))
      .filter(({ from }) => from.startsWith(library))
      .map(({ name }) => name),
  );
  /** @param {string} file @param {string} from @returns {string} */
  const resolved = (file, from) =>
    from.startsWith('#') ? path.join(source, from.slice(1)) : path.resolve(path.dirname(file), from);
  const usedByParts = new Set(
    shippedIn(source).flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .map(({ name, from }) => ({ name, target: resolved(file, from) }))
        .filter(({ target }) => path.dirname(target) !== path.dirname(file))
        .map(({ name, target }) => `${target} ${name}`),
    ),
  );
  return exportedParts().filter(
    ({ as, name, file }) => !usedByApp.has(as) && !usedByParts.has(`${file} ${name}`),
  );
}
