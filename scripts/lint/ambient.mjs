import { fileOf } from './imports.mjs';

/**
 * What code reaches for out of thin air: the network, the clock, chance, storage. Each is a port here, so that two
 * apps run in two worlds on one page and a test can hold the clock. `where` says which files must do without;
 * `except` are the files that are the port.
 */

const testFiles = /\.(test|stories)\.tsx?$/;

/** @typedef {{ where: RegExp, except: RegExp, tests: boolean, instead: string }} Guard */

/** @type {Record<'network' | 'clock' | 'chance' | 'storage', Guard>} */
const guards = {
  network: {
    where: /^(contracts\/api|mocks|packages)\//,
    except: /^(contracts\/api\/src\/(client|socket)|mocks\/(src\/hosts|test)\/)/,
    tests: false,
    instead: 'call an endpoint through the typed client of @meridian/api, or subscribe through its socket',
  },
  clock: {
    where: /^(mocks|packages\/app)\//,
    except: /^(packages\/app\/src\/platform\/ports-browser|mocks\/src\/hosts\/)/,
    tests: true,
    instead: 'ask the clock you were handed',
  },
  chance: {
    where: /^(mocks|packages\/app)\//,
    except: /^(packages\/app\/src\/platform\/ports-browser|mocks\/src\/hosts\/)/,
    tests: true,
    instead: "draw from the world's seeded source, or take the ids port",
  },
  storage: {
    where: /^(mocks|packages)\//,
    except: /^(packages\/app\/src\/platform\/ports-browser|mocks\/src\/hosts\/)/,
    tests: true,
    instead: 'use the storage port',
  },
};

/** @param {keyof typeof guards} kind @param {string} file path from the root @returns {string | undefined} what to do instead */
function objectionToAmbient(kind, file) {
  const { where, except, tests, instead } = guards[kind];
  if (!where.test(file) || except.test(file)) return undefined;
  // A network call in a test of the client or a host is the caller under test; a story's is never.
  if (testFiles.test(file) && (tests || !file.startsWith('packages/'))) return undefined;
  return instead;
}

const globalObjects = new Set(['globalThis', 'window', 'self']);

/** `fetch`, `window.fetch`, `Date.now` as a dotted name, without the global object. @param {any} node @returns {string} */
function dottedName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  const object = dottedName(node.object);
  if (!object) return '';
  return globalObjects.has(object) ? node.property.name : `${object}.${node.property.name}`;
}

/** @type {Record<string, keyof typeof guards>} */
const calls = {
  fetch: 'network',
  'navigator.sendBeacon': 'network',
  'Date.now': 'clock',
  'performance.now': 'clock',
  'Math.random': 'chance',
  'crypto.randomUUID': 'chance',
  'crypto.getRandomValues': 'chance',
};

/** @type {Record<string, keyof typeof guards>} */
const constructors = { WebSocket: 'network', EventSource: 'network', XMLHttpRequest: 'network' };

const stores = new Set(['localStorage', 'sessionStorage', 'indexedDB']);

export const ambient = {
  /** @param {any} context */
  create(context) {
    const file = fileOf(context);
    /** @param {any} node @param {keyof typeof guards} kind @param {string} name */
    const report = (node, kind, name) => {
      const instead = objectionToAmbient(kind, file);
      if (instead) context.report({ node, message: `No ${name} here: ${instead}.` });
    };
    return {
      CallExpression(/** @type {any} */ node) {
        const name = dottedName(node.callee);
        const kind = Object.hasOwn(calls, name) ? calls[name] : undefined;
        if (kind) report(node, kind, `${name}()`);
        if (name === 'Date') report(node, 'clock', 'Date()');
      },
      NewExpression(/** @type {any} */ node) {
        const name = dottedName(node.callee);
        const kind = Object.hasOwn(constructors, name) ? constructors[name] : undefined;
        if (kind) report(node, kind, `new ${name}()`);
        if (name === 'Date' && node.arguments.length === 0) report(node, 'clock', 'new Date() of now');
      },
      Identifier(/** @type {any} */ node) {
        if (!stores.has(node.name)) return;
        const { parent } = node;
        // A property that shares the name (`ports.localStorage`) is a port; `window.localStorage` is not.
        const isProperty =
          parent?.type === 'MemberExpression' && parent.property === node && !parent.computed
            ? !globalObjects.has(dottedName(parent.object))
            : false;
        const isKey = parent?.type === 'Property' && parent.key === node && !parent.shorthand;
        const isType = parent?.type?.startsWith('TS') ?? false;
        if (!isProperty && !isKey && !isType) report(node, 'storage', node.name);
      },
    };
  },
};
