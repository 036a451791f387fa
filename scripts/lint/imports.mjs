import path from 'node:path';
import { objectionTo } from './boundaries.mjs';

/** Folders whose package.json has `imports`. */
const packageFolder = /^(packages\/(app|design-system)|mocks)\//;

/** Packages that only some files may name, with the reason. */
const guarded = [
  {
    pattern: /^(msw(\/|$)|@mswjs\/)/,
    allowed:
      /^(mocks\/src\/hosts\/|mocks\/src\/handlers\/runtime|\.storybook\/main\.ts$|packages\/app\/vite\.config\.ts$)/,
    instead:
      'Raw msw stays in mocks/src/hosts and mocks/src/handlers/runtime: set the state up by a scenario, a fact or a fault.',
  },
  {
    pattern: /^@faker-js\//,
    allowed: /^mocks\//,
    instead: 'Only the mocks invent data: name a scenario or a fact.',
  },
  {
    pattern: /^ws$/,
    allowed: /^mocks\/src\/hosts\/|^contracts\/api\/.*\.test(-[a-z]+)?\.ts$|^contracts\/api\/test\//,
    instead: 'The WebSocket server belongs to mocks/src/hosts.',
  },
];

/**
 * The file that is meant, by path or by the `imports` of the package's package.json (`#platform/…`, `#test/…`).
 * @param {string} file path from the root @param {string} specifier @returns {string | undefined} undefined for a package
 */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const ownPackage = packageFolder.exec(file)?.[0];
  if (!specifier.startsWith('#') || ownPackage === undefined) return undefined;
  const below = specifier.slice(1);
  return path.posix.join(ownPackage, below.startsWith('test/') ? below : `src/${below}`);
}

/** @param {string} file path from the root @param {string} specifier @param {boolean} isLazy */
function objectionToImport(file, specifier, isLazy) {
  const target = targetOf(file, specifier);
  const refused = objectionTo({ file, specifier, target, isLazy });
  if (refused) return refused;
  return guarded.find(({ pattern, allowed }) => pattern.test(specifier) && !allowed.test(file))?.instead;
}

/** Path from the root of the repository, with forward slashes. @param {{ cwd: string, filename: string }} context */
export function fileOf(context) {
  return path.relative(context.cwd, context.filename).split(path.sep).join('/');
}

export const boundaries = {
  /** @param {any} context */
  create(context) {
    const file = fileOf(context);
    /** @param {any} source @param {boolean} isLazy */
    const check = (source, isLazy) => {
      if (typeof source?.value !== 'string') return;
      const message = objectionToImport(file, source.value, isLazy);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (/** @type {any} */ node) => check(node.source, false),
      ExportNamedDeclaration: (/** @type {any} */ node) => check(node.source, false),
      ExportAllDeclaration: (/** @type {any} */ node) => check(node.source, false),
      ImportExpression: (/** @type {any} */ node) => check(node.source, true),
      TSImportType: (/** @type {any} */ node) => check(node.source ?? node.argument?.literal, false),
    };
  },
};
