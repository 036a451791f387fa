/** The package.json that is published, and the pages that go with it. */
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/root.mjs';
import { entryPoints, output, packageFolder, packageOf, peers } from './places.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Packages that the built modules and their declarations import. @returns {string[]} */
function importedPackages() {
  const specifiers = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(js|d\.ts)$/.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      // A comment may show how something is imported.
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return [...text.matchAll(/(?:from |import |import\()(['"])([^'"]+)\1/g)].map((match) => match[2] ?? '');
    });
  return [...new Set(specifiers.filter((name) => !name.startsWith('.')).map(packageOf))].toSorted();
}

/**
 * What is imported is what is declared, in the version that is tested here: neither can be forgotten.
 * @throws when a module imports a package that the project does not depend on
 */
export function writeManifest() {
  const own = readJson(path.join(packageFolder, 'package.json'));
  const project = readJson(path.join(root, 'package.json'));
  /** @param {string} name */
  const rangeOf = (name) => {
    const version = project.dependencies[name];
    if (!version) throw new Error(`The library imports ${name}, which is no dependency of the project.`);
    return `^${version}`;
  };
  const { name, version, description, keywords } = own;
  const manifest = {
    name,
    version,
    description,
    keywords,
    license: project.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries([
      ...Object.entries(entryPoints).map(([entryPoint, module]) => [
        entryPoint,
        { types: `./${module}.d.ts`, default: `./${module}.js` },
      ]),
      ['./package.json', './package.json'],
    ]),
    dependencies: Object.fromEntries(
      importedPackages()
        .filter((dependency) => !peers.includes(dependency))
        .map((dependency) => [dependency, rangeOf(dependency)]),
    ),
    // The React Compiler's output needs React 19; a design system has no business choosing its minor version.
    peerDependencies: {
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      'styled-components': rangeOf('styled-components'),
      '@types/react': '^19.0.0',
    },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
  writeFileSync(path.join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const page of ['README.md', 'CHANGELOG.md']) {
    copyFileSync(path.join(packageFolder, page), path.join(output, page));
  }
  return manifest;
}
