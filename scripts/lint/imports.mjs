import path from 'node:path';
import { objectionTo } from './rooms.mjs';

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

/** @param {string} file path from the root @param {string} specifier @param {boolean} isLazy */
export function objectionToImport(file, specifier, isLazy) {
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
  const wall = objectionTo({ file, specifier, target, isLazy });
  if (wall) return wall;
  return guarded.find(({ pattern, allowed }) => pattern.test(specifier) && !allowed.test(file))?.instead;
}

/** Path from the root of the repository, with forward slashes. @param {{ cwd: string, filename: string }} context */
export function fileOf(context) {
  return path.relative(context.cwd, context.filename).split(path.sep).join('/');
}

export const rooms = {
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
