/** The syntax of our sources, as far as it says which names of a file rest on which of others. */
import { parseAst } from 'rolldown/parseAst';

export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

export function parse(file: string, code: string): readonly Node[] {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return (parseAst(code, { lang }) as unknown as { body: readonly Node[] }).body;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a name or a literal says. */
export function wordOf(node: unknown): string {
  const word = isNode(node) ? (node['name'] ?? node['value']) : undefined;
  return typeof word === 'string' || typeof word === 'number' ? String(word) : '';
}

export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** A name that a node reads. `under`: keys of the object literals it is a value of, outermost first. */
interface NameRead {
  readonly name: string;
  readonly under: readonly string[];
}

/** What a piece of code rests on. */
export interface Reads {
  readonly names: readonly NameRead[];
  /** Names of properties it reads, of whatever. */
  readonly properties: ReadonlySet<string>;
  /** Of these, what is read of something called `api`: the client. */
  readonly ofTheClient: ReadonlySet<string>;
  /** Modules that it imports when it runs. */
  readonly modules: readonly string[];
}

/** Nodes of types whose expression is still there at run time. */
export const wrappers: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Reads a piece of code; types are left out, since nothing of them is there at run time. */
export function readsOf(root: Node): Reads {
  const names: NameRead[] = [];
  const properties = new Set<string>();
  const ofTheClient = new Set<string>();
  const modules: string[] = [];

  function walk(node: Node, bound: ReadonlySet<string>, under: readonly string[]): void {
    const into = (value: unknown, keys = under, more = bound): void => {
      for (const one of [value].flat()) if (isNode(one)) walk(one, more, keys);
    };
    const { type } = node;
    if (wrappers.has(type)) return into(node['expression']);
    if (type.startsWith('TS')) return undefined;
    if (functions.has(type)) {
      const inside = new Set([...bound, ...boundIn(node)]);
      into(node['params'], under, inside);
      return into(node['body'], under, inside);
    }
    switch (type) {
      case 'Identifier':
      case 'JSXIdentifier': {
        const name = String(node['name']);
        if (!bound.has(name)) names.push({ name, under });
        return undefined;
      }
      case 'MemberExpression':
      case 'JSXMemberExpression':
        into(node['object']);
        if (node['computed'] === true) return into(node['property']);
        properties.add(wordOf(node['property']));
        if (isClient(node['object'])) ofTheClient.add(wordOf(node['property']));
        return undefined;
      case 'Property': {
        const key = wordOf(node['key']);
        if (node['computed'] === true) into(node['key']);
        return into(node['value'], [...under, key]);
      }
      case 'ObjectPattern':
        for (const property of node['properties'] as readonly Node[]) {
          if (property.type === 'RestElement') continue;
          properties.add(wordOf(property['key']));
          const value = property['value'] as Node;
          if (value.type === 'AssignmentPattern') into([value['left'], value['right']], []);
          else into(value, []);
        }
        return undefined;
      case 'JSXAttribute':
        return into(node['value']);
      case 'JSXOpeningElement': {
        // Small letters name an element of the page.
        const name = node['name'] as Node;
        if (name.type !== 'JSXIdentifier' || /^[A-Z]/.test(String(name['name']))) into(name);
        return into(node['attributes']);
      }
      case 'JSXClosingElement':
        return undefined;
      case 'ImportExpression': {
        const source = node['source'] as Node;
        if (source.type === 'Literal') modules.push(String(source['value']));
        return into(source);
      }
      default:
        for (const child of childrenOf(node)) walk(child, bound, under);
        return undefined;
    }
  }
  walk(root, new Set(), []);
  return { names, properties, ofTheClient, modules };
}

const isClient = (node: unknown): boolean =>
  isNode(node) && (wordOf(node) === 'api' || wordOf(node['property']) === 'api');

/** Names that a function binds: what is outside has another meaning by them. */
function boundIn(fn: Node): readonly string[] {
  const found: string[] = [];
  const pattern = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Identifier') found.push(String(node['name']));
    else if (node.type === 'Property') pattern(node['value']);
    else if (node.type === 'AssignmentPattern') pattern(node['left']);
    else if (node.type === 'RestElement') pattern(node['argument']);
    else if (node.type.endsWith('Pattern')) for (const child of childrenOf(node)) pattern(child);
  };
  const statements = (node: Node): void => {
    if (node.type === 'VariableDeclarator') pattern(node['id']);
    if (node.type === 'CatchClause') pattern(node['param']);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') pattern(node['id']);
    if (functions.has(node.type)) return;
    for (const child of childrenOf(node)) statements(child);
  };
  for (const param of fn['params'] as readonly Node[]) pattern(param);
  if (isNode(fn['body'])) statements(fn['body']);
  return found;
}
