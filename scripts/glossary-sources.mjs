/** English texts in code: what the simulated brokerage says, and what stories show. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { root } from './run/root.mjs';

/** Pages about words (foundations) name the unwanted ones, so they are not read. */
const sources = [
  'mocks/src/**/*.ts',
  'packages/*/src/**/{*.stories.tsx,sample*.ts,sample*.tsx,example*.tsx,*.guide.ts,*.guide.tsx}',
];
const isUnread = /\.test\.ts$|\/foundations\//;

/** Every such text by its place, `file:line`. @returns {Record<string, string>} */
export function textsInSources() {
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !isUnread.test(file));
  return Object.assign(
    {},
    ...files.map((file) => textsIn(readFileSync(path.join(root, file), 'utf8'), file)),
  );
}

/**
 * The texts of one file. What a docs page says about a component is prose on code and is left out; its pictures of how to do it are not.
 * @param {string} code @param {string} file named in the places
 * @returns {Record<string, string>}
 */
export function textsIn(code, file) {
  /** @type {Record<string, string>} */
  const texts = {};
  /** @param {number} start @param {string} text */
  const add = (start, text) => {
    const words = text.replaceAll(/\s+/g, ' ');
    const place = `${file}:${code.slice(0, start).split('\n').length}`;
    if (words.trim() !== '') texts[place in texts ? `${place} (${start})` : place] = words;
  };
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), add);
  return texts;
}

/** @typedef {{ type: string, start: number } & Record<string, unknown>} Node */

/** @param {unknown} value @param {(start: number, text: string) => void} add */
function walk(value, add) {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, add);
    return;
  }
  if (!isNode(value)) return;
  switch (value.type) {
    case 'ImportDeclaration':
    case 'TSLiteralType':
      return;
    case 'Literal':
      if (typeof value.value === 'string') add(value.start, value.value);
      return;
    case 'JSXText':
      add(value.start, String(value.value).trim());
      return;
    case 'TemplateLiteral':
      // A gap as the catalogues have it.
      add(value.start, quasisOf(value).join('{}'));
      walk(value.expressions, add);
      return;
    default:
      for (const part of isGuide(value) ? picturesOf(value) : Object.values(value)) walk(part, add);
  }
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** @param {Node} template */
const quasisOf = ({ quasis }) =>
  /** @type {{ value: { cooked: string } }[]} */ (quasis).map(({ value }) => value.cooked);

/** @param {Node} node */
function isGuide({ type, callee }) {
  return type === 'CallExpression' && isNode(callee) && callee['name'] === 'guide';
}

/** What a guide shows as right; what it shows as wrong may say it wrongly. @param {Node} call */
function picturesOf(call) {
  const [page] = /** @type {Node[]} */ (call['arguments']);
  return elementsOf(valueOf(page, 'pairs')).map((pair) => valueOf(pair, 'kept'));
}

/** @param {unknown} list @returns {unknown[]} */
const elementsOf = (list) => (isNode(list) && Array.isArray(list['elements']) ? list['elements'] : []);

/** @param {unknown} object @param {string} name */
function valueOf(object, name) {
  const properties = isNode(object) && Array.isArray(object['properties']) ? object['properties'] : [];
  return /** @type {{ key?: { name?: string }, value?: unknown }[]} */ (properties).find(
    ({ key }) => key?.name === name,
  )?.value;
}
