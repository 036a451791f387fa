/** Type declarations of the library, as TypeScript writes them, made fit for every way of resolving modules. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryPoints, output } from './places.mjs';

const relative = /(?<=(?:from |import\()(['"]))(\.{1,2}\/[^'"]+)(?=\1)/g;

const named = /(?<=(?:from |import\()(['"]))#([^'"]+)(?=\1)/g;

/**
 * Our source names its modules as they are on disk (`./Price.tsx`); beside a declaration is the `.js`.
 * @param {string} text of a declaration
 */
export function withScriptExtensions(text) {
  return text.replaceAll(relative, (specifier) => specifier.replace(/\.tsx?$/, '.js'));
}

/**
 * Our source names another folder from the top (`#theme/theme.ts`); who uses the library knows paths only.
 * @param {string} text of a declaration
 * @param {string} file its path, from the top
 */
export function withRelativePaths(text, file) {
  return text.replaceAll(named, (_, _quote, below) => {
    const link = path.posix.relative(path.posix.dirname(file), below);
    return link.startsWith('.') ? link : `./${link}`;
  });
}

/**
 * A styled component is a component to those who use it: its own type names a file of styled-components that only some
 * ways of resolving modules can see.
 * @param {string} text of a declaration
 */
export function withPlainComponents(text) {
  return text
    .replaceAll(
      /import\("styled-components\/dist\/types"\)\.IStyledComponentBase<"web", /g,
      'import("react").ComponentType<',
    )
    .replaceAll(/ \| import\("styled-components\/dist\/types"\)\.CSSPropertiesWithVars/g, '')
    .replaceAll(/(?<=^(?:\}|export declare const [^\n]*)>) & string;/gm, ';');
}

/** @param {string} text of a declaration @returns {string[]} relative modules it names, ending in `.js` */
export const namedModules = (text) => text.match(relative) ?? [];

/** Leaves only the declarations that an entry point leads to: a reader of types has no use for styles and models. */
export function tidyDeclarations() {
  /** @type {Set<string>} */
  const reached = new Set();
  /** @param {string} file */
  const visit = (file) => {
    if (reached.has(file) || !existsSync(file)) return;
    reached.add(file);
    const fromTop = path.relative(output, file).split(path.sep).join('/');
    const text = withPlainComponents(
      withScriptExtensions(withRelativePaths(readFileSync(file, 'utf8'), fromTop)),
    );
    writeFileSync(file, text);
    for (const name of namedModules(text)) {
      visit(path.join(path.dirname(file), name.replace(/\.js$/, '.d.ts')));
    }
  };
  for (const entryPoint of Object.values(entryPoints)) visit(path.join(output, `${entryPoint}.d.ts`));
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
  }
}
